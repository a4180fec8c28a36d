/** Own matches of the running season, played again from what is kept of them. */
import type { Snapshot } from '../gameState.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { ownResults, type ClubResult } from './ownResults.ts'
import { replayedReport } from './replayedReport.ts'

/** An own match with all that happened in it. */
export interface ReplayedMatch extends ClubResult {
  /** Day and round: the matches of a play-off share a day. */
  key: string
  /** Side of the own club. */
  side: Side
  report: MatchReport
}

interface ReplayedMatches {
  /** Oldest first. */
  matches: ReplayedMatch[]
  /** All own matches so far, those included of which nothing is kept (PLT-2). */
  played: number
}

export function replayedMatches(state: Snapshot): ReplayedMatches {
  const results = ownResults(state).toReversed()
  const matches = results.flatMap((result): ReplayedMatch[] => {
    const kept = keptOf(state, result)
    const report = kept && replayedReport(state, kept)
    if (!report) return []
    const key = `${result.day} ${result.roundNumber ?? 'league'}`
    return [{ ...result, key, side: result.home === state.club.id ? 'home' : 'away', report }]
  })
  return { matches, played: results.length }
}

function keptOf(state: Snapshot, { competition, roundNumber, week, home }: ClubResult) {
  if (competition !== 'league') {
    return state.keptTies.find(
      (kept) =>
        kept.season === state.currentSeason &&
        kept.tie.competition === competition &&
        kept.tie.round === roundNumber &&
        kept.home.club === home,
    )
  }
  return state.keptMatches.find(
    (kept) => kept.season === state.currentSeason && kept.week === week && kept.home.club === home,
  )
}
