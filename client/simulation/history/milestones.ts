/** Runs and totals of a career, updated after every own match. */
import { announce } from '../news/announce.ts'
import type { GameState } from '../gameState.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { OwnScore } from '../club/ownScore.ts'
import type { Run, Runs } from '../club/pastSeason.ts'
import { offerRecord } from './records.ts'

/** First milestones that are announced. After the last, each multiple of its size is announced. */
const FIRST_ROUND = [100, 250]
const EVERY = 500

export function emptyRuns(): Runs {
  return { unbeaten: { length: 0, sinceDay: 0 }, winning: { length: 0, sinceDay: 0 } }
}

/** Extends or ends the runs after a result, and offers them as records. */
export function extendRuns(state: GameState, outcome: MatchOutcome): void {
  const { runs } = state
  runs.unbeaten = extendRun(runs.unbeaten, outcome !== 'L', state.day)
  runs.winning = extendRun(runs.winning, outcome === 'W', state.day)
  offerRun(state, 'longestUnbeatenRun', runs.unbeaten)
  offerRun(state, 'longestWinningRun', runs.winning)
}

function extendRun({ length, sinceDay }: Run, goesOn: boolean, day: number): Run {
  if (!goesOn) return { length: 0, sinceDay: 0 }
  return { length: length + 1, sinceDay: length === 0 ? day : sinceDay }
}

function offerRun(
  state: GameState,
  kind: 'longestUnbeatenRun' | 'longestWinningRun',
  { length, sinceDay }: Run,
) {
  if (length > 1) offerRecord(state, { kind, value: length, details: { kind: 'run' }, sinceDay })
}

/** Adds a match to the totals. Reaching a milestone is announced. */
export function addToTotals(state: GameState, match: OwnScore): void {
  const { playerScore, opponentScore, opponent } = match
  const { totals } = state
  const before = { ...totals }
  totals.matches += 1
  totals.wins += playerScore > opponentScore ? 1 : 0
  totals.goals += playerScore
  for (const total of ['matches', 'wins', 'goals'] as const) {
    const figure = milestoneBetween(before[total], totals[total])
    if (figure === null) continue
    announce(state, {
      kind: 'milestone-reached',
      total,
      figure,
      club: state.club.name,
      match: { playerScore, opponentScore, opponent },
    })
  }
}

/** Highest milestone above `before` and not above `after`, or null. */
function milestoneBetween(before: number, after: number): number | null {
  const figures = [...FIRST_ROUND, Math.ceil((before + 1) / EVERY) * EVERY]
  return figures.find((figure) => figure > before && figure <= after) ?? null
}
