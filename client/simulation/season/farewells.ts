/** Retirement of own players: said before the last weeks, celebrated in the last home match (FAR-1 to FAR-4). */
import { numberOfId } from '../core/ids.ts'
import { announce } from '../news/announce.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { clubFigures, countedSince } from '../people/clubFigures.ts'
import '../news/farewellNews.ts'
import { isLegend, isRetiring, MAX_LEGENDS, RETIREMENT_WEEK } from '../people/farewell.ts'
import type { Fixture } from '../core/fixture.ts'
import { borrowedOf } from '../people/loan.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { captainOf } from '../players/captaincy.ts'
import { retires } from '../players/ageing.ts'
import { STREAMS } from '../core/streams.ts'

/** Factor on the attendance of a farewell match. */
export const FAREWELL_CROWD = 1.15

/** Draws after match week 33 who retires in summer, and announces them. */
export function announceRetirements(state: GameState): void {
  if (state.currentMatchWeek !== RETIREMENT_WEEK) return
  const { seed, currentSeason } = state
  const all = [...state.players, ...state.loans.map(({ player }) => player)]
  const retiring = all.filter((player) => {
    const random = new Random(seedRandom(seed, STREAMS.retirements, currentSeason, numberOfId(player.id)))
    return !borrowedOf(state, player.id) && retires(player.age + 1, random)
  })
  state.farewells.retiring = retiring.map(({ id }) => id)
  for (const player of retiring) {
    announce(state, {
      kind: 'retirement-announced',
      name: player.name,
      matches: clubFigures(player).matches,
      isLegend: isLegend(clubFigures(player)) && state.players.includes(player),
    })
  }
}

/** Players who are seen off in this match: the last at home in the season of those whom the club will remember. */
export function farewellsIn(state: Snapshot, fixture: DeepReadonly<Fixture>): DeepReadonly<Player>[] {
  if (fixture.home !== state.club.id || fixture.week < WEEKS_PER_SEASON - 3) return []
  const isLast = state.fixtures.every(({ home, week }) => home !== state.club.id || week <= fixture.week)
  return isLast
    ? state.players.filter((player) => isRetiring(state, player.id) && isLegend(clubFigures(player)))
    : []
}

/** Remembers a player who has retired, if they have done enough for the club. */
export function rememberLegend(state: GameState, player: DeepReadonly<Player>): void {
  const figures = clubFigures(player)
  if (!isLegend(figures)) return
  const { name, type } = player
  const legend = {
    name,
    type,
    from: countedSince(player, state.currentSeason),
    to: state.currentSeason,
    ...figures,
  }
  state.farewells.legends = [...state.farewells.legends, legend]
    .sort((a, b) => b.matches - a.matches || b.goals - a.goals)
    .slice(0, MAX_LEGENDS)
  announce(state, { kind: 'legend-retired', name, ...figures })
}

/** Gives the armband back to the side when the captain named by the manager has left (CHA-6). */
export function watchCaptain(state: GameState): void {
  const { captain } = state
  if (captain === null) return
  if (state.players.some(({ id }) => id === captain)) return
  if (state.loans.some(({ player }) => player.id === captain)) return
  state.captain = null
  const next = captainOf(
    state.seed,
    state.players.filter(({ inSquad }) => inSquad),
  )
  announce(state, { kind: 'captain-gone', next: next?.name ?? null })
}
