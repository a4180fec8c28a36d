/** Notes chances and gestures in a rehearsal, as they are played. */
import type { GestureKind, Moment } from '../../motion/moments.ts'
import type { Stage } from './stage.ts'

type NotedPlay = Pick<Moment, 'event' | 'pattern' | 'shooter' | 'pass' | 'from'> & { provider: number }

/** Notes a shot, or with `shotAt` null an attack that ended before one. */
export function noteMoment({ moments, world }: Stage, play: NotedPlay, shotAt: number | null): void {
  const { event, pattern, shooter, pass, from } = play
  const passer = pass ? play.provider : -1
  moments.push({ event, pattern, from, to: world.now, shooter, passer, pass, shotAt })
}

/** Sets the end of the moment that was noted last, so many seconds from now. */
export function endMoment({ moments, world }: Stage, seconds: number): void {
  const moment = moments.at(-1)
  if (moment) moment.to = world.now + seconds
}

interface GestureShape {
  seconds: number
  /** Point that it is directed to; by default the player's. */
  x?: number
  y?: number
  height?: number
}

/** Notes a gesture that begins now. */
export function gesture(
  { gestures, world }: Stage,
  kind: GestureKind,
  slot: number,
  { seconds, x, y, height = 0 }: GestureShape,
): void {
  gestures.push({
    kind,
    slot,
    from: world.now,
    to: world.now + seconds,
    x: x ?? world.x[slot] ?? 0,
    y: y ?? world.y[slot] ?? 0,
    height,
  })
}
