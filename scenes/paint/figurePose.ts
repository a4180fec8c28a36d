/** Poses of a figure as a small skeleton, and its projection for a way of facing. */
import type { Body, Joint, Limb } from './body.ts'
import { DESPAIR, KNEELING } from './dejectedPoses.ts'

/** Poses in the order of a sheet; a run is one cycle of both legs, as is a run with both arms up. */
export const POSES = [
  'stand',
  'run-0',
  'run-1',
  'run-2',
  'run-3',
  'run-4',
  'run-5',
  'cheer-0',
  'cheer-1',
  'cheer-2',
  'cheer-3',
  'cheer-4',
  'cheer-5',
  'header',
  'kick',
  'throw',
  'slide',
  'lie',
  'dive',
  'despair',
  'kneel',
] as const
export type Pose = (typeof POSES)[number]
/** Pictures of one cycle of a run, which is one step with each leg. */
export const RUN_CYCLE = 6

/** Height from the ground to the top of the head, in metres. */
export const FIGURE_METRES = 1.85
/** A camera above the stand: depth on the ground and heights are foreshortened by these. */
export const TILT = { ground: 0.68, height: 0.76 }

const HIP = { aside: 0.1, up: 0.92 }
const SHOULDER = { aside: 0.28, up: 1.45 }
const ROUND = 2 * Math.PI

export function bodyOf(pose: Pose): Body {
  switch (pose) {
    case 'stand':
      return upright({ lean: 0.03 }, [rest(-1), rest(1)], [hang(-1), hang(1)])
    case 'run-0':
    case 'run-1':
    case 'run-2':
    case 'run-3':
    case 'run-4':
    case 'run-5':
      return running(Number(pose.slice(4)) / RUN_CYCLE, pumping)
    case 'cheer-0':
    case 'cheer-1':
    case 'cheer-2':
    case 'cheer-3':
    case 'cheer-4':
    case 'cheer-5':
      return running(Number(pose.slice(6)) / RUN_CYCLE, (side) => raised(side, 0.42))
    case 'header':
      return lifted(upright({ lean: 0.14 }, [tucked(-1), tucked(1)], [spread(-1), spread(1)]), 0.42)
    case 'kick':
      return upright({ lean: -0.1 }, [rest(-1), kicking()], [spread(-1), spread(1)])
    case 'throw':
      return upright({ lean: 0.1 }, [rest(-1), rest(1)], [raised(-1, 0.16), raised(1, 0.16)])
    case 'slide':
      return sliding()
    case 'lie':
      return lying({ up: 0.14, reach: 0.25 })
    case 'dive':
      return lying({ up: 0.62, reach: 0.62 })
    case 'despair':
      return DESPAIR
    case 'kneel':
      return KNEELING
  }
}

/** Centre of the shirt from the feet's point, in metres on the picture. */
export interface Chest {
  x: number
  y: number
  /** Breadth of the number as a share of its full one, which a shirt seen from the side has no room for. */
  breadth: number
}

/** Metres of a shirt on which a number is printed at its full breadth. */
const FULL_BREADTH = 0.58

/** Place of the shirt number on the picture; null in poses that show none. */
export function chestOf(pose: Pose, angle: number): Chest | null {
  if (pose === 'lie' || pose === 'dive' || pose === 'slide') return null
  const { hips, chest } = bodyOf(pose)
  const middle: Joint = [mid(hips[0], chest[0]), 0, mid(hips[2], chest[2]) + 0.1]
  return { ...projectJoint(middle, angle), breadth: Math.min(1, breadthOf(angle) / FULL_BREADTH) }
}

/** Breadth of a torso: wide from the front and from behind, narrow from the side. */
export function breadthOf(angle: number): number {
  return 0.46 + 0.16 * Math.abs(Math.sin(angle))
}

/** Projects a joint of a figure that looks to `angle` (radians from the right, clockwise) to metres on the picture. */
export function projectJoint([front, right, up]: Joint, angle: number): { x: number; y: number } {
  const [ahead, aside] = [Math.cos(angle), Math.sin(angle)]
  return {
    x: front * ahead - right * aside,
    y: (front * aside + right * ahead) * TILT.ground - up * TILT.height,
  }
}

function upright({ lean }: { lean: number }, legs: Body['legs'], arms: Body['arms']): Body {
  const shift = ([front, right, up]: Joint): Joint => [front + lean, right, up]
  const moved = arms.map(({ from, bend, to }) => ({ from: shift(from), bend: shift(bend), to: shift(to) }))
  return {
    legs,
    arms: [moved[0] ?? arms[0], moved[1] ?? arms[1]],
    hips: [0, 0, HIP.up],
    chest: [lean, 0, 1.38],
    head: [lean * 1.4 + 0.02, 0, 1.68],
  }
}

/** A moment of a run, `share` 0–1 of its cycle. */
function running(share: number, armOf: (side: number, swing: number) => Limb): Body {
  const left = Math.sin(ROUND * share)
  const legOf = (side: number, phase: number): Limb => {
    const swing = Math.sin(ROUND * phase)
    // The leg that comes forwards is drawn up.
    const drawn = Math.max(0, Math.cos(ROUND * phase))
    const behind = Math.max(0, -swing)
    return {
      from: [0, side * HIP.aside, HIP.up],
      bend: [0.3 * swing + 0.12 * drawn + 0.04, side * 0.11, 0.52 + 0.14 * drawn],
      to: [0.46 * swing - 0.22 * behind - 0.1 * drawn, side * 0.1, 0.05 + 0.3 * drawn + 0.26 * behind],
    }
  }
  const bounce = 0.04 * Math.abs(Math.cos(ROUND * share))
  return lifted(
    upright({ lean: 0.17 }, [legOf(-1, share), legOf(1, share + 0.5)], [armOf(-1, -left), armOf(1, left)]),
    bounce,
  )
}

function shoulder(side: number): Joint {
  return [0, side * SHOULDER.aside, SHOULDER.up]
}

function rest(side: number): Limb {
  return { from: [0, side * HIP.aside, HIP.up], bend: [0.05, side * 0.13, 0.5], to: [0, side * 0.15, 0.05] }
}

function tucked(side: number): Limb {
  const trail = side < 0 ? -0.34 : -0.2
  return {
    from: [0, side * HIP.aside, HIP.up],
    bend: [0.08, side * 0.13, 0.52],
    to: [trail, side * 0.12, 0.24],
  }
}

/** The right leg swung through the ball. */
function kicking(): Limb {
  return { from: [0, HIP.aside, HIP.up], bend: [0.34, 0.12, 0.66], to: [0.72, 0.1, 0.46] }
}

function hang(side: number): Limb {
  return { from: shoulder(side), bend: [-0.03, side * 0.37, 1.18], to: [0.07, side * 0.35, 0.94] }
}

function spread(side: number): Limb {
  return { from: shoulder(side), bend: [-0.06, side * 0.46, 1.3], to: [0.02, side * 0.64, 1.36] }
}

function raised(side: number, apart: number): Limb {
  return { from: shoulder(side), bend: [0.02, side * (apart - 0.02), 1.68], to: [0.03, side * apart, 1.98] }
}

/** An arm of a run: the elbow bent, opposite to the leg. */
function pumping(side: number, swing: number): Limb {
  return {
    from: shoulder(side),
    bend: [0.2 * swing - 0.08, side * 0.38, 1.2],
    to: [0.34 * swing + 0.12, side * 0.32, 1.16 + 0.1 * Math.max(0, swing)],
  }
}

/** A tackle: on the ground, one leg stretched to the front. */
function sliding(): Body {
  return {
    legs: [
      { from: [0, -0.1, 0.24], bend: [0.3, -0.2, 0.4], to: [0.2, -0.26, 0.06] },
      { from: [0, 0.1, 0.22], bend: [0.46, 0.1, 0.2], to: [0.92, 0.1, 0.16] },
    ],
    arms: [
      { from: [-0.34, -0.22, 0.62], bend: [-0.5, -0.44, 0.42], to: [-0.52, -0.56, 0.08] },
      { from: [-0.34, 0.22, 0.62], bend: [-0.22, 0.42, 0.62], to: [-0.02, 0.56, 0.68] },
    ],
    hips: [0, 0, 0.24],
    chest: [-0.32, 0, 0.56],
    head: [-0.42, 0, 0.86],
  }
}

/** Stretched out to the front, face down, at a height and with arms that reach beyond the head. */
function lying({ up, reach }: { up: number; reach: number }): Body {
  const leg = (side: number): Limb => ({
    from: [-0.12, side * 0.1, up],
    bend: [-0.5, side * 0.15, up - 0.02 + (side < 0 ? 0.1 : 0)],
    to: [-0.9, side * (side < 0 ? 0.24 : 0.12), up + (side < 0 ? 0.12 : 0)],
  })
  const arm = (side: number): Limb => ({
    from: [0.34, side * 0.22, up + 0.06],
    bend: [0.34 + reach * 0.6, side * 0.24, up + 0.1],
    to: [0.34 + reach, side * 0.14, up + 0.14],
  })
  return {
    legs: [leg(-1), leg(1)],
    arms: [arm(-1), arm(1)],
    hips: [-0.1, 0, up + 0.02],
    chest: [0.34, 0, up + 0.06],
    head: [0.62, 0, up + 0.12],
  }
}

function lifted({ legs, arms, hips, chest, head }: Body, metres: number): Body {
  const lift = ([front, right, up]: Joint): Joint => [front, right, up + metres]
  const limb = ({ from, bend, to }: Limb): Limb => ({ from: lift(from), bend: lift(bend), to: lift(to) })
  return {
    legs: [limb(legs[0]), limb(legs[1])],
    arms: [limb(arms[0]), limb(arms[1])],
    hips: lift(hips),
    chest: lift(chest),
    head: lift(head),
  }
}

function mid(a: number, b: number): number {
  return (a + b) / 2
}
