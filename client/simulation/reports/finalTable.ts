/** Final tables as seasons are kept with them, and the clubs that their numbers stand for. */
import type { ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { POINTS } from '../club/leagueRecord.ts'
import type { ClubNumber, TableLine } from '../club/seasonReview.ts'
import { clubIdOf, clubNumber } from '../clubs/clubNumbers.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'

type Club = DeepReadonly<ClubIdentity>

export interface FinalRow {
  position: number
  club: Club
  isOwn: boolean
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
  points: number
  /** Mean home crowd, and pounds per week of wages; null for seasons from before they were kept. */
  attendance: number | null
  wages: number | null
}

/** A final table as it is kept, with its clubs; `own`: the club that the manager was in charge of. */
export function finalTable(state: Snapshot, own: ClubId, table: readonly TableLine[]): FinalRow[] {
  return table.map(([club, wins, draws, goalsFor, goalsAgainst, attendance, wages], i) => ({
    position: i + 1,
    ...numberedClub(state, own, club),
    wins,
    draws,
    losses: WEEKS_PER_SEASON - wins - draws,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: POINTS.W * wins + POINTS.D * draws,
    attendance,
    wages,
  }))
}

/** A club by its number; `own`: the club that the manager was in charge of. */
export function numberedClub(state: Snapshot, own: ClubId, club: ClubNumber) {
  return { club: clubOfNumber(state, club), isOwn: club === clubNumber(own) }
}

export function clubOfNumber(state: Snapshot, club: ClubNumber): Club {
  return clubById(state, clubIdOf(club)) ?? state.club
}
