import { expect, it } from 'vitest'
import { dropAt, FALLS } from '../../scenes/matchday/draw/fall.ts'

it('lets nothing fall from a dry sky', () => {
  expect(FALLS.clear).toBeNull()
  expect(FALLS.overcast).toBeNull()
})

it.each(['rain', 'snow'] as const)('lets %s fall over the whole picture', (sky) => {
  const fall = FALLS[sky]
  if (!fall) throw new Error(`Nothing falls in ${sky}`)
  const places = Array.from({ length: fall.drops * 20 }, (_, i) =>
    dropAt(fall, i % fall.drops, Math.floor(i / fall.drops) * 0.7),
  )
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(-0.15)
    expect(x).toBeLessThan(1.15)
    expect(y).toBeGreaterThan(-0.05)
    expect(y).toBeLessThan(1.05)
  }
  const quarters = [0, 1, 2, 3].map(
    (part) => places.filter(({ x }) => x >= part / 4 && x < (part + 1) / 4).length,
  )
  for (const count of quarters) expect(count).toBeGreaterThan(places.length / 8)
})

it('lets a drop fall downwards until it enters again at the top', () => {
  const { rain } = FALLS
  if (!rain) throw new Error('No rain')
  const heights = Array.from({ length: 40 }, (_, i) => dropAt(rain, 5, i * 0.02).y)
  const rises = heights.filter((y, i) => i > 0 && y < (heights[i - 1] ?? 0))
  expect(rises.length).toBeLessThanOrEqual(2)
  expect(heights[1]).not.toBe(heights[0])
})
