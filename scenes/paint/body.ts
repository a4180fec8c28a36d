/** Skeleton of a figure. */

/** Point of a body in metres: to the front, to its right, above the ground. */
export type Joint = readonly [front: number, right: number, up: number]

/** Leg or arm with its knee or elbow. */
export interface Limb {
  from: Joint
  bend: Joint
  to: Joint
}

export interface Body {
  /** Left, right. */
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
  hips: Joint
  chest: Joint
  head: Joint
}
