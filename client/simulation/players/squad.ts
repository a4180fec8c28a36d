/** Selection of the eleven: eligibility and moves in and out (PLA-1 to PLA-3, PLA-18). */
import type { GameState, Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { PLAYERS_NEEDED, linesOf } from '../club/formation.ts'
import { done, refuse, type Outcome, PLAYER_NOT_FOUND } from '../news/outcome.ts'
import { tirednessFactor } from '../people/tiredness.ts'
import type { Formation } from '../club/tactics.ts'
import { fillLines, type Candidate } from './fillLines.ts'
import { isFit, type Player, type PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'

/** Places in the selected squad: the starting eleven. */
export const SQUAD_SIZE = 11

/** Selected players who are fit. */
export function eligiblePlayers(state: Snapshot): DeepReadonly<Player>[] {
  return state.players.filter((player) => player.inSquad && isFit(player))
}

/** True when the next match can be played without a forfeit. */
export function hasEligibleEleven(state: Snapshot): boolean {
  return eligiblePlayers(state).length >= PLAYERS_NEEDED
}

export function selectedPlayers(state: Snapshot): DeepReadonly<Player>[] {
  return state.players.filter(({ inSquad }) => inSquad)
}

/** Moves a reserve into the eleven. */
export function selectPlayer(state: GameState, id: PlayerId): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  if (player.inSquad) return done({ kind: 'player-selected', id })
  if (player.injured) return refuse(`${player.name} is injured and cannot be moved into the squad.`)
  if (player.suspensions > 0) return refuse(`${player.name} is suspended and cannot be moved into the squad.`)
  const selected = selectedPlayers(state).length
  if (selected >= SQUAD_SIZE) {
    return refuse(
      `Cannot add ${player.name}: Squad is full (${selected}/${SQUAD_SIZE}). Remove a player first.`,
    )
  }
  player.inSquad = true
  return done({ kind: 'player-selected', id })
}

/** Moves a player of the eleven to the reserves. */
export function dropPlayer(state: GameState, id: PlayerId): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  player.inSquad = false
  return done({ kind: 'player-dropped', id })
}

/**
 * Swaps two players: one of the eleven with a reserve, or two of the eleven with the same position.
 * Refused when it would change nothing, and for a reserve who is not fit.
 */
export function swapPlayers(state: GameState, oneId: PlayerId, otherId: PlayerId): Outcome {
  const one = state.players.find(({ id }) => id === oneId)
  const other = state.players.find(({ id }) => id === otherId)
  if (!one || !other) return refuse(PLAYER_NOT_FOUND)
  if (!one.inSquad && !other.inSquad) return refuse(`${one.name} and ${other.name} are both reserves.`)
  if (one.inSquad && other.inSquad) return changeOrder(state, one, other)
  const [leaving, coming] = one.inSquad ? [one, other] : [other, one]
  leaving.inSquad = false
  const outcome = selectPlayer(state, coming.id)
  if (!outcome.done) {
    leaving.inSquad = true
    return outcome
  }
  // Swap them in the list too, so that the other players of the line keep their places.
  return changeOrder(state, leaving, coming)
}

/** Swaps the order of two players. Order in the list is the order on the pitch within a line. */
function changeOrder({ players }: GameState, one: Player, other: Player): Outcome {
  if (one.inSquad && other.inSquad && one.type !== other.type) {
    return refuse(
      `${one.name} is a ${one.type} and ${other.name} a ${other.type}: players only swap places within a line.`,
    )
  }
  exchangePlaces(players, one, other)
  return done({ kind: 'players-swapped', oneId: one.id, otherId: other.id })
}

/** Swaps two players in the list, which is the order on the pitch within a line. */
export function exchangePlaces(players: Player[], one: Player, other: Player): void {
  const place = players.indexOf(one)
  players[players.indexOf(other)] = one
  players[place] = other
}

/**
 * Selects the best fit eleven for the formation and puts them in its places by role, then the best of the
 * rest in places that nobody of the position can fill. With fewer than eleven fit, selects all of them.
 * It does not rest the tired, which is left to the manager and the assistant.
 */
export function autoPick(state: GameState): Outcome {
  const eleven = fieldEleven(state.players.filter(isFit), state.tactics.formation, ability)
  const chosen = new Set(eleven)
  for (const player of state.players) player.inSquad = chosen.has(player)
  // Order in the list is the order on the pitch.
  const inOrder = eleven.values()
  state.players = state.players.map((player) => (player.inSquad ? (inOrder.next().value ?? player) : player))
  return done({ kind: 'eleven-picked', picked: eleven.length })
}

/** Figures of a player that count for a match today. */
export type Ready = Readonly<Pick<Player, 'quality' | 'stamina' | 'morale'>>

/** Value of a rested player on the pitch: quality, reduced for low morale. */
export function ability({ quality, morale }: Omit<Ready, 'stamina'>): number {
  return quality * (0.94 + 0.02 * morale)
}

/** Value of a player on the pitch today: their ability, reduced for low stamina. */
export function readiness(player: Ready): number {
  return ability(player) * (0.8 + (0.2 * player.stamina) / 100) * tirednessFactor(player.stamina)
}

/**
 * Up to eleven players for a formation in the order of its places: every line by role, then the best of the
 * rest. `worthOf` is what a player is worth today apart from the role, in stars.
 */
export function fieldEleven<P extends Candidate>(
  players: readonly P[],
  formation: Formation,
  worthOf: (player: P) => number,
): P[] {
  const lines = fillLines(players, formation, worthOf)
  if (lines.length === SQUAD_SIZE) return lines
  const rest = players.filter((player) => !lines.includes(player))
  rest.sort((a, b) => worthOf(b) - worthOf(a))
  return byLine(fillPlaces(lines, rest, formation))
}

/** Up to eleven of `ranked` (best first) for a formation, goalkeeper first and then by line. */
export function bestEleven<P extends { readonly type: Position }>(
  ranked: readonly P[],
  formation: Formation,
): P[] {
  return byLine(fillPlaces([], ranked, formation))
}

/**
 * Returns `taken` plus players of `ranked` (best first) for the other places of the eleven: the best of
 * each position for its free places, then the best of the rest. A goalkeeper plays outfield only when
 * nobody else is left.
 */
export function fillPlaces<P extends { readonly type: Position }>(
  taken: readonly P[],
  ranked: readonly P[],
  formation: Formation,
): P[] {
  const lines = linesOf(formation)
  const chosen = taken.slice()
  for (const position of POSITIONS) {
    let places = lines[position] - taken.filter(({ type }) => type === position).length
    for (const player of ranked) {
      if (places <= 0 || chosen.length >= SQUAD_SIZE) break
      if (player.type !== position) continue
      chosen.push(player)
      places -= 1
    }
  }
  if (chosen.length >= SQUAD_SIZE) return chosen
  const rest = ranked.filter((player) => !chosen.includes(player))
  const outfielders = rest.filter(({ type }) => type !== 'Goalkeeper')
  const keepers = rest.filter(({ type }) => type === 'Goalkeeper')
  return [...chosen, ...outfielders, ...keepers].slice(0, SQUAD_SIZE)
}

/** Sorts goalkeepers first, then defenders, midfielders and forwards. The sort is stable. */
export function byLine<P extends { readonly type: Position }>(players: readonly P[]): P[] {
  const sorted: P[] = []
  for (const position of POSITIONS) {
    for (const player of players) if (player.type === position) sorted.push(player)
  }
  return sorted
}
