import type { Fixture } from '../core/fixture.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { drawAttendance, drawOtherAttendance, drawRivalAttendance } from '../tickets/attendance.ts'
import { competitorById } from '../club/club.ts'
import { FAREWELL_CROWD, farewellsIn } from './farewells.ts'
import { fixtureSeed } from './fixtureSetup.ts'
import { CROWD_STREAM } from '../core/streams.ts'

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
  if (fixture.home === state.club.id) {
    const visitor = competitorById(state, fixture.away)
    const capacity = stadiumCapacity(state)
    const usual = drawAttendance(state, visitor, random)
    const factor = farewellsIn(state, fixture).length > 0 ? FAREWELL_CROWD : 1
    return { attendance: Math.min(capacity, Math.round(usual * factor)), capacity }
  }
  const host = competitorById(state, fixture.home)
  const attendance =
    fixture.away === state.club.id
      ? drawRivalAttendance(state, host, random)
      : drawOtherAttendance(host, competitorById(state, fixture.away), random)
  return { attendance, capacity: host.stadiumCapacity }
}
