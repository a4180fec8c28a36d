/** Longest runs and biggest wins of the running season in a division (TAB-7). */
import type { ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import type { Division } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { fixturesIn, longestRun, matchesByClub, RUNS, type RunKind } from '../league/clubMatches.ts'

type Club = DeepReadonly<ClubIdentity>

export interface LongestRun {
  kind: RunKind
  club: Club
  isOwn: boolean
  length: number
  /** Match weeks. */
  from: number
  to: number
  /** True for a run that goes on. */
  isRunning: boolean
}

/** Shortest run that is listed. */
const SHORTEST = 3
/** Runs listed of each kind. */
const LISTED_RUNS = 2

/** The longest runs of each kind in the season of a division, each club's longest alone. */
export function longestRuns(state: Snapshot, division: Division): LongestRun[] {
  const clubs = matchesByClub(state, division)
  return (Object.keys(RUNS) as RunKind[]).flatMap((kind) =>
    [...clubs]
      .flatMap(([id, matches]): LongestRun[] => {
        const club = clubById(state, id)
        const run = longestRun(matches, kind)
        if (!club || run.length < SHORTEST) return []
        const weekAt = (i: number) => matches[i]?.week ?? 0
        return [
          {
            kind,
            club,
            isOwn: id === state.club.id,
            length: run.length,
            from: weekAt(run.from),
            to: weekAt(run.from + run.length - 1),
            isRunning: run.from + run.length === matches.length,
          },
        ]
      })
      .sort((a, b) => b.length - a.length || a.from - b.from)
      .slice(0, LISTED_RUNS),
  )
}

export interface BigWin {
  week: number
  home: Club
  away: Club
  score: { readonly home: number; readonly away: number }
  isOwn: boolean
}

const LISTED_WINS = 10

/** Wins of the season in a division by the widest margins, those with more goals first. */
export function biggestWins(state: Snapshot, division: Division): BigWin[] {
  return fixturesIn(state, division)
    .flatMap(({ week, home, away, score }): BigWin[] => {
      const [one, other] = [clubById(state, home), clubById(state, away)]
      if (!score || score.home === score.away || !one || !other) return []
      const isOwn = home === state.club.id || away === state.club.id
      return [{ week, home: one, away: other, score, isOwn }]
    })
    .sort((a, b) => marginOf(b) - marginOf(a) || goalsOf(b) - goalsOf(a) || a.week - b.week)
    .slice(0, LISTED_WINS)
}

function marginOf({ score }: BigWin): number {
  return Math.abs(score.home - score.away)
}

function goalsOf({ score }: BigWin): number {
  return score.home + score.away
}
