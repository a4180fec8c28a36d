/** The evening on which the own club has won a competition or the play-off, in words. */
import { seasonsWon } from '../club/competitionSeason.ts'
import type { Competition } from '../competitions/competition.ts'
import { roundOf } from '../competitions/competitions.ts'
import { tiesOf, wonToday } from '../competitions/ownMatches.ts'
import { capitalised } from '../core/english.ts'
import { pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { ownResults, type ClubResult } from './ownResults.ts'
import { pluralize } from './paper/wording.ts'

export interface CupNight {
  season: number
  heading: string
  lines: string[]
  /** The own ties, from the first round to the final, and their heading. */
  road: ClubResult[]
  way: string
}

/** Null unless the own club has won a competition today. */
export function cupNight(state: Snapshot): CupNight | null {
  const competition = wonToday(state)
  if (!competition) return null
  const { id, winners } = competition
  const road = ownResults(state)
    .filter((result) => result.competition === id)
    .toReversed()
  const final = road.at(-1)
  if (!final) return null
  const { opponent, goalsFor, goalsAgainst, note } = final
  const decision = note === '' ? '' : ` (${note})`
  const score = `${goalsFor}–${goalsAgainst} against ${opponent.name}${decision}`
  const isPlayOff = id === 'playoff'
  return {
    season: state.currentSeason,
    heading: `${winners}!`,
    lines: isPlayOff ? promotionLines(state, score) : trophyLines(state, competition, { score, road }),
    road,
    way: isPlayOff ? 'The way up' : 'The way to the cup',
  }
}

function trophyLines(
  state: Snapshot,
  { id, name }: Competition,
  { score, road }: { score: string; road: readonly ClubResult[] },
): string[] {
  const before = seasonsWon(state.pastSeasons, id).length
  const wins = road.filter(({ outcome }) => outcome === 'W').length
  return [
    `${score}: the ${name} is yours.`,
    before === 0
      ? 'It’s the first one in your cabinet.'
      : `It’s the ${ordinal(before + 1)} one in your cabinet.`,
    `${capitalised(pluralize(wins, 'win'))}, ${pounds(prizesOf(state, id))} in prizes.`,
  ]
}

function promotionLines(state: Snapshot, score: string): string[] {
  return [
    `${score}: next season you’re in the first division.`,
    `You finished ${ordinal(ownPosition(state))} and went up the long way.`,
  ]
}

/** Prizes of the own ties so far, in pounds. */
function prizesOf(state: Snapshot, id: CompetitionId): number {
  let sum = 0
  for (const tie of tiesOf(state, state.club.id)) {
    if (tie.competition !== id || !tie.result) continue
    const { stage, prize, drawPrize = 0 } = roundOf(tie)
    if (tie.result.winner === state.club.id) sum += prize
    else if (stage === 'group' && tie.result.winner === null) sum += drawPrize
  }
  return sum
}
