/** Own matches of the running season, played again from what is kept of them. */
import type { ClubIdentity } from '../club/club.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch } from '../match/keptMatch.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { replayMatch } from '../season/replayMatch.ts'
import { ownResults, type ClubResult } from './ownResults.ts'
import type { Venue } from './programme.ts'

/** An own match with all that happened in it. */
export interface SeasonMatch {
  /** Day of the career, of which no two matches are. */
  day: number
  week: number
  competition: CompetitionId
  /** Round of a tie, such as 'quarter-final'; null in the league. */
  round: string | null
  venue: Venue
  opponent: DeepReadonly<ClubIdentity>
  goalsFor: number
  goalsAgainst: number
  /** Side of the own club. */
  side: Side
  report: MatchReport
}

interface SeasonMatches {
  /** Oldest first. */
  matches: SeasonMatch[]
  /** All own matches so far, those included of which nothing is kept (PLT-2). */
  played: number
}

/** Reports of kept matches, which never change; null for one that today's rules play differently. */
const known = new WeakMap<DeepReadonly<KeptMatch>, MatchReport | null>()

export function seasonMatches(state: Snapshot): SeasonMatches {
  const results = ownResults(state).toReversed()
  const matches = results.flatMap((result): SeasonMatch[] => {
    const kept = keptOf(state, result)
    const report = kept && reportOf(state, kept)
    if (!report) return []
    const { day, week, competition, round, venue, opponent, goalsFor, goalsAgainst } = result
    const side = result.home === state.club.id ? 'home' : 'away'
    return [{ day, week, competition, round, venue, opponent, goalsFor, goalsAgainst, side, report }]
  })
  return { matches, played: results.length }
}

function keptOf(state: Snapshot, { competition, day, week, home }: ClubResult) {
  if (competition !== 'league') {
    return state.keptTies.find(
      (kept) =>
        kept.season === state.currentSeason &&
        kept.tie.competition === competition &&
        kept.tie.day === day &&
        kept.home.club === home,
    )
  }
  return state.keptMatches.find(
    (kept) => kept.season === state.currentSeason && kept.week === week && kept.home.club === home,
  )
}

function reportOf(state: Snapshot, kept: DeepReadonly<KeptMatch>): MatchReport | null {
  const found = known.get(kept)
  if (found !== undefined) return found
  const report = replayMatch(state, kept)
  known.set(kept, report)
  return report
}
