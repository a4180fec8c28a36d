import { fixturesOfWeek } from '../core/calendar.ts'
import type { Fixture } from '../core/fixture.ts'
import { competitorById, type ClubId } from '../core/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { seedRandom } from '../core/rng.ts'
import type { MatchSetup, TeamSheet } from '../match/matchReport.ts'
import { matchPlan } from './matchPlan.ts'
import { ownSheet, rivalSheet } from './teamSheet.ts'

/** Match setup of a fixture: both sheets, and a random stream of its own. */
export function fixtureSetup(state: Snapshot, fixture: DeepReadonly<Fixture>): MatchSetup {
  return {
    home: sheetOf(state, fixture.home, fixture),
    away: sheetOf(state, fixture.away, fixture),
    random: seedRandom(...fixtureSeed(state, fixture)),
  }
}

/** Seed of a fixture's random streams. */
export function fixtureSeed(state: Snapshot, fixture: DeepReadonly<Fixture>): number[] {
  const place = fixturesOfWeek(state.fixtures, fixture.week).indexOf(fixture)
  return [state.seed, state.currentSeason, fixture.week, place]
}

/** Match setups of the next match week. */
export function weekSetups(state: Snapshot): MatchSetup[] {
  return fixturesOfWeek(state.fixtures, state.currentMatchWeek + 1).map((fixture) =>
    fixtureSetup(state, fixture),
  )
}

function sheetOf(state: Snapshot, id: ClubId, fixture: DeepReadonly<Fixture>): TeamSheet {
  if (id === state.club.id) return ownSheet(state)
  const club = competitorById(state, id)
  return rivalSheet(club, matchPlan(state, club, fixture))
}
