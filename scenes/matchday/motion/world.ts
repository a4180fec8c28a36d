import type { Tactics } from '../../../client/simulation/club/tactics.ts'
import { CENTRE_X, CENTRE_Y, FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { formationPlaces, type Place } from './formationPlaces.ts'

/** Phase of play, for the drawing and its text. */
export const PHASES = [
  'kick-off',
  'play',
  'chance',
  'goal',
  'stopped',
  'half-time',
  'shoot-out',
  'full-time',
] as const
export type Phase = (typeof PHASES)[number]

/** Point on the pitch, in metres from the left and from the top. */
export interface Spot {
  x: number
  y: number
}

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
  /** Seconds after which the ball has landed. */
  inAir: number
  /** Slot of the receiver; −1 for none. */
  receiver: number
}

/** Order to a player that replaces their place in the shape of their side. */
export interface Post extends Spot {
  /** Speed of the run (m/s). */
  speed: number
  /** Second of arrival; 0 for as soon as possible. */
  at: number
}

/** State of the pitch during a rehearsal, in metres; home attacks to the right first. */
export interface World {
  /** Seconds at full pace since kick-off. */
  now: number
  x: Float64Array
  y: Float64Array
  speedX: Float64Array
  speedY: Float64Array
  /** Target of each player, the speed of their run (m/s), and the second of arrival; 0 for no hurry. */
  targetX: Float64Array
  targetY: Float64Array
  runSpeed: Float64Array
  arriveAt: Float64Array
  posts: (Post | null)[]
  /** Index of the person in each slot; −1 for an empty one. */
  who: Int16Array
  /** Persons who come on for players who are walking off; −1 for none. */
  coming: Int16Array
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
  /** Metres from its own goal at which the back line of a side is held; null to follow the ball. */
  line: { home: number | null; away: number | null }
  /** Metres from the goal attacked beyond which an attacker is offside. */
  offside: { home: number; away: number }
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
    arriveAt: numbers(),
    posts: Array.from({ length: SLOTS }, () => null),
    who: Int16Array.from(starting),
    coming: new Int16Array(SLOTS).fill(-1),
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
    line: { home: null, away: null },
    offside: { home: CENTRE_X, away: CENTRE_X },
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
  return slot >= 0 && (world.who[slot] ?? -1) >= 0 && !world.leaving[slot]
}

/** Slots of a side, the goalkeeper first. */
export function slotsOf(home: boolean): readonly number[] {
  return home ? HOME_SLOTS : AWAY_SLOTS
}

const HOME_SLOTS = Array.from({ length: SLOTS / 2 }, (_, slot) => slot)
const AWAY_SLOTS = HOME_SLOTS.map((slot) => slot + SLOTS / 2)

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

/** Point at metres from the goal line that a side attacks and to the right of the middle, as in an attack. */
export function spotOf(world: World, home: boolean, place: { x: number; y: number }): Spot {
  const ahead = direction(world, home)
  return { x: (ahead > 0 ? FIELD.length : 0) - ahead * place.x, y: CENTRE_Y + ahead * place.y }
}

/** Metres from a point to the goal line that a side attacks. */
export function metresOut(world: World, home: boolean, x: number): number {
  return direction(world, home) > 0 ? FIELD.length - x : x
}

/** Metres to the right of the middle, seen by the attackers. */
export function metresAside(world: World, home: boolean, y: number): number {
  return (y - CENTRE_Y) * direction(world, home)
}

/** Metres from a player to a point. */
export function distanceTo(world: World, slot: number, { x, y }: Spot): number {
  return lengthOf((world.x[slot] ?? 0) - x, (world.y[slot] ?? 0) - y)
}

/** Slot of a side's active player nearest to a point; −1 for none. */
export function nearestSlot(
  world: World,
  home: boolean,
  spot: Spot,
  allowed: (slot: number) => boolean = () => true,
): number {
  let best = -1
  let bestDistance = Infinity
  for (const slot of slotsOf(home)) {
    if (!isPlaying(world, slot) || !allowed(slot)) continue
    const distance = distanceTo(world, slot, spot)
    if (distance < bestDistance) {
      bestDistance = distance
      best = slot
    }
  }
  return best
}

/** Slot with the highest score, the first of several; −1 where all have −Infinity. */
export function bestSlot(slots: readonly number[], scoreOf: (slot: number) => number): number {
  let best = -1
  let bestScore = -Infinity
  for (const slot of slots) {
    const score = scoreOf(slot)
    if (score <= bestScore) continue
    bestScore = score
    best = slot
  }
  return best
}

/** A player's point on the pitch. */
export function playerSpot({ x, y }: World, slot: number): Spot {
  return { x: x[slot] ?? 0, y: y[slot] ?? 0 }
}

/** The ball's point on the ground. */
export function ballSpot({ ballX, ballY }: World): Spot {
  return { x: ballX, y: ballY }
}

/**
 * Metres from the goal that a side attacks beyond which its players are offside: those of the second-last
 * defender, of the ball, or the halfway line.
 */
export function offsideLine(world: World, home: boolean): number {
  let last = Infinity
  let second = Infinity
  for (const slot of slotsOf(!home)) {
    if (!isPlaying(world, slot)) continue
    const out = metresOut(world, home, world.x[slot] ?? 0)
    if (out < last) {
      second = last
      last = out
    } else if (out < second) second = out
  }
  return Math.min(second, metresOut(world, home, world.ballX), CENTRE_X)
}

/** True for a player who would be offside, by at least so many metres, if the ball were played now. */
export function isOffside(world: World, slot: number, metres = 0): boolean {
  return metresOut(world, isHome(slot), world.x[slot] ?? 0) < offsideLine(world, isHome(slot)) - metres
}
