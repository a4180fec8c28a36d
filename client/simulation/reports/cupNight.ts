/** The evening on which the own club has won the cup, in words. */
import { wonToday } from '../competitions/ownMatches.ts'
import { CUP } from '../competitions/cup.ts'
import { pastCompetition } from '../club/competitionSeason.ts'
import { pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { ownResults, type ClubResult } from './ownResults.ts'

export interface CupNight {
  season: number
  heading: string
  lines: string[]
  /** The own ties, from the first round to the final. */
  road: ClubResult[]
}

/** Null unless the own club has won the cup today. */
export function cupNight(state: Snapshot): CupNight | null {
  if (wonToday(state)?.id !== CUP.id) return null
  const road = ownResults(state)
    .filter(({ competition }) => competition === CUP.id)
    .toReversed()
  const final = road.at(-1)
  if (!final) return null
  const { opponent, goalsFor, goalsAgainst, note } = final
  const way = note === '' ? '' : `, ${note}`
  const before = state.pastSeasons.filter((past) => pastCompetition(past, 'cup')?.isWon).length
  const prizes = CUP.rounds.reduce((sum, { prize }) => sum + prize, 0)
  return {
    season: state.currentSeason,
    heading: 'Cup winners!',
    lines: [
      `${goalsFor}–${goalsAgainst}${way} against ${opponent.name}: the ${CUP.name} is yours.`,
      before === 0
        ? 'It’s the first one in your cabinet.'
        : `It’s the ${ordinal(before + 1)} one in your cabinet.`,
      `Five wins, ${pounds(prizes)} in prizes.`,
    ],
    road,
  }
}
