/** Buildings on the lots around the stadium, by level. */
import type { Facility } from '../../client/simulation/club/facility.ts'
import type { Bowl } from '../paint/bowl.ts'
import { lotsAround, type Outbuilding, type Plot } from './lots.ts'

export type Built = Pick<Facility, 'name' | 'level'>

/** Surface materials; `club` and `trim` are the colours of the club. */
export type Finish = 'white' | 'stone' | 'brick' | 'tile' | 'slate' | 'steel' | 'glass' | 'club' | 'trim'

/** Building with four walls and a roof. */
export interface Solid extends Plot {
  kind: 'solid'
  high: number
  /** Metres above the ground at which it starts. Defaults to 0. */
  from?: number
  wall: Finish
  cover: Finish
  /** The ridge of a gable is parallel to the front, that of a pediment perpendicular. */
  roof: 'flat' | 'gable' | 'pediment' | 'barrel' | 'tent'
  front?: 'windows' | 'glass' | 'shop' | 'columns'
  /** Draws a cross on the roof. */
  hasCross?: true
}

export interface Pole {
  kind: 'pole'
  x: number
  y: number
  high: number
  /** Metres above the ground at which it starts. Defaults to 0. */
  from?: number
  head: 'lamp' | 'aerial' | 'dish' | 'flag'
}

export type Part = Solid | Pole | ({ kind: 'pitch' } & Plot)

export interface Building extends Built {
  name: Outbuilding
  lot: Plot
  /** True for a lawn around the building, false for paving. */
  isGreen: boolean
  /** Parts from back to front. */
  parts: Part[]
}

/** Buildings outside the stadium, from back to front. */
export function planBuildings(bowl: Bowl, facilities: readonly Built[]): Building[] {
  const lots = lotsAround(bowl)
  const buildings: Building[] = []
  for (const { name, level } of facilities) {
    if (name === 'Basic Stadium' || name === 'Stadium Expansion' || name === 'Corporate Boxes') continue
    const lot = lots[name]
    const isGreen = name === 'Training Ground' || name === 'Youth Academy'
    buildings.push({ name, level, lot, isGreen, parts: BUILDERS[name](lot, level) })
  }
  return buildings.sort((a, b) => a.lot.y + a.lot.deep - (b.lot.y + b.lot.deep))
}

const BUILDERS: Record<Outbuilding, (lot: Plot, level: number) => Part[]> = {
  'Training Ground': trainingGround,
  'Youth Academy': youthAcademy,
  'Club Museum': clubMuseum,
  'Medical Center': medicalCenter,
  'Fan Zone': fanZone,
  'Media Center': mediaCenter,
  'Club Shop': clubShop,
  'Data Analysis Hub': dataHub,
}

function solid(plot: Plot, look: Omit<Solid, 'kind' | keyof Plot>): Solid {
  return { kind: 'solid', ...plot, ...look }
}

/** Plot of the given size, horizontally centred on a lot, `fromBack` metres from its back. */
function centred({ x, y, wide }: Plot, size: { wide: number; deep: number }, fromBack: number): Plot {
  return { x: x + (wide - size.wide) / 2, y: y + fromBack, ...size }
}

/** Hall with a barrel roof and up to four floodlit pitches. */
function trainingGround(lot: Plot, level: number): Part[] {
  const hall = centred(lot, { wide: 16 + 8 * level, deep: 9 }, 0)
  const parts: Part[] = [solid(hall, { high: 5, wall: 'white', cover: 'steel', roof: 'barrel' })]
  for (let i = 0; i < Math.min(4, level); i++) {
    const pitch = { x: lot.x + (i % 2 === 0 ? 1 : 30), y: lot.y + (i < 2 ? 11 : 27), wide: 27, deep: 14 }
    parts.push(
      { kind: 'pitch', ...pitch },
      { kind: 'pole', x: pitch.x + 0.5, y: pitch.y, high: 10, head: 'lamp' },
      { kind: 'pole', x: pitch.x + pitch.wide - 0.5, y: pitch.y, high: 10, head: 'lamp' },
    )
  }
  return parts
}

/** School building, at higher levels with a wing, and a small pitch. */
function youthAcademy(lot: Plot, level: number): Part[] {
  const school = { x: lot.x, y: lot.y, wide: 16 + 5 * level, deep: 10 }
  const pitch = { x: lot.x + 1, y: lot.y + 17, wide: 18 + 2 * level, deep: 12 + level }
  const house = { wall: 'brick', cover: 'tile', roof: 'gable', front: 'windows' } as const
  const parts: Part[] = [solid(school, { ...house, high: 6.5 })]
  if (level >= 3) {
    const wing = { x: lot.x + lot.wide - 11, y: lot.y + 10, wide: 11, deep: 4 + 3 * level }
    parts.push(solid(wing, { ...house, roof: 'pediment', high: 6.5 }))
  }
  parts.push(
    { kind: 'pitch', ...pitch },
    { kind: 'pole', x: pitch.x + pitch.wide, y: pitch.y, high: 8, head: 'lamp' },
    { kind: 'pole', x: pitch.x, y: pitch.y, high: 8, head: 'lamp' },
  )
  return parts
}

/** Low wide building with columns under a pediment in the club's colour. */
function clubMuseum(lot: Plot, level: number): Part[] {
  const house = centred(lot, { wide: 15 + 4 * level, deep: 12 }, 2)
  const portico = centred(lot, { wide: 9 + level, deep: 4 }, 14)
  const parts: Part[] = [
    solid(house, { high: 6.5, wall: 'stone', cover: 'slate', roof: 'flat', front: 'windows' }),
  ]
  if (level >= 4) {
    const dome = centred(lot, { wide: 2 * level, deep: 8 }, 3)
    parts.push(solid(dome, { from: 6.5, high: 2.5, wall: 'stone', cover: 'steel', roof: 'tent' }))
  }
  parts.push(solid(portico, { high: 6.5, wall: 'stone', cover: 'club', roof: 'pediment', front: 'columns' }))
  if (level >= 2) parts.push(...flagsBeside(portico, 3))
  return parts
}

function flagsBeside({ x, y, wide, deep }: Plot, apart: number): Pole[] {
  return [x - apart, x + wide + apart].map((x) => ({
    kind: 'pole',
    x,
    y: y + deep,
    high: 9,
    head: 'flag',
  }))
}

/** White building with a cross; every second level adds a storey. */
function medicalCenter(lot: Plot, level: number): Part[] {
  const house = { x: lot.x, y: lot.y + 2, wide: 14 + 2.4 * level, deep: 12 }
  const entrance = { x: house.x + house.wide - 9, y: house.y + house.deep, wide: 8, deep: 4 }
  const look = { wall: 'white', cover: 'white', roof: 'flat' } as const
  return [
    solid(house, { ...look, high: 4 + 3.5 * Math.ceil(level / 2), front: 'windows', hasCross: true }),
    solid(entrance, { ...look, high: 3.6, front: 'glass' }),
  ]
}

const TENTS = [3, 5, 7, 10, 14]
const TENTS_PER_ROW = 7

/** Stalls under pointed tents in the club's colours: one row, then a second in front. */
function fanZone(lot: Plot, level: number): Part[] {
  const tents = TENTS[level - 1] ?? 0
  const parts: Part[] = []
  for (let row = 0; row * TENTS_PER_ROW < tents; row++) {
    const inRow = Math.min(TENTS_PER_ROW, tents - row * TENTS_PER_ROW)
    for (let i = 0; i < inRow; i++) {
      const x = lot.x + lot.wide / 2 + (i - (inRow - 1) / 2) * 8.2 - 3.5
      const cover = (i - (inRow - 1) / 2 + row) % 2 === 0 ? 'club' : 'trim'
      const stall = { x, y: lot.y + 2 + row * 10, wide: 7, deep: 6.5 }
      parts.push(solid(stall, { high: 2.8, wall: 'white', cover, roof: 'tent', front: 'shop' }))
    }
  }
  return parts
}

/** Studios with dishes on the roof and a mast. */
function mediaCenter(lot: Plot, level: number): Part[] {
  const house = { x: lot.x, y: lot.y + 4, wide: 12 + 2 * level, deep: 12 }
  const high = level < 3 ? 6.5 : 10
  const parts: Part[] = [
    { kind: 'pole', x: house.x + house.wide + 1.5, y: lot.y + 8, high: 15 + 3 * level, head: 'aerial' },
    solid(house, { high, wall: 'slate', cover: 'steel', roof: 'flat', front: 'glass' }),
  ]
  for (let dish = 0; dish < level; dish++) {
    parts.push({
      kind: 'pole',
      x: house.x + 2.4 + dish * 4,
      y: house.y + 6,
      from: high,
      high: 1.5,
      head: 'dish',
    })
  }
  return parts
}

/** Shop front under a striped awning, at higher levels with a floor above. */
function clubShop(lot: Plot, level: number): Part[] {
  const shop = centred(lot, { wide: 14 + 4 * level, deep: 11 }, 3)
  const parts: Part[] = [
    solid(shop, { high: 5.5, wall: 'white', cover: 'slate', roof: 'flat', front: 'shop' }),
  ]
  if (level >= 3) {
    const floor = centred(lot, { wide: shop.wide - 6, deep: 8 }, 4)
    parts.push(
      solid(floor, { from: 5.5, high: 4, wall: 'club', cover: 'slate', roof: 'flat', front: 'windows' }),
    )
  }
  return parts
}

/** Glass tower on a low base; each level adds a storey. */
function dataHub(lot: Plot, level: number): Part[] {
  const base = { x: lot.x, y: lot.y + 2, wide: 21, deep: 16 }
  const tower = { x: lot.x + 3, y: lot.y + 4, wide: 14, deep: 12 }
  return [
    solid(base, { high: 3, wall: 'stone', cover: 'slate', roof: 'flat' }),
    solid(tower, { from: 3, high: 4.4 * level, wall: 'glass', cover: 'steel', roof: 'flat', front: 'glass' }),
  ]
}
