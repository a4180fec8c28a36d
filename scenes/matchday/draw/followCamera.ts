/** Pan and zoom that follow the ball gently and close in on the final third. Imports no Pixi. */
import type { Camera, Point } from '../../core/camera.ts'
import { FIELD, smooth } from '../../core/field.ts'
import type { Frame } from '../motion/frame.ts'

/** Position and scale of the picture. */
export interface Framing {
  x: number
  y: number
  scale: number
}

/**
 * Scale of the picture close to a goal. The ground is painted for it, and for 1; between them it is scaled, which
 * costs more than all else in a frame, so that the camera rests at one of the two.
 */
export const CLOSE_UP = 1.375

/** Metres from the goal line within which the camera closes in, and beyond which it draws back. */
const THIRD = { near: 30, far: 40 }
/** Milliseconds of a change of scale, and those in which a pan covers two thirds of its way. */
const ZOOM_MS = 1100
const PAN_MS = 800
/** Shares of the way from the ball to the goal, and to the middle line between the touchlines, that are in focus. */
const LEAD = { along: 0.35, across: 0.35 }
/** Most milliseconds of a frame: after a hidden tab the picture does not leap. */
const LONGEST_FRAME_MS = 100

export class FollowCamera {
  readonly framing: Framing = { x: 0, y: 0, scale: 1 }
  #camera: Camera
  #size: { width: number; height: number }
  #point: Point = { x: 0, y: 0, scale: 1 }
  #isClose = false
  /** 0 for the whole pitch to 1 for the close-up. */
  #zoom = 0
  #x = 0
  #y = 0

  constructor(camera: Camera, size: { width: number; height: number }) {
    this.#camera = camera
    this.#size = size
  }

  /** Follows by running time in milliseconds. */
  advance(frame: Frame, elapsedMs: number): void {
    const elapsed = Math.min(LONGEST_FRAME_MS, elapsedMs)
    this.#decide(frame)
    const step = elapsed / ZOOM_MS
    this.#zoom = this.#isClose ? Math.min(1, this.#zoom + step) : Math.max(0, this.#zoom - step)
    this.#pan(frame, 1 - Math.exp(-elapsed / PAN_MS))
  }

  /** Jumps to where the picture belongs, as after a cut. */
  jump(frame: Frame): void {
    this.#decide(frame)
    this.#zoom = this.#isClose ? 1 : 0
    this.#pan(frame, 1)
  }

  #decide({ ballX, phase }: Frame): void {
    const toGoal = Math.min(ballX, 1 - ballX) * FIELD.length
    const isBreak = phase === 'half-time' || phase === 'full-time' || phase === 'kick-off'
    this.#isClose = !isBreak && toGoal < (this.#isClose ? THIRD.far : THIRD.near)
  }

  /** Moves the focus by a share of the way to the ball, or to who celebrates, seen with the goal that is near to it. */
  #pan(frame: Frame, share: number): void {
    const { framing } = this
    const { inner, project } = this.#camera
    const { width, height } = this.#size
    const subject = subjectOf(frame)
    const goal = subject.x < 0.5 ? 0 : 1
    const lead = frame.phase === 'shoot-out' ? 0 : LEAD.along
    const x = (subject.x + (goal - subject.x) * lead) * FIELD.length
    const y = (subject.y + (0.5 - subject.y) * LEAD.across) * FIELD.width
    project(x, y, 0, this.#point)
    this.#x += (this.#point.x - this.#x) * share
    this.#y += (this.#point.y - this.#y) * share
    const eased = smooth(this.#zoom)
    framing.scale = 1 + (CLOSE_UP - 1) * eased
    framing.x = cover(inner.x + inner.width / 2 - this.#x * framing.scale, width * (1 - framing.scale))
    framing.y = cover(inner.y + inner.height / 2 - this.#y * framing.scale, height * (1 - framing.scale))
  }
}

/** Share of the pitch between the goal of a shoot-out and the rows on the halfway line. */
const BETWEEN = 0.2

/** Place of what is in focus, 0–1 along and across the pitch. */
function subjectOf({ ballX, ballY, phase, gestures, x, y }: Frame): { x: number; y: number } {
  if (phase === 'shoot-out') return { x: ballX < 0.5 ? BETWEEN : 1 - BETWEEN, y: 0.5 }
  const scorer = phase === 'goal' ? gestures.find(({ kind }) => kind === 'celebrate')?.slot : undefined
  return scorer === undefined ? { x: ballX, y: ballY } : { x: x[scorer] ?? ballX, y: y[scorer] ?? ballY }
}

/** Keeps the picture from leaving a part of the canvas empty; on whole pixels, which are drawn fastest. */
function cover(at: number, least: number): number {
  return Math.round(Math.min(0, Math.max(least, at)))
}
