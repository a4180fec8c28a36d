/** Fixtures of the season with club names: next match, and results of each week. */
import { qualityTeam } from '../clubs/qualityTeam.ts'
import type { ClubIdentity } from '../club/club.ts'
import { clubById as identityById } from '../club/clubById.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import type { ClubId } from '../core/ids.ts'
import type { Division, Fixture } from '../core/fixture.ts'
import type { Snapshot } from '../gameState.ts'
import { fixturesIn } from '../league/clubMatches.ts'
import { divisionOf } from '../league/table.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { nextOwnMatch, tiesOf, weekOfTie } from '../competitions/ownMatches.ts'
import { dayOfWeek, fixturesOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'
import { roundName } from '../core/tieWords.ts'
import { firstLegInWords } from './paper/twoLegs.ts'

/** Fixture with its clubs. */
export interface ProgrammeMatch {
  week: number
  home: DeepReadonly<ClubIdentity>
  away: DeepReadonly<ClubIdentity>
  score: { readonly home: number; readonly away: number } | null
}

/** Next match of the own club, or the reason why there is none. */
export type NextMatch =
  | {
      kind: 'match'
      competition: CompetitionId
      /** Name of the round of a tie; null in the league. */
      round: string | null
      /** First leg of the tie, such as 'you lead 2–1'; null without one that has been played. */
      firstLeg: string | null
      /** Match week that its day belongs to. */
      week: number
      /** On neutral ground, true for the club drawn first. */
      isHome: boolean
      venue: Venue
      opponent: DeepReadonly<ClubIdentity>
      daysAway: number
      /** Mean quality of the best eleven, of the own club and of the opponent. */
      quality: { own: number; opponent: number }
    }
  | { kind: 'no-fixtures' | 'season-over' | 'free-week' }

export function nextMatch(state: Snapshot): NextMatch {
  if (state.fixtures.length === 0) return { kind: 'no-fixtures' }
  const next = nextOwnMatch(state)
  if (!next) return { kind: state.currentMatchWeek < WEEKS_PER_SEASON ? 'free-week' : 'season-over' }
  const { competition, week, day, home, away, isNeutral } = next
  const isHome = home === state.club.id
  const opponent = opponentById(state, isHome ? away : home)
  return {
    kind: 'match',
    competition,
    round: next.competition === 'league' ? null : roundName(next.competition, next.tie.round),
    firstLeg: next.competition === 'league' ? null : firstLegInWords(state, next.tie),
    week,
    isHome,
    venue: venueOf({ home, neutral: isNeutral }, state.club.id),
    opponent,
    daysAway: day - state.day,
    quality: { own: qualityTeam(state), opponent: qualityTeam(opponent) },
  }
}

/** Matches of a division in one week. */
export function weekProgramme(
  state: Snapshot,
  week: number,
  division: Division = state.division,
): ProgrammeMatch[] {
  return fixturesOfWeek(fixturesIn(state, division), week).map((fixture) => withClubs(state, fixture))
}

/** Matches of a club of either division in the season, in order. */
export function programmeOf(state: Snapshot, id: ClubId): ProgrammeMatch[] {
  return fixturesIn(state, divisionOf(state, id))
    .filter(({ home, away }) => home === id || away === id)
    .map((fixture) => withClubs(state, fixture))
}

/** Match of the own club to come. */
interface UpcomingMatch {
  competition: CompetitionId
  day: number
  /** Match week that its day belongs to. */
  week: number
  /** Round of a tie, such as 'quarter-final'; null in the league. */
  round: string | null
  opponent: DeepReadonly<ClubIdentity>
  venue: Venue
}

/** Fixtures of the own club that are left, and its ties that are drawn, in order of days. */
export function upcomingMatches(state: Snapshot): UpcomingMatch[] {
  const { club, currentSeason } = state
  const matches = programmeOf(state, club.id)
    .filter(({ score }) => score === null)
    .map(({ week, home, away }): UpcomingMatch => {
      const isHome = home.id === club.id
      const day = dayOfWeek(currentSeason, week)
      const venue = isHome ? 'Home' : 'Away'
      return { competition: 'league', day, week, round: null, opponent: isHome ? away : home, venue }
    })
  const ties = tiesOf(state, club.id)
    .filter(({ result }) => !result)
    .map((tie): UpcomingMatch => {
      const { competition, day } = tie
      const opponent = clubById(state, tie.home === club.id ? tie.away : tie.home)
      const round = roundName(competition, tie.round)
      return { competition, day, week: weekOfTie(tie), round, opponent, venue: venueOf(tie, club.id) }
    })
  return [...matches, ...ties].toSorted((a, b) => a.day - b.day)
}

/** Ground of a club's match. */
export type Venue = 'Home' | 'Away' | 'Neutral'

export function venueOf({ home, neutral }: DeepReadonly<Pick<Tie, 'home' | 'neutral'>>, club: ClubId): Venue {
  if (neutral) return 'Neutral'
  return home === club ? 'Home' : 'Away'
}

function withClubs(state: Snapshot, { week, home, away, score }: DeepReadonly<Fixture>): ProgrammeMatch {
  return { week, home: clubById(state, home), away: clubById(state, away), score }
}

function clubById(state: Snapshot, id: ClubId): DeepReadonly<ClubIdentity> {
  return identityById(state, id) ?? state.club
}
