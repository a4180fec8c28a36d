import type { Lens } from '../core/camera.ts'
import type { Bowl } from '../paint/bowl.ts'

/** Lens from a hill beside the ground, lower than the match camera, with all lots in view. */
export function groundLens(bowl: Bowl): Lens {
  const around = bowl.offset(bowl.rows)
  return {
    distance: 330,
    slope: [0.52, 0.6],
    margin: { beside: around + 38, beyond: around + 84, before: around + 40 },
    upright: false,
  }
}
