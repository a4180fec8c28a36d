/** League matches of the running season by club, and runs of outcomes among them. */
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable } from './table.ts'

/** League match from the view of one club. */
export interface ClubMatch {
  week: number
  opponent: ClubId
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
}

/** Fixtures of a division in the season, in order of weeks. */
export function fixturesIn(
  { division: own, fixtures, otherDivision }: Snapshot,
  division: Division,
): Snapshot['fixtures'] {
  return division === own ? fixtures : otherDivision.fixtures
}

/** League matches of each club of a division in the running season, oldest first. */
export function matchesByClub(state: Snapshot, division: Division): Map<ClubId, ClubMatch[]> {
  const matches = new Map<ClubId, ClubMatch[]>(
    divisionTable(state, division).map(({ club }) => [club.id, []]),
  )
  for (const { week, home, away, score } of fixturesIn(state, division)) {
    if (!score) continue
    const ofHome = { week, opponent: away, isHome: true, goalsFor: score.home, goalsAgainst: score.away }
    matches.get(home)?.push(ofHome)
    matches.get(away)?.push({
      week,
      opponent: home,
      isHome: false,
      goalsFor: score.away,
      goalsAgainst: score.home,
    })
  }
  return matches
}

export function outcomesOf(matches: readonly ClubMatch[]): MatchOutcome[] {
  return matches.map(({ goalsFor, goalsAgainst }) => outcomeOf(goalsFor, goalsAgainst))
}

/** Kinds of runs with the outcomes that they consist of. */
export const RUNS = {
  winning: ['W'],
  unbeaten: ['W', 'D'],
  drawing: ['D'],
  losing: ['L'],
  winless: ['D', 'L'],
} as const satisfies Record<string, readonly MatchOutcome[]>
export type RunKind = keyof typeof RUNS

/** The longest unbroken run of a kind, the latest of equal ones; `from`: place of its first match. */
export function longestRun(matches: readonly ClubMatch[], kind: RunKind): { from: number; length: number } {
  const counts: readonly MatchOutcome[] = RUNS[kind]
  let best = { from: 0, length: 0 }
  let from = 0
  for (const [i, outcome] of outcomesOf(matches).entries()) {
    if (!counts.includes(outcome)) from = i + 1
    else if (i + 1 - from >= best.length) best = { from, length: i + 1 - from }
  }
  return best
}
