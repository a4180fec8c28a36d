/** Decisions on the youngsters of an intake (ACA-3 to ACA-5). */
import { RELEASED_KEPT } from '../people/academy.ts'
import { announce } from '../news/announce.ts'
import { standardContract, type Negotiator } from '../people/contract.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { pounds } from '../core/money.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { type Footballer, type PlayerId, isFit } from '../people/player.ts'
import { toPlayer, toRivalPlayer } from '../people/playerShapes.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { squadHurdle } from '../club/squadLimit.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { fillEleven } from './replacement.ts'
import { SQUAD_SIZE } from './squad.ts'

/** Obstacle to signing a youngster; null for none. */
export function youngsterHurdle(
  { players, loans, wageBudget }: Pick<Snapshot, 'players' | 'loans' | 'wageBudget'>,
  { name, wage }: DeepReadonly<Footballer>,
): string | null {
  const full = squadHurdle({ players, loans }, name)
  if (full !== null) return full
  if (wage > wageBudget) {
    return `Insufficient wage budget. Need ${pounds(wage)}/wk, have ${pounds(wageBudget)}/wk.`
  }
  return null
}

/** Signs a youngster of the intake as a reserve, at the stated wage and with a standard contract. */
export function signYoungster(state: GameState, id: PlayerId): Outcome {
  const youngster = state.academy.intake.find((candidate) => candidate.id === id)
  if (!youngster) return refuse(PLAYER_NOT_FOUND)
  const hurdle = youngsterHurdle(state, youngster)
  return hurdle === null ? done(takeOn(state, youngster, 'manager')) : refuse(hurdle)
}

/** Moves a youngster from the intake to the squad. The wage comes from the wage budget, as far as it goes. */
export function takeOn(state: GameState, youngster: Footballer, by: Negotiator): GameEvent {
  const { name, age, wage } = youngster
  const contract = standardContract(age, state.currentSeason, 'prospect')
  state.academy.intake = state.academy.intake.filter((other) => other !== youngster)
  const wasShort = state.players.filter(isFit).length < SQUAD_SIZE
  state.players.push(toPlayer(youngster, contract))
  state.wageBudget = Math.max(0, state.wageBudget - wage)
  const event: GameEvent = { kind: 'youngster-signed', name, wage, until: contract.until, by }
  announce(state, event)
  // A reserve, unless the eleven has a free place.
  if (wasShort) fillEleven(state)
  return event
}

/** Releases a youngster of the intake. */
export function releaseYoungster(state: GameState, id: PlayerId): Outcome {
  const youngster = state.academy.intake.find((candidate) => candidate.id === id)
  return youngster ? done(release(state, [youngster], 'manager')) : refuse(PLAYER_NOT_FOUND)
}

/** Releases youngsters, at least one; they look for another club. */
export function release(state: GameState, leaving: readonly Footballer[], by: Negotiator): GameEvent {
  const { academy } = state
  academy.intake = academy.intake.filter((other) => !leaving.includes(other))
  academy.released = [...academy.released, ...leaving.map(toRivalPlayer)]
    .sort((a, b) => b.potential - a.potential)
    .slice(0, RELEASED_KEPT)
  const event: GameEvent = { kind: 'youngsters-let-go', names: leaving.map(({ name }) => name), by }
  announce(state, event)
  return event
}
