import { describe, expect, it } from 'vitest'
import {
  areaPath,
  bandPath,
  columnsOf,
  linearScale,
  linePath,
  nearest,
  rangeOf,
  roundTicks,
} from '../../client/components/chart/geometry.ts'

describe('round ticks', () => {
  it.each([
    [{ low: 0, high: 9_000_000 }, 3, [0, 5_000_000, 10_000_000]],
    [{ low: -2_100_000, high: 7_400_000 }, 3, [-5_000_000, 0, 5_000_000, 10_000_000]],
    [{ low: 0, high: 10_000 }, 4, [0, 2_500, 5_000, 7_500, 10_000]],
    [{ low: 5_000, high: 5_000 }, 3, [4_000, 6_000]],
    [{ low: 0, high: 0 }, 3, [0, 0.5]],
  ])('around %o in %i steps', (range, steps, ticks) => {
    const found = roundTicks(range, steps)
    expect(found[0]).toBeLessThanOrEqual(range.low)
    expect(found.at(-1)).toBeGreaterThanOrEqual(range.high)
    expect(found.length).toBeLessThanOrEqual(steps + 2)
    if (range.low !== range.high) expect(found).toEqual(ticks)
  })

  it('have no floating-point error', () => {
    expect(roundTicks({ low: 0, high: 0.3 }, 3)).toEqual([0, 0.1, 0.2, 0.3])
  })
})

describe('a scale', () => {
  it.each([
    [0, 100],
    [5, 50],
    [10, 0],
  ])('puts %i of 0 to 10 at %i, the low end below', (value, pixels) => {
    expect(linearScale({ low: 0, high: 10 }, 100, 0)(value)).toBe(pixels)
  })

  it('can be reversed, as for positions', () => {
    const place = linearScale({ low: 20, high: 1 }, 190, 0)
    expect([place(1), place(20), place(10.5)]).toEqual([0, 190, 95])
  })

  it('puts the only value in the middle', () => {
    expect(linearScale({ low: 3, high: 3 }, 0, 80)(3)).toBe(40)
  })
})

describe('paths', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.04, y: 2.25 },
  ]

  it('join the points, to a tenth of a pixel', () => {
    expect(linePath(points)).toBe('M0 10L5 2.3')
    expect(areaPath(points, 20)).toBe('M0 10L5 2.3L5 20L0 20Z')
  })

  it('are empty without points', () => {
    expect([linePath([]), areaPath([], 0)]).toEqual(['', ''])
  })
})

describe('columns', () => {
  it('share the width, with half a gap at each end', () => {
    expect(columnsOf(2, { left: 10, right: 110 }, 0.2)).toEqual([
      { left: 15, centre: 35, width: 40 },
      { left: 65, centre: 85, width: 40 },
    ])
  })
})

describe('the nearest place', () => {
  it.each([
    [-5, 0],
    [14, 0],
    [16, 1],
    [99, 2],
  ])('to %i is number %i', (pixels, place) => {
    const columns = [{ x: 10 }, { x: 20 }, { x: 30 }]
    expect(nearest(columns, { x: pixels, y: 7 })).toBe(place)
  })

  it('counts the height of points, not of columns', () => {
    const points = [
      { x: 10, y: 0 },
      { x: 20, y: 90 },
    ]
    expect(nearest(points, { x: 12, y: 80 })).toBe(1)
  })

  it('is number −1 without places', () => {
    expect(nearest([], { x: 3, y: 3 })).toBe(-1)
    expect(rangeOf([])).toEqual({ low: 0, high: 1 })
  })
})

describe('the path of a band', () => {
  it('runs along its upper edge and back along its lower one', () => {
    const upper = [
      { x: 0, y: 1 },
      { x: 5, y: 2 },
    ]
    const lower = [
      { x: 0, y: 8 },
      { x: 5, y: 9 },
    ]
    expect(bandPath(upper, lower)).toBe('M0 1L5 2L5 9L0 8Z')
    expect(bandPath([], [])).toBe('')
  })
})
