import { clubById } from '../club/clubById.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import type { ClubId } from '../core/ids.ts'
import type { CompetitionId } from '../core/tie.ts'
import { stageName } from '../core/tieWords.ts'
import type { Snapshot } from '../gameState.ts'

export interface DrawnClub {
  id: ClubId
  name: string
  code: string
  colours: readonly string[]
  crestSeed: number
  isOwn: boolean
}

export interface CupDraw {
  cup: string
  /** Stage that is drawn, such as 'quarter-final'. */
  round: string
  /** Ties in the order of the draw, two clubs each, or groups, which are filled one club each in turn. */
  lots: DrawnClub[][]
  isOfGroups: boolean
  /** True for two legs, of which the club drawn first has the first at home. */
  hasLegs: boolean
  isNeutral: boolean
}

/** Draw of the stage that is still to be played, while the own club is in it; null without one. */
export function cupDraw(state: Snapshot, id: CompetitionId): CupDraw | null {
  const { club } = state
  const { ties, groups } = competitionOf(state, id)
  const last = ties.at(-1)
  // The table has drawn the play-off.
  if (!last || id === 'playoff') return null
  const { stage } = roundOf(last)
  const isOfGroups = stage === 'group'
  const hasLegs = stage === 'second-leg'
  const round = isOfGroups ? 1 : hasLegs ? last.round - 1 : last.round
  const drawn = ties.filter((tie) => tie.round === round)
  if (!drawn.some((tie) => isTieOf(tie, club.id) && !tie.result)) return null
  const lots = isOfGroups ? groups : drawn.map(({ home, away }) => [home, away])
  return {
    cup: descriptionOf(id).name,
    round: stageName(id, round),
    lots: lots.map((clubs) => clubs.flatMap((one) => drawnClub(state, one) ?? [])),
    isOfGroups,
    hasLegs,
    isNeutral: drawn.some(({ neutral }) => neutral),
  }
}

function drawnClub(state: Snapshot, id: ClubId): DrawnClub | null {
  const club = clubById(state, id)
  if (!club) return null
  const { name, code, colours, crestSeed } = club
  return { id, name, code, colours, crestSeed, isOwn: id === state.club.id }
}
