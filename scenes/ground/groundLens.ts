import type { Lens } from '../camera.ts'
import type { Bowl } from '../paint/bowl.ts'

/** From a hill beside the ground: all of it in view with its lots, lower than the match camera. */
export function groundLens(bowl: Bowl): Lens {
  const around = bowl.offset(bowl.rows)
  return {
    distance: 330,
    slope: [0.52, 0.6],
    margin: { beside: around + 38, beyond: around + 84, before: around + 40 },
    upright: false,
  }
}
