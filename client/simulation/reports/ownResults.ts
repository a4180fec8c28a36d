import type { Snapshot } from '../gameState.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import { ownProgramme, type ProgrammeMatch } from './programme.ts'

/** Played match of the own club. */
export interface OwnResult {
  week: number
  isHome: boolean
  opponent: ProgrammeMatch['home']
  goalsFor: number
  goalsAgainst: number
  outcome: MatchOutcome
}

/** Own matches of the season so far, the latest first. */
export function ownResults(state: Snapshot): OwnResult[] {
  return ownProgramme(state)
    .flatMap(({ week, home, away, score }) => {
      if (!score) return []
      const isHome = home.id === state.club.id
      const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
      const outcome = outcomeOf(goalsFor, goalsAgainst)
      return { week, isHome, opponent: isHome ? away : home, goalsFor, goalsAgainst, outcome }
    })
    .toReversed()
}
