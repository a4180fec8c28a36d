/** Where the club's facilities stand in the picture of the ground, built or not, for the buttons over it. */
import { FACILITY_TYPES, type FacilityType } from '../../client/simulation/club/facility.ts'
import { aimCamera, NO_INSETS } from '../core/camera.ts'
import { FIELD } from '../core/field.ts'
import { type Bowl, FRONT, planBowl } from '../paint/bowl.ts'
import { groundLens, lotsAround, type Outbuilding, type Plot } from './lots.ts'

interface GroundPlot {
  name: FacilityType
  /** Place of its name, in pixels from the left and top of the picture. */
  tag: readonly [number, number]
  /** Corners of its outline, in the same pixels. */
  corners: readonly (readonly [number, number])[]
}

interface Outline {
  corners: readonly Corner[]
  tag: Corner
}

/** Metres across, away from the camera and above the ground. */
type Corner = readonly [number, number, number]

interface PictureOfGround {
  /** Number of seats. */
  capacity: number
  /** Pixels of the picture. */
  width: number
  height: number
}

/** Plots of all facilities in a picture of the ground that fills its window. */
export function groundPlots({ capacity, width, height }: PictureOfGround): GroundPlot[] {
  const bowl = planBowl(capacity)
  const { project } = aimCamera({ width, height, insets: NO_INSETS }, groundLens(bowl))
  const outlines = outlinesOf(bowl)
  const onPicture = ([x, y, high]: Corner) => {
    const point = project(x, y, high, { x: 0, y: 0, scale: 1 })
    return [Math.round(point.x), Math.round(point.y)] as const
  }
  return FACILITY_TYPES.map((name) => {
    const { corners, tag } = outlines[name]
    return { name, corners: corners.map(onPicture), tag: onPicture(tag) }
  })
}

/** Rows of a stand that has not been built. */
const LEAST_ROWS = 8

/** Lots around the bowl; the stadium by its pitch, the expansion by the stand on the right, the boxes by the far one. */
function outlinesOf(bowl: Bowl): Record<FacilityType, Outline> {
  const rows = Math.max(LEAST_ROWS, bowl.rows)
  const [back, high] = [bowl.offset(rows), bowl.height(rows)]
  const { length, width } = FIELD
  const lots = Object.entries(lotsAround(bowl)).map(([name, lot]) => [name, outlineOf(lot, 0.95)])
  return {
    ...(Object.fromEntries(lots) as Record<Outbuilding, Outline>),
    'Basic Stadium': outlineOf({ x: 0, y: 0, wide: length, deep: width }, 0.5),
    'Stadium Expansion': {
      corners: [
        [length + FRONT, 4, 0],
        [length + back, 4, high],
        [length + back, width - 4, high],
        [length + FRONT, width - 4, 0],
      ],
      tag: [length + (FRONT + back) / 2, width * 0.75, high / 2],
    },
    'Corporate Boxes': {
      corners: [
        [length * 0.28, -back, high],
        [length * 0.72, -back, high],
        [length * 0.72, -FRONT, 0],
        [length * 0.28, -FRONT, 0],
      ],
      tag: [length / 2, -(FRONT + back) / 2, high / 2],
    },
  }
}

/** Outline of an area on the ground, with its name at a share of its depth. */
function outlineOf({ x, y, wide, deep }: Plot, share: number): Outline {
  const corners: Corner[] = [
    [x, y, 0],
    [x + wide, y, 0],
    [x + wide, y + deep, 0],
    [x, y + deep, 0],
  ]
  return { corners, tag: [x + wide / 2, y + deep * share, 0] }
}
