/** Results of a club in the running season. */
import { roundOf } from '../competitions/competitions.ts'
import { tiesOf, weekOfTie } from '../competitions/ownMatches.ts'
import { clubById } from '../club/clubById.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import { dayOfWeek } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { CompetitionId, Score } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'
import { programmeOf, venueOf, type ProgrammeMatch, type Venue } from './programme.ts'
import { roundName } from '../core/tieWords.ts'

/** Played match from the view of one club. */
export interface ClubResult {
  competition: CompetitionId
  day: number
  /** Match week that its day belongs to. */
  week: number
  /** Round of a tie, such as 'quarter-final'; null in the league. */
  round: string | null
  /** The same from 1; null in the league. */
  roundNumber: number | null
  venue: Venue
  home: ClubId
  opponent: ProgrammeMatch['home']
  goalsFor: number
  goalsAgainst: number
  /** Way of a tie's decision after ninety minutes, the club first: 'a.e.t.' or '4–3 pens'; '' for none. */
  note: string
  /** A tie decided on penalties is won or lost, as the club goes on. */
  outcome: MatchOutcome
}

/** Matches of a club so far, the latest first. */
export function resultsOf(state: Snapshot, id: ClubId): ClubResult[] {
  const ties = tieResults(state, id).toReversed()
  return [...ties, ...leagueResults(state, id)].toSorted((a, b) => b.day - a.day)
}

export function ownResults(state: Snapshot): ClubResult[] {
  return resultsOf(state, state.club.id)
}

function leagueResults(state: Snapshot, id: ClubId): ClubResult[] {
  return programmeOf(state, id).flatMap(({ week, home, away, score }): ClubResult[] => {
    if (!score) return []
    const isHome = home.id === id
    const [goalsFor, goalsAgainst] = ownFirst(score, isHome)
    return [
      {
        competition: 'league',
        day: dayOfWeek(state.currentSeason, week),
        week,
        round: null,
        roundNumber: null,
        venue: isHome ? 'Home' : 'Away',
        home: home.id,
        opponent: isHome ? away : home,
        goalsFor,
        goalsAgainst,
        note: '',
        outcome: outcomeOf(goalsFor, goalsAgainst),
      },
    ]
  })
}

function tieResults(state: Snapshot, id: ClubId): ClubResult[] {
  return tiesOf(state, id).flatMap((tie): ClubResult[] => {
    const { competition, day, round, home, away, result } = tie
    const isHome = home === id
    const opponent = clubById(state, isHome ? away : home)
    if (!result || !opponent) return []
    const [goalsFor, goalsAgainst] = ownFirst(lastScoreOf(result), isHome)
    const isDecider = roundOf(tie).stage === 'tie'
    const penalties = result.shootOut && `${ownFirst(result.shootOut, isHome).join('–')} pens`
    return [
      {
        competition,
        day,
        week: weekOfTie(tie),
        round: roundName(competition, round),
        roundNumber: round,
        venue: venueOf(tie, id),
        home,
        opponent,
        goalsFor,
        goalsAgainst,
        note: penalties ?? (result.extraTime ? 'a.e.t.' : ''),
        outcome: isDecider ? (result.winner === id ? 'W' : 'L') : outcomeOf(goalsFor, goalsAgainst),
      },
    ]
  })
}

function ownFirst({ home, away }: Score, isHome: boolean): [number, number] {
  return isHome ? [home, away] : [away, home]
}
