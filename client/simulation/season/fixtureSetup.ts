import { dayOfWeek, fixturesOfWeek } from '../core/calendar.ts'
import type { Fixture } from '../core/fixture.ts'
import { competitorById, type Competitor } from '../club/club.ts'
import { clubPlace } from '../clubs/clubNumbers.ts'
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { drawOrders } from '../clubs/managerOrders.ts'
import type { MatchSetup, TeamSheet } from '../match/matchReport.ts'
import { withoutLent } from '../loans/lentPlayers.ts'
import { isBigMatch, leadersOf } from '../league/bigMatch.ts'
import { matchPlan } from './matchPlan.ts'
import { ownSheet, rivalSheet } from './teamSheet.ts'
import { seedOfDay, WEEK_STREAMS } from '../core/streams.ts'

/** Match setup of a fixture: both sheets, and a random stream of its own. `leaders` as of `leadersOf`. */
export function fixtureSetup(
  state: Snapshot,
  fixture: DeepReadonly<Fixture>,
  leaders = leadersOf(state),
): MatchSetup {
  return {
    home: sheetOf(state, fixture, { id: fixture.home, isBig: isBigMatch(state, fixture, leaders, 'away') }),
    away: sheetOf(state, fixture, { id: fixture.away, isBig: isBigMatch(state, fixture, leaders, 'home') }),
    random: seedRandom(...fixtureSeed(state, fixture)),
  }
}

/** Seed of a fixture's random streams, which are others in the other division. */
export function fixtureSeed(state: Snapshot, fixture: DeepReadonly<Fixture>): number[] {
  const { currentSeason, fixtures, otherDivision } = state
  const place = fixturesOfWeek(fixtures, fixture.week).indexOf(fixture)
  const stream =
    place >= 0
      ? WEEK_STREAMS.matches + place
      : WEEK_STREAMS.secondMatches + fixturesOfWeek(otherDivision.fixtures, fixture.week).indexOf(fixture)
  const seed = seedOfDay(state, dayOfWeek(currentSeason, fixture.week))
  return [seed, currentSeason, fixture.week, stream]
}

/** Match setups of the next match week. */
export function weekSetups(state: Snapshot): MatchSetup[] {
  const leaders = leadersOf(state)
  return fixturesOfWeek(state.fixtures, state.currentMatchWeek + 1).map((fixture) =>
    fixtureSetup(state, fixture, leaders),
  )
}

/** Stream of a rival's orders in a fixture, the same at every call. */
function ordersStream(
  state: Snapshot,
  club: DeepReadonly<Competitor>,
  { week }: Readonly<Pick<Fixture, 'week'>>,
): Random {
  const place = clubPlace(club.id)
  return new Random(seedRandom(state.seed, state.currentSeason, week, WEEK_STREAMS.rivalOrders + place))
}

function sheetOf(
  state: Snapshot,
  fixture: DeepReadonly<Fixture>,
  { id, isBig }: { id: ClubId; isBig: boolean },
): TeamSheet {
  if (id === state.club.id) return ownSheet(state, isBig)
  return plannedSheet(state, competitorById(state, id), { match: fixture, isBig })
}

interface Occasion {
  /** The sides, and the week that plans and orders are drawn for. */
  match: Readonly<Pick<Fixture, 'home' | 'away' | 'week'>>
  isBig: boolean
  /** Players who are rested; none unless it says otherwise. */
  rested?: number
  /** True for a match that may go to extra time. */
  isTie?: boolean
}

/** Sheet of a rival by the plan and the orders that its manager has for a match. */
export function plannedSheet(
  state: Snapshot,
  club: DeepReadonly<Competitor>,
  { match, isBig, rested = 0, isTie = false }: Occasion,
): TeamSheet {
  const orders = drawOrders(club.manager, ordersStream(state, club, match), isTie)
  const plan = matchPlan(state, club, match)
  const isAgainstOwn = match.home === state.club.id || match.away === state.club.id
  const squad = isAgainstOwn ? withoutLent(state, club) : club
  return rivalSheet(squad, plan, { seed: state.seed, isBig }, { orders, rested })
}
