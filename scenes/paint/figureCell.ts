/** Pictures of a figure: their size, the ways of facing that are painted, and the complexions. */
import type { Joint } from './body.ts'
import { bodyOf, FIGURE_METRES, type Pose, projectJoint, TILT } from './figurePose.ts'

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

/** Most metres that is painted around the joints: half the breadth of a torso or of a thigh, and their outline. */
const AROUND = { torso: 0.38, limb: 0.19, head: 0.23 }
/** Metres from the ankle to the tip of a boot. */
const BOOT = 0.12

interface PaintedPart {
  x: number
  y: number
  width: number
  height: number
}

/** Part of a cell, in whole pixels, outside which nothing is painted of a pose. */
export function paintedPart(cell: FigureCell, pose: Pose, facing: number): PaintedPart {
  const angle = angleOf(facing)
  const { legs, arms, hips, chest, head } = bodyOf(pose)
  const limbs = [...legs, ...arms].flatMap(({ from, bend, to: [front, right, up] }): Joint[] => [
    from,
    bend,
    [front, right, up],
    [front + BOOT, right, up],
  ])
  const round = (joint: Joint, around: number) => ({ ...projectJoint(joint, angle), around })
  const discs = [
    ...limbs.map((joint) => round(joint, AROUND.limb)),
    ...[hips, chest].map((joint) => round(joint, AROUND.torso)),
    round(head, AROUND.head),
  ]
  const pixels = (metres: number, origin: number) => origin + metres * cell.scale
  const left = Math.min(...discs.map(({ x, around }) => x - around))
  const right = Math.max(...discs.map(({ x, around }) => x + around))
  const top = Math.min(...discs.map(({ y, around }) => y - around))
  const bottom = Math.max(...discs.map(({ y, around }) => y + around))
  const x = Math.max(0, Math.floor(pixels(left, cell.width / 2)))
  const y = Math.max(0, Math.floor(pixels(top, cell.feet)))
  return {
    x,
    y,
    width: Math.min(cell.width, Math.ceil(pixels(right, cell.width / 2))) - x,
    height: Math.min(cell.height, Math.ceil(pixels(bottom, cell.feet))) - y,
  }
}
