import type { Tactics } from '../../client/simulation/core/tactics.ts'
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from './field.ts'
import { formationPlaces, type Place } from './formation.ts'

/** What is going on, for the drawing and for the words that go with it. */
export const PHASES = ['kick-off', 'play', 'chance', 'goal', 'stopped', 'half-time', 'full-time'] as const
export type Phase = (typeof PHASES)[number]

/** A ball on its way from one place to another. */
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
  /** Slot that will have it; −1 for nobody. */
  receiver: number
}

/** The state of the pitch while a match is rehearsed: metres, home attacking right at first. */
export interface World {
  /** Seconds of full pace since kick-off. */
  now: number
  x: Float64Array
  y: Float64Array
  speedX: Float64Array
  speedY: Float64Array
  /** Where each one wants to be, and how fast he runs there (m/s). */
  targetX: Float64Array
  targetY: Float64Array
  hurry: Float64Array
  /** Index of the person in each slot; −1 when nobody. */
  who: Int16Array
  /** Slots of players who are walking off. */
  leaving: boolean[]
  ballX: number
  ballY: number
  ballHeight: number
  /** Slot on the ball; −1 when it flies or lies. */
  holder: number
  /** When the holder got it. */
  heldSince: number
  flight: Flight | null
  /** Slot that had it last, for whose possession it is. */
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
    hurry: numbers(),
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

/** In play: there, and not walking off. */
export function isPlaying(world: World, slot: number): boolean {
  return (world.who[slot] ?? -1) >= 0 && !world.leaving[slot]
}

/** +1 when the side of this slot attacks to the right. */
export function direction(world: World, home: boolean): number {
  return home ? world.homeDirection : -world.homeDirection
}

/** The slot's place in its formation. */
export function placeOf(world: World, slot: number): Place {
  const places = isHome(slot) ? world.places.home : world.places.away
  return places[slot % (SLOTS / 2)] ?? { depth: 0.4, across: 0.5 }
}

/** Metres from the left for a depth (0–1 from the own goal) of a side. */
export function alongPitch(world: World, home: boolean, depth: number): number {
  return direction(world, home) > 0 ? depth * FIELD.length : (1 - depth) * FIELD.length
}

/** Metres from the top for a place across the pitch, as its side sees it. */
export function acrossPitch(world: World, home: boolean, across: number): number {
  return direction(world, home) > 0 ? across * FIELD.width : (1 - across) * FIELD.width
}

/** The slot of a side's player in play that is nearest to a point; −1 when there is none. */
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
