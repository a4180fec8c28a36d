/** Field of play in metres (Laws of the Game, law 1; the usual international size). */
export const FIELD = {
  length: 105,
  width: 68,
  goalWidth: 7.32,
  goalHeight: 2.44,
  goalDepth: 2.2,
  penaltyArea: { depth: 16.5, width: 40.32 },
  goalArea: { depth: 5.5, width: 18.32 },
  penaltySpot: 11,
  circleRadius: 9.15,
} as const

export const CENTRE_X = FIELD.length / 2
export const CENTRE_Y = FIELD.width / 2

/** Players of both sides on the pitch: slots 0–10 home, 11–21 away. */
export const SLOTS = 22

/** Length of a vector. Much faster than `Math.hypot`, which guards against overflow. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** Smoothstep easing of a share, 0–1. */
export function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
