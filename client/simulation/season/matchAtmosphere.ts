/** Atmosphere of a match, for its picture alone: it changes nothing in the match (CAL-9). */
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Fixture } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { leagueTableOf } from '../league/table.ts'
import { FANS_AT_MATCH } from '../marketing/fans.ts'
import type { Side } from '../match/matchReport.ts'

export interface MatchAtmosphere {
  /** Share of the seats that the guests' supporters take. */
  guests: number
  /** Sides that can be champions tonight, or are already: their supporters bring flags. */
  titleFor: readonly Side[]
  /** True when a title may be won, or the job depends on the last match: phones light up towards its end. */
  isDecisive: boolean
}

/** Of ten who come to a club's home matches one travels; the largest share of the seats that are sold to guests. */
const TRAVELLING = FANS_AT_MATCH / 10
const MOST_GUESTS = 0.15
/** Weeks before the end of a season from which a title may be won. */
const TITLE_WEEKS = 6
/** Places above the sack at which the last match decides about the job. */
const AROUND_THE_SACK = 2

interface Occasion extends Pick<Fixture, 'home' | 'away' | 'week'> {
  season: number
  /** Seats of the ground. */
  capacity: number
}

/**
 * Atmosphere of a match; of one of an earlier season only the guests are known. `tie`: for a tie, of which a
 * final either side can win.
 */
export function matchAtmosphere(
  state: Snapshot,
  match: Occasion,
  tie: { isNeutral: boolean } | null = null,
): MatchAtmosphere {
  const { away, season, capacity } = match
  const guests = Math.min(MOST_GUESTS, (TRAVELLING * fansOf(state, away)) / Math.max(1, capacity))
  if (tie) return { guests, titleFor: tie.isNeutral ? ['home', 'away'] : [], isDecisive: tie.isNeutral }
  const titleFor = season === state.currentSeason ? titlesOf(state, match) : []
  return {
    guests,
    titleFor,
    isDecisive: titleFor.length > 0 || (season === state.currentSeason && decidesJob(state, match)),
  }
}

function fansOf(state: Snapshot, club: ClubId): number {
  return club === state.club.id ? state.fanCount : opponentById(state, club).fanBase
}

/** Sides for which no rival is out of reach with a win today, if the rivals lose; those who are champions, too. */
function titlesOf(state: Snapshot, { home, away, week }: Occasion): Side[] {
  const left = WEEKS_PER_SEASON - week
  if (left >= TITLE_WEEKS) return []
  const table = tableBefore(state, week)
  return (['home', 'away'] as const).filter((side) => {
    const own = side === 'home' ? home : away
    const points = table.find(({ club }) => club.id === own)?.record.points ?? 0
    return table.every(({ club, record }) => club.id === own || record.points + 3 * left <= points + 3)
  })
}

function decidesJob(state: Snapshot, { home, away, week }: Occasion): boolean {
  if (week < WEEKS_PER_SEASON || (home !== state.club.id && away !== state.club.id)) return false
  const position = tableBefore(state, week).find(({ club }) => club.id === state.club.id)?.position ?? 1
  return Math.abs(position - figuresOf(state).worstPosition) <= AROUND_THE_SACK
}

function tableBefore(state: Snapshot, week: number) {
  return leagueTableOf(state, (fixture) => fixture.week < week)
}
