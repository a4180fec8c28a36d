/** Roofs, boxes and masts of the stadium, by the levels of its facilities. */
import type { Facility } from '../../client/simulation/club/facility.ts'
import { FIELD, smooth } from '../core/field.ts'
import { type Bowl, ringAt, STANDS, type Stretch } from './bowl.ts'

export interface Fittings {
  /** Stretches of the stands under a roof, the farthest first. */
  roofs: readonly Stretch[]
  /** Stretch of the far stand with glazed boxes behind the last row. */
  boxes: Stretch | null
  /** Height of the lamps in metres. */
  mastHeight: number
}

/** Roofs by level of the stadium: far stand, sides, the corners between, and all round. */
const ROOFS: readonly (readonly Stretch[])[] = [
  [],
  [],
  [STANDS.far],
  [STANDS.far, STANDS.left, STANDS.right],
  [{ from: STANDS.left.from, to: 1 + STANDS.right.to }],
  [{ from: 0, to: 1 }],
]

const MAST = { height: 40, perLevel: 1.2 }

export function planFittings(facilities: readonly Pick<Facility, 'name' | 'level'>[]): Fittings {
  const levelOf = (type: Facility['name']) => facilities.find(({ name }) => name === type)?.level ?? 0
  const boxes = levelOf('Corporate Boxes')
  const middle = STANDS.far.to / 2
  return {
    roofs: ROOFS[levelOf('Basic Stadium')] ?? [],
    boxes: boxes === 0 ? null : { from: middle * (1 - boxes / 5), to: middle * (1 + boxes / 5) },
    mastHeight: MAST.height + MAST.perLevel * levelOf('Stadium Expansion'),
  }
}

/** Metres: height of the roof over the last row, and its reach over the seats and beyond them. */
const ROOF = {
  far: { over: 10, inwards: 6 },
  near: { over: 3, inwards: -0.5 },
  outwards: 5.5,
}

/** Cross-section of the roof: its edges in metres from the left and top, and its height. */
export interface RoofCut {
  outer: { x: number; y: number }
  inner: { x: number; y: number }
  height: number
}

/** The roof descends and narrows from the far stand to the near one, where it would hide the pitch. */
export function roofOver(bowl: Bowl): (share: number) => RoofCut {
  const back = bowl.offset(bowl.rows)
  const top = bowl.height(bowl.rows)
  const outside = ringAt(back + ROOF.outwards)
  const wide = ringAt(back - ROOF.far.inwards)
  const narrow = ringAt(back - ROOF.near.inwards)
  return (share) => {
    const outer = { x: 0, y: 0 }
    const inner = { x: 0, y: 0 }
    const least = { x: 0, y: 0 }
    outside.at(share, outer)
    wide.at(share, inner)
    narrow.at(share, least)
    const way = Math.min(1, Math.max(0, (outer.y + back) / (FIELD.width + 2 * back)))
    const near = smooth(way)
    inner.x += (least.x - inner.x) * near
    inner.y += (least.y - inner.y) * near
    return { outer, inner, height: top + ROOF.far.over + (ROOF.near.over - ROOF.far.over) * near }
  }
}
