/** The confetti of a title: falls without end, and without chance. */

/** A piece: in shares of the canvas, milliseconds and full turns. */
interface Flake {
  x: number
  delay: number
  fallMs: number
  sway: number
  turns: number
}

export interface FlakePlace {
  x: number
  y: number
  /** Radians. */
  turn: number
}

const COUNT = 90
/** Steps of the golden ratio spread the pieces without a pattern. */
const STEP = 0.618033988749

export const FLAKES: readonly Flake[] = Array.from({ length: COUNT }, (_, i) => {
  const spread = (factor: number) => ((i + 1) * STEP * factor) % 1
  return {
    x: spread(1),
    delay: spread(7),
    fallMs: 3_600 + 2_400 * spread(3),
    sway: 0.01 + 0.03 * spread(5),
    turns: 1 + 3 * spread(11),
  }
})

/** Fills `out` with the place of a piece so long after the start; above the canvas until it falls. */
export function flakeAt(
  { x, delay, fallMs, sway, turns }: Flake,
  elapsedMs: number,
  out: FlakePlace,
): FlakePlace {
  const fallen = elapsedMs / fallMs - delay
  const share = fallen < 0 ? 0 : fallen % 1
  out.x = x + sway * Math.sin(share * 4 * Math.PI)
  out.y = fallen < 0 ? -0.1 : share * 1.1 - 0.05
  out.turn = share * turns * 2 * Math.PI
  return out
}
