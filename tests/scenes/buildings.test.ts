import { describe, expect, it, test } from 'vitest'
import { FACILITY_TYPES, MAX_FACILITY_LEVEL } from '../../client/simulation/club/facility.ts'
import { FACILITY_DEFINITIONS } from '../../client/simulation/facilities/facilityTypes.ts'
import { aimCamera, type Camera, type View } from '../../scenes/core/camera.ts'
import { type Part, planBuildings } from '../../scenes/ground/buildings.ts'
import { groundPlots } from '../../scenes/ground/groundPlots.ts'
import { groundLens, lotsAround, type Plot, shareGround, WALL } from '../../scenes/ground/lots.ts'
import { FIELD } from '../../scenes/core/field.ts'
import { planBowl } from '../../scenes/paint/bowl.ts'
import { planFittings, roofOver } from '../../scenes/paint/fittings.ts'
import { mastFeet } from '../../scenes/paint/paintLight.ts'

const LEVELS = Array.from({ length: MAX_FACILITY_LEVEL }, (_, i) => i + 1)

/** Capacities for all levels of the stadium and its expansion, also with seats closed for works. */
const CAPACITIES = (() => {
  const most =
    (FACILITY_DEFINITIONS['Basic Stadium'].capacity + FACILITY_DEFINITIONS['Stadium Expansion'].capacity) *
    MAX_FACILITY_LEVEL
  return Array.from({ length: most / 2_500 + 1 }, (_, i) => i * 2_500)
})()

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }
const VIEWS: [string, View][] = [
  ['the window on the dashboard', { width: 360, height: 230, insets: NO_INSETS }],
  ['the window on a phone', { width: 375, height: 135, insets: NO_INSETS }],
  ['a wide screen', { width: 1440, height: 900, insets: NO_INSETS }],
]

const everything = (level: number) => FACILITY_TYPES.map((name) => ({ name, level }))

function plot(part: Part): Plot {
  return part.kind === 'pole' ? { x: part.x, y: part.y, wide: 0, deep: 0 } : part
}

/** Parts with a footprint, without those on a roof. */
function footprints(parts: readonly Part[]): Plot[] {
  return parts.filter((part) => part.kind === 'pitch' || (part.kind === 'solid' && !part.from)).map(plot)
}

function corners({ x, y, wide, deep }: Plot): [number, number][] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ]
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
}

describe('lots', () => {
  it('exist for every facility that is not part of the stadium', () => {
    const ofTheStadium = ['Basic Stadium', 'Stadium Expansion', 'Corporate Boxes']
    const built = planBuildings(planBowl(10_000), everything(1))
    expect(built.map(({ name }) => name).sort()).toEqual(
      FACILITY_TYPES.filter((name) => !ofTheStadium.includes(name)).sort(),
    )
  })

  it.each(CAPACITIES)('overlap neither a bowl of %i seats, nor its masts, nor each other', (capacity) => {
    const bowl = planBowl(capacity)
    const wall = bowl.offset(bowl.rows) + WALL
    const stadium = { x: -wall, y: -wall, wide: FIELD.length + 2 * wall, deep: FIELD.width + 2 * wall }
    const lots = Object.values(lotsAround(bowl))
    for (const lot of lots) {
      expect(shareGround(lot, stadium)).toBe(false)
      for (const [x, y] of mastFeet(bowl)) expect(shareGround(lot, { x, y, wide: 0, deep: 0 }, 1)).toBe(false)
    }
    for (const [a, b] of pairs(lots)) expect(shareGround(a, b, 4)).toBe(false)
  })

  it.each(VIEWS)('are fully visible when built on: %s', (_, view) => {
    for (const capacity of CAPACITIES) {
      const bowl = planBowl(capacity)
      const { project, inner } = aimCamera(view, groundLens(bowl))
      for (const { name, parts } of planBuildings(bowl, everything(MAX_FACILITY_LEVEL))) {
        for (const [x, y] of footprints(parts).flatMap(corners)) {
          const point = project(x, y, 0, { x: 0, y: 0, scale: 1 })
          const where = `${name} at ${capacity} seats`
          expect(point.x, where).toBeGreaterThanOrEqual(0)
          expect(point.x, where).toBeLessThanOrEqual(inner.width)
          expect(point.y, where).toBeGreaterThanOrEqual(0)
          expect(point.y, where).toBeLessThanOrEqual(inner.height)
        }
      }
    }
  })
})

describe('buildings', () => {
  const bowl = planBowl(10_000)

  it.each(LEVELS)('stay on their lots without overlapping at level %i', (level) => {
    for (const { name, lot, parts } of planBuildings(bowl, everything(level))) {
      for (const part of parts) {
        const { x, y, wide, deep } = plot(part)
        expect(x, name).toBeGreaterThanOrEqual(lot.x)
        expect(y, name).toBeGreaterThanOrEqual(lot.y)
        expect(x + wide, name).toBeLessThanOrEqual(lot.x + lot.wide)
        expect(y + deep, name).toBeLessThanOrEqual(lot.y + lot.deep)
      }
      for (const [a, b] of pairs(footprints(parts))) expect(shareGround(a, b), name).toBe(false)
    }
  })

  it.each(FACILITY_TYPES)('look different at every level of a %s', (name) => {
    const sizes = [0, ...LEVELS].map((level) => {
      const facilities = level === 0 ? [] : [{ name, level }]
      return sizeOf(facilities)
    })
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b))
  })

  it('stand on the same lot at every level, independent of their neighbours', () => {
    const alone = planBuildings(bowl, [{ name: 'Club Shop', level: 1 }])
    const amongAll = planBuildings(bowl, everything(5))
    expect(amongAll.find(({ name }) => name === 'Club Shop')?.lot).toEqual(alone[0]?.lot)
  })

  it('are sorted from back to front', () => {
    const fronts = planBuildings(bowl, everything(5)).map(({ lot }) => lot.y + lot.deep)
    expect(fronts).toEqual([...fronts].sort((a, b) => a - b))
  })

  /** Cubic metres of houses, square metres of pitches, metres of poles, roof and boxes. */
  function sizeOf(facilities: Parameters<typeof planFittings>[0]): number {
    const { roofs, boxes, mastHeight } = planFittings(facilities)
    const stretches = [...roofs, ...(boxes ? [boxes] : [])]
    const fitted = stretches.reduce((sum, { from, to }) => sum + to - from, mastHeight)
    // The first level of a stadium shows as seats, the first expansion as a larger bowl.
    const seats = facilities.some(({ name }) => name === 'Basic Stadium') ? 1 : 0
    return planBuildings(bowl, facilities)
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => {
        if (part.kind === 'pole') return sum + part.high
        return sum + part.wide * part.deep * (part.kind === 'solid' ? part.high : 1)
      }, fitted + seats)
  }
})

test.each(VIEWS)('no roof hides the pitch: %s', (_, view) => {
  for (const capacity of CAPACITIES.slice(1)) {
    const bowl = planBowl(capacity)
    const camera = aimCamera(view, groundLens(bowl))
    const cutAt = roofOver(bowl)
    for (let share = 0; share < 1; share += 0.01) {
      const { inner, height } = cutAt(share)
      const { x, y } = camera.project(inner.x, inner.y, height, { x: 0, y: 0, scale: 1 })
      expect(isOnPitch(camera, x, y), `${capacity} seats, ${share} of the way round`).toBe(false)
    }
  }
})

/** True when a point of the picture lies on the pitch. */
function isOnPitch({ project }: Camera, x: number, y: number): boolean {
  const pitch = corners({ x: 0, y: 0, wide: FIELD.length, deep: FIELD.width })
  const points = pitch.map(([x, y]) => project(x, y, 0, { x: 0, y: 0, scale: 1 }))
  return points.every((from, i) => {
    const to = points[(i + 1) % points.length]
    return to && (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0
  })
}

describe('plots for buttons over the picture', () => {
  it.each([
    [754, 448],
    [1_300, 600],
    [374, 256],
  ])('lie within a picture of %i × %i, no two names nearer than a target', (width, height) => {
    for (const capacity of CAPACITIES) {
      const plots = groundPlots({ capacity, width, height })
      for (const { name, tag } of plots) {
        const where = `${name} at ${capacity} seats`
        expect(tag[0], where).toBeGreaterThan(12)
        expect(tag[0], where).toBeLessThan(width - 12)
        expect(tag[1], where).toBeGreaterThan(12)
        expect(tag[1], where).toBeLessThan(height - 12)
      }
      for (const [a, b] of pairs(plots)) {
        const apart = Math.max(Math.abs(a.tag[0] - b.tag[0]), Math.abs(a.tag[1] - b.tag[1]))
        expect(apart, `${a.name} and ${b.name} at ${capacity} seats`).toBeGreaterThanOrEqual(24)
      }
    }
  })
})
