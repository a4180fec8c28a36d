/** Pictures of a figure: their size, the ways of facing that are painted, and the complexions. */
import { FIGURE_METRES, TILT } from './figurePose.ts'

/** Ways of facing that are painted, from towards the camera over the right to away from it; the left is the mirror. */
export const FACINGS = 5
/** Complexions, from fair to dark. */
export const TONES = 3

/** Size of a picture and the place of the feet in it, as shares of the figure's height; room for all poses. */
const CELL = { width: 1.7, height: 2.06, feet: 1.46 }
const NUMBER = { width: 0.56, height: 0.42 }

/** Sizes in pixels. */
export interface FigureCell {
  width: number
  height: number
  /** From the upper edge to the ground. */
  feet: number
  /** Pixels per metre of a figure. */
  scale: number
  number: { width: number; height: number }
}

/** Sizes of the pictures of a figure that is so many pixels high. */
export function planCell(height: number): FigureCell {
  return {
    width: Math.ceil(CELL.width * height),
    height: Math.ceil(CELL.height * height),
    feet: Math.round(CELL.feet * height),
    scale: height / (FIGURE_METRES * TILT.height),
    number: { width: Math.ceil(NUMBER.width * height), height: Math.ceil(NUMBER.height * height) },
  }
}

/** Radians of a facing that is painted, from the right, clockwise as seen. */
export function angleOf(facing: number): number {
  return Math.PI / 2 - (facing * Math.PI) / (FACINGS - 1)
}

/** Painted facing nearest to an angle, and whether its picture is mirrored. */
export function facingOf(angle: number): { facing: number; isMirrored: boolean } {
  const isMirrored = Math.cos(angle) < -1e-6
  const down = Math.asin(Math.max(-1, Math.min(1, Math.sin(angle))))
  return { facing: Math.round(((Math.PI / 2 - down) / Math.PI) * (FACINGS - 1)), isMirrored }
}
