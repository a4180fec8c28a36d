import type { Fixture } from '../core/fixture.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { drawAttendance, drawOtherAttendance, drawRivalAttendance } from '../tickets/attendance.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { FAREWELL_CROWD, farewellsIn } from './farewells.ts'
import { fixtureSeed } from './fixtureSetup.ts'
import { CROWD_STREAM, STREAMS } from '../core/streams.ts'
import type { ClubId } from '../core/ids.ts'
import type { Tie } from '../core/tie.ts'
import { FANS_AT_MATCH } from '../marketing/fans.ts'
import { placeOfTie } from './tieSetup.ts'

/** Seats of the ground of finals, and how many more want to see one than a home match. */
const FINAL_SEATS = 60_000
const FINAL_INTEREST = 1.5

/** Attendance of a match, and the seats on sale. */
export interface MatchCrowd {
  attendance: number
  capacity: number
}

/**
 * Attendance of a fixture. It uses a random stream of its own, so that it is known before kick-off: the scene
 * shows the attendance that is booked afterwards.
 */
export function matchCrowd(state: Snapshot, fixture: DeepReadonly<Fixture>): MatchCrowd {
  const random = new Random(seedRandom(...fixtureSeed(state, fixture), CROWD_STREAM))
  const factor = farewellsIn(state, fixture).length > 0 ? FAREWELL_CROWD : 1
  return crowdAt(state, fixture, { random, factor })
}

/** Attendance of a tie, as of a fixture. A final is played before the supporters of both on a large ground. */
export function tieCrowd(state: Snapshot, tie: DeepReadonly<Tie>): MatchCrowd {
  const { seed, currentSeason } = state
  const place = placeOfTie(state, tie)
  const random = new Random(seedRandom(seed, STREAMS.ties, currentSeason, tie.day, place, CROWD_STREAM))
  if (!tie.neutral) return crowdAt(state, tie, { random, factor: 1 })
  const fans = fansOf(state, tie.home) + fansOf(state, tie.away)
  const wanted = Math.round(FINAL_INTEREST * FANS_AT_MATCH * fans * random.between(0.9, 1.1))
  return { attendance: Math.min(FINAL_SEATS, wanted), capacity: FINAL_SEATS }
}

function fansOf(state: Snapshot, id: ClubId): number {
  return id === state.club.id ? state.fanCount : opponentById(state, id).fanBase
}

function crowdAt(
  state: Snapshot,
  { home, away }: Readonly<Pick<Fixture, 'home' | 'away'>>,
  { random, factor }: { random: Random; factor: number },
): MatchCrowd {
  if (home === state.club.id) {
    const capacity = stadiumCapacity(state)
    const usual = drawAttendance(state, opponentById(state, away), random)
    return { attendance: Math.min(capacity, Math.round(usual * factor)), capacity }
  }
  const host = opponentById(state, home)
  const attendance =
    away === state.club.id
      ? drawRivalAttendance(state, host, random)
      : drawOtherAttendance(host, opponentById(state, away), random)
  return { attendance, capacity: host.stadiumCapacity }
}
