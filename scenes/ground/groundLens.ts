import type { Lens } from '../camera.ts'
import type { Bowl } from '../paint/bowl.ts'

/** From a hill beside the ground: the whole of it in view, lower than the match camera. */
export function groundLens(bowl: Bowl): Lens {
  const around = bowl.offset(bowl.rows)
  return {
    distance: 330,
    slope: [0.52, 0.6],
    margin: { beside: around + 20, beyond: around + 66, before: around + 24 },
    upright: false,
  }
}
