/** Poses of players who have missed or lost. */
import type { Body } from './body.ts'

/** Upright with both hands on the head. */
export const DESPAIR: Body = {
  legs: [
    { from: [0, -0.1, 0.92], bend: [0.05, -0.14, 0.5], to: [0, -0.17, 0.05] },
    { from: [0, 0.1, 0.92], bend: [0.05, 0.14, 0.5], to: [0, 0.17, 0.05] },
  ],
  arms: [
    { from: [0.02, -0.28, 1.45], bend: [0.12, -0.5, 1.66], to: [0.04, -0.12, 1.82] },
    { from: [0.02, 0.28, 1.45], bend: [0.12, 0.5, 1.66], to: [0.04, 0.12, 1.82] },
  ],
  hips: [0, 0, 0.92],
  chest: [0.02, 0, 1.38],
  head: [0.08, 0, 1.66],
}

/** On the knees, back on the heels, the head down. */
export const KNEELING: Body = {
  legs: [
    { from: [-0.1, -0.12, 0.38], bend: [0.3, -0.17, 0.1], to: [-0.24, -0.16, 0.06] },
    { from: [-0.1, 0.12, 0.38], bend: [0.3, 0.17, 0.1], to: [-0.24, 0.16, 0.06] },
  ],
  arms: [
    { from: [0.06, -0.27, 0.86], bend: [0.08, -0.34, 0.6], to: [0.3, -0.2, 0.36] },
    { from: [0.06, 0.27, 0.86], bend: [0.08, 0.34, 0.6], to: [0.3, 0.2, 0.36] },
  ],
  hips: [-0.1, 0, 0.4],
  chest: [0.06, 0, 0.84],
  head: [0.22, 0, 1.06],
}
