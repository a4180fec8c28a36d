import { describe, expect, it } from 'vitest'
import { flakeAt, FLAKES } from '../../scenes/titleNight/confetti.ts'
import { planNight } from '../../scenes/titleNight/nightPlan.ts'
import { makeBoardRows, UNMOVED } from './makeBoardRows.ts'

const rows = makeBoardRows(UNMOVED)
/** Twenty clubs on ten grounds. With every ground that ends, first and second change places. */
const placesOf = (club: number) =>
  Array.from({ length: 11 }, (_, ended) => (club <= 2 && ended % 2 === 1 ? 3 - club : club))
const clubs = rows.map(({ club }, i) => [club, i] as const)
const plan = planNight({
  grounds: 10,
  places: Object.fromEntries(clubs.map(([club, i]) => [club, placesOf(i + 1)])),
  groundOf: Object.fromEntries(clubs.map(([club, i]) => [club, Math.floor(i / 2)])),
})

describe('the plan of a title night', () => {
  it('begins with the table before any ground has ended', () => {
    for (const elapsedMs of [0, 900]) {
      expect(plan.groundsAt(elapsedMs)).toBe(0)
      expect(rows.map((row) => plan.placeAt(row, elapsedMs))).toEqual(UNMOVED)
      expect(rows.some((row) => plan.isWrittenAt(row, elapsedMs))).toBe(false)
    }
  })

  it('lets the grounds end one after another, never taking one back', () => {
    let last = 0
    for (let elapsedMs = 0; elapsedMs <= plan.endMs; elapsedMs += 16) {
      const ended = plan.groundsAt(elapsedMs)
      expect(ended - last).toBeGreaterThanOrEqual(0)
      expect(ended - last).toBeLessThanOrEqual(1)
      expect(rows.filter((row) => plan.isWrittenAt(row, elapsedMs))).toHaveLength(2 * ended)
      last = ended
    }
    expect(last).toBe(10)
  })

  it('settles on the final places, at its end and ever after, in less than ten seconds', () => {
    for (const elapsedMs of [plan.endMs, Infinity])
      expect(rows.map((row) => plan.placeAt(row, elapsedMs))).toEqual(rows.map((_, i) => placesOf(i + 1)[10]))
    expect(plan.endMs).toBeLessThan(10_000)
  })

  it('slides rows without a jump between two frames', () => {
    const [first] = rows
    if (!first) throw new Error('No rows')
    let last = plan.placeAt(first, 0)
    let moved = 0
    for (let elapsedMs = 0; elapsedMs <= plan.endMs; elapsedMs += 16) {
      const place = plan.placeAt(first, elapsedMs)
      expect(Math.abs(place - last)).toBeLessThan(0.1)
      moved += Math.abs(place - last)
      last = place
    }
    expect(moved).toBeCloseTo(10, 1)
  })
})

describe('the confetti', () => {
  it('starts above the canvas and falls through it again and again', () => {
    const at = { x: 0, y: 0, turn: 0 }
    const seen = FLAKES.map((flake) => {
      expect(flakeAt(flake, 0, at).y).toBeLessThanOrEqual(0)
      const heights = Array.from({ length: 600 }, (_, frame) => flakeAt(flake, frame * 32, at).y)
      return Math.max(...heights)
    })
    expect(Math.min(...seen)).toBeGreaterThan(0.95)
    expect(new Set(FLAKES.map(({ x }) => x.toFixed(3))).size).toBeGreaterThan(80)
  })
})
