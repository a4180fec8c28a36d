/** Lots of the club's buildings around the bowl, built on or not. */
import type { FacilityType } from '../../client/simulation/club/facility.ts'
import { FIELD } from '../core/field.ts'
import type { Bowl } from '../paint/bowl.ts'
import type { Lens } from '../core/camera.ts'

/** Area on the ground, in metres from the left and top of the pitch. */
export interface Plot {
  x: number
  y: number
  wide: number
  deep: number
}

/** Facilities on lots of their own; the others are part of the stadium. */
export type Outbuilding = Exclude<FacilityType, 'Basic Stadium' | 'Stadium Expansion' | 'Corporate Boxes'>

/** Metres from the last row to the outside of the stadium's wall. */
export const WALL = 4.5
/** Metres between the wall and the lots behind it, and depth of the forecourt. */
const PASSAGE = 6
const FORECOURT = 9
/** Extent of the lots on the forecourt. */
const FORECOURT_LOTS = { x: -31, wide: 166 }

/** Training facilities behind the corners, offices at the sides, visitor facilities on the forecourt. */
export function lotsAround(bowl: Bowl): Record<Outbuilding, Plot> {
  const wall = bowl.offset(bowl.rows) + WALL
  // The larger the bowl, the farther out a lot must be to be visible beside the roof, or behind a corner.
  const beside = wall + Math.max(PASSAGE, 0.58 * wall - 13)
  const [left, right] = [-beside, FIELD.length + beside]
  const corner = 17 + 2.1 * wall
  const behind = -wall - PASSAGE
  const before = FIELD.width + wall + FORECOURT
  return {
    'Training Ground': { x: -corner, y: behind - 42, wide: 58, deep: 42 },
    'Youth Academy': { x: FIELD.length + corner - 46, y: behind - 36, wide: 46, deep: 36 },
    'Data Analysis Hub': { x: right, y: -8, wide: 24, deep: 20 },
    'Medical Center': { x: left - 27, y: -6, wide: 27, deep: 24 },
    'Club Shop': { x: FORECOURT_LOTS.x, y: before, wide: 34, deep: 21 },
    'Fan Zone': { x: 8, y: before, wide: 58, deep: 21 },
    'Club Museum': { x: 71, y: before, wide: 35, deep: 21 },
    'Media Center': { x: 111, y: before, wide: 24, deep: 21 },
  }
}

/** Metres around a lot that are paved or mown with it. */
const MARGIN = 3

/** Paved or mown area of a lot; the whole forecourt for a lot on it. */
export function surroundings(lot: Plot): Plot {
  const isOnForecourt = lot.y > FIELD.width
  const { x, wide } = isOnForecourt ? FORECOURT_LOTS : lot
  return { x: x - MARGIN, y: lot.y - MARGIN, wide: wide + 2 * MARGIN, deep: lot.deep + 2 * MARGIN }
}

/** True when two plots overlap or are nearer than `apart` metres. */
export function shareGround(a: Plot, b: Plot, apart = 0): boolean {
  return (
    a.x < b.x + b.wide + apart &&
    b.x < a.x + a.wide + apart &&
    a.y < b.y + b.deep + apart &&
    b.y < a.y + a.deep + apart
  )
}

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
