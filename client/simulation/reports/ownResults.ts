/** Results of a club in the running season. */
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import { programmeOf, type ProgrammeMatch } from './programme.ts'

/** Played match from the view of one club. */
export interface ClubResult {
  week: number
  isHome: boolean
  opponent: ProgrammeMatch['home']
  goalsFor: number
  goalsAgainst: number
  outcome: MatchOutcome
}

/** Matches of a club so far, the latest first. */
export function resultsOf(state: Snapshot, id: ClubId): ClubResult[] {
  return programmeOf(state, id)
    .flatMap(({ week, home, away, score }) => {
      if (!score) return []
      const isHome = home.id === id
      const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
      const outcome = outcomeOf(goalsFor, goalsAgainst)
      return { week, isHome, opponent: isHome ? away : home, goalsFor, goalsAgainst, outcome }
    })
    .toReversed()
}

export function ownResults(state: Snapshot): ClubResult[] {
  return resultsOf(state, state.club.id)
}
