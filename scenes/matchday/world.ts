import type { Tactics } from '../../client/simulation/core/tactics.ts'
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from '../core/field.ts'
import { formationPlaces, type Place } from './formation.ts'

/** Phase of play, for the drawing and its text. */
export const PHASES = ['kick-off', 'play', 'chance', 'goal', 'stopped', 'half-time', 'full-time'] as const
export type Phase = (typeof PHASES)[number]

/** Flight of the ball between two points. */
export interface Flight {
  fromX: number
  fromY: number
  fromHeight: number
  toX: number
  toY: number
  toHeight: number
  startedAt: number
  seconds: number
  /** Metres the arc rises above the straight line. */
  arc: number
  /** Slot of the receiver; −1 for none. */
  receiver: number
}

/** State of the pitch during a rehearsal, in metres; home attacks to the right first. */
export interface World {
  /** Seconds at full pace since kick-off. */
  now: number
  x: Float64Array
  y: Float64Array
  speedX: Float64Array
  speedY: Float64Array
  /** Target of each player and the speed of their run (m/s). */
  targetX: Float64Array
  targetY: Float64Array
  runSpeed: Float64Array
  /** Index of the person in each slot; −1 for an empty one. */
  who: Int16Array
  /** True for players who are walking off. */
  leaving: boolean[]
  ballX: number
  ballY: number
  ballHeight: number
  /** Slot on the ball; −1 while it is in flight or loose. */
  holder: number
  /** Second at which the holder received it. */
  heldSince: number
  flight: Flight | null
  /** Slot of the last touch, which determines possession. */
  lastTouch: number
  /** +1 when the home side attacks to the right. */
  homeDirection: 1 | -1
  places: { home: readonly Place[]; away: readonly Place[] }
  tactics: { home: Tactics; away: Tactics }
  phase: Phase
}

export function createWorld(starting: readonly number[], home: Tactics, away: Tactics): World {
  const numbers = () => new Float64Array(SLOTS)
  return {
    now: 0,
    x: numbers(),
    y: numbers(),
    speedX: numbers(),
    speedY: numbers(),
    targetX: numbers(),
    targetY: numbers(),
    runSpeed: numbers(),
    who: Int16Array.from(starting),
    leaving: Array.from({ length: SLOTS }, () => false),
    ballX: CENTRE_X,
    ballY: CENTRE_Y,
    ballHeight: 0,
    holder: -1,
    heldSince: 0,
    flight: null,
    lastTouch: 0,
    homeDirection: 1,
    places: { home: formationPlaces(home.formation), away: formationPlaces(away.formation) },
    tactics: { home, away },
    phase: 'kick-off',
  }
}

export function isHome(slot: number): boolean {
  return slot < SLOTS / 2
}

export function isKeeper(slot: number): boolean {
  return slot === 0 || slot === SLOTS / 2
}

export function keeperOf(home: boolean): number {
  return home ? 0 : SLOTS / 2
}

/** True for a player on the pitch who is not walking off. */
export function isPlaying(world: World, slot: number): boolean {
  return (world.who[slot] ?? -1) >= 0 && !world.leaving[slot]
}

/** +1 when the side attacks to the right, otherwise −1. */
export function direction(world: World, home: boolean): number {
  return home ? world.homeDirection : -world.homeDirection
}

/** Position of the slot in its formation. */
export function placeOf(world: World, slot: number): Place {
  const places = isHome(slot) ? world.places.home : world.places.away
  return places[slot % (SLOTS / 2)] ?? { depth: 0.4, across: 0.5 }
}

/** Metres from the left for a depth of a side (0–1 from its own goal). */
export function alongPitch(world: World, home: boolean, depth: number): number {
  return direction(world, home) > 0 ? depth * FIELD.length : (1 - depth) * FIELD.length
}

/** Metres from the top for a position across the pitch, seen from the side's own goal. */
export function acrossPitch(world: World, home: boolean, across: number): number {
  return direction(world, home) > 0 ? across * FIELD.width : (1 - across) * FIELD.width
}

/** Slot of a side's active player nearest to a point; −1 for none. */
export function nearestSlot(
  world: World,
  home: boolean,
  x: number,
  y: number,
  allowed: (slot: number) => boolean = () => true,
): number {
  let best = -1
  let bestDistance = Infinity
  const first = home ? 0 : SLOTS / 2
  for (let slot = first; slot < first + SLOTS / 2; slot++) {
    if (!isPlaying(world, slot) || !allowed(slot)) continue
    const distance = Math.hypot((world.x[slot] ?? 0) - x, (world.y[slot] ?? 0) - y)
    if (distance < bestDistance) {
      bestDistance = distance
      best = slot
    }
  }
  return best
}
