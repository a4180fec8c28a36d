/** Picture of its sheet that each figure shows: its step by the metres it has run, and its gesture. */
import { FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { type Pose, RUN_CYCLE } from '../../paint/figurePose.ts'
import type { Gesture, GestureKind } from './moments.ts'
import type { Frame } from './frame.ts'
import { isHome, isKeeper, slotsOf } from './world.ts'

/** Metres of a cycle of both legs at a walk, and how many more for each metre per second. */
const STRIDE = { walk: 1.1, perSpeed: 0.36 }
/** Slowest speed that is drawn as a run, in metres per second. */
const STANDING = 0.5
/** Most of a cycle that a figure advances in a frame, so that legs don't seem to turn backwards. */
const MAX_STEP = 0.17
/** Metres between two frames beyond which a player was moved, not running. */
const MOVED = 6
/** Seconds of play after a kick with the leg still up. */
const KICKING = 0.22
/** Seconds of play in which a figure that cheers on the spot changes its legs. */
const CHEER = 0.3

/**
 * Seconds of a dive in the air and on the ground, the metres aside within which a goalkeeper stays on their feet,
 * and the share of its way forwards that a dive takes.
 */
const DIVE = { inAir: 0.5, onGround: 0.7, reach: 0.9, forwards: 0.3 }
/** Metres beyond which a player turns to the point of a gesture. */
const LOOK = 0.2

const GESTURE_POSES: Partial<Record<GestureKind, Pose>> = {
  dive: 'dive',
  parry: 'throw',
  catch: 'throw',
  'kick-out': 'kick',
  'throw-in': 'throw',
  header: 'header',
  tackle: 'slide',
  block: 'slide',
  lie: 'lie',
  despair: 'despair',
  sink: 'kneel',
}

/** Poses of a run, one cycle of both legs. */
export const RUN: readonly Pose[] = ['run-0', 'run-1', 'run-2', 'run-3', 'run-4', 'run-5']

const CHEERING_RUN: readonly Pose[] = ['cheer-0', 'cheer-1', 'cheer-2', 'cheer-3', 'cheer-4', 'cheer-5']

/** Not all of a side raise the same leg. */
function cheerAt(second: number, slot: number): Pose {
  return (second + slot * 0.11) % (2 * CHEER) < CHEER ? 'cheer-0' : 'cheer-3'
}

export class FigureMotion {
  /** Pose and way of looking on the pitch (radians from the right, clockwise) of each slot. */
  readonly poses: Pose[] = Array.from({ length: SLOTS }, () => 'stand')
  readonly facing = new Float32Array(SLOTS)
  /** Metres that a figure is off the ground, as in a dive. */
  readonly lift = new Float32Array(SLOTS)
  #cycle = Float32Array.from({ length: SLOTS }, (_, slot) => (slot * 0.37) % 1)
  #x = new Float32Array(SLOTS).fill(-1)
  #y = new Float32Array(SLOTS)
  #holder = -1
  #kicker = -1
  #kickedAt = 0
  #second = 0

  /** Follows a new frame. */
  advance(frame: Frame): void {
    this.#noteKick(frame)
    for (let slot = 0; slot < SLOTS; slot++) {
      this.#step(frame, slot)
      this.lift[slot] = 0
      this.facing[slot] = frame.facing[slot] ?? 0
      this.poses[slot] = this.#poseOf(frame, slot)
    }
    for (const gesture of frame.gestures) {
      if (gesture.slot >= 0 && gesture.slot < SLOTS) this.#act(frame, gesture)
    }
  }

  #act(frame: Frame, gesture: Gesture): void {
    const { slot, kind } = gesture
    if (kind === 'celebrate') {
      for (const other of frame.phase === 'goal' ? slotsOf(isHome(slot)) : [slot]) {
        if (other === slot || !isKeeper(other)) this.poses[other] = this.#cheerOf(frame, other)
      }
      return
    }
    const pose = GESTURE_POSES[kind]
    if (!pose || (this.poses[slot] === 'dive' && kind !== 'dive')) return
    const along = gesture.x - (frame.x[slot] ?? 0) * FIELD.length
    const aside = gesture.y - (frame.y[slot] ?? 0) * FIELD.width
    const metres = lengthOf(along, aside)
    if (kind === 'dive') {
      this.#dive(frame, gesture, Math.abs(aside))
      if (this.poses[slot] !== 'dive' && this.poses[slot] !== 'lie') return
      // Along the goal line rather than towards it.
      this.facing[slot] = Math.atan2(aside, along * DIVE.forwards)
      return
    }
    this.poses[slot] = pose
    if (metres > LOOK) this.facing[slot] = Math.atan2(aside, along)
  }

  /** The goalkeeper waits, jumps in the last moment of the flight, and lies where they land. */
  #dive({ second }: Frame, { slot, to, height }: Gesture, aside: number): void {
    const landing = to - DIVE.onGround
    const share = (second - (landing - DIVE.inAir)) / DIVE.inAir
    if (share < 0) return
    if (aside < DIVE.reach && share < 1) {
      this.poses[slot] = 'throw'
      return
    }
    this.poses[slot] = share < 1 ? 'dive' : 'lie'
    if (share < 1) this.lift[slot] = Math.min(1, height) * 4 * share * (1 - share)
  }

  /** A holder who no longer has the ball while it flies has kicked it. */
  #noteKick({ holder, ballSpeed, second }: Frame): void {
    if (this.#holder >= 0 && holder !== this.#holder && ballSpeed > 7) {
      this.#kicker = this.#holder
      this.#kickedAt = second
    }
    this.#holder = holder
    this.#second = second
  }

  /** Moves the legs by the metres that a figure has covered since the last frame. */
  #step({ x, y, speed }: Frame, slot: number): void {
    const [toX, toY] = [(x[slot] ?? 0) * FIELD.length, (y[slot] ?? 0) * FIELD.width]
    const metres = lengthOf(toX - (this.#x[slot] ?? 0), toY - (this.#y[slot] ?? 0))
    this.#x[slot] = toX
    this.#y[slot] = toY
    if (metres > MOVED) return
    const stride = STRIDE.walk + STRIDE.perSpeed * (speed[slot] ?? 0)
    const cycle = (this.#cycle[slot] ?? 0) + Math.min(MAX_STEP, metres / stride)
    this.#cycle[slot] = cycle % 1
  }

  #poseOf({ speed }: Frame, slot: number): Pose {
    const sinceKick = this.#second - this.#kickedAt
    if (slot === this.#kicker && sinceKick >= 0 && sinceKick < KICKING) return 'kick'
    if ((speed[slot] ?? 0) < STANDING) return 'stand'
    return this.#stepOf(RUN, slot)
  }

  /** Arms up, with legs that run as far as the figure does. */
  #cheerOf({ speed, second }: Frame, slot: number): Pose {
    return (speed[slot] ?? 0) < STANDING ? cheerAt(second, slot) : this.#stepOf(CHEERING_RUN, slot)
  }

  #stepOf(run: readonly Pose[], slot: number): Pose {
    return run[Math.floor((this.#cycle[slot] ?? 0) * RUN_CYCLE)] ?? 'stand'
  }
}
