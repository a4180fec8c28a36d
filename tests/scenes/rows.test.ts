import { describe, expect, it } from 'vitest'
import { planRows } from '../../scenes/league/rows.ts'
import { makeBoardRows, TURNED_ROUND, UNMOVED } from './makeBoardRows.ts'

describe('the rows of the table after a round', () => {
  const rows = makeBoardRows(TURNED_ROUND)
  const plan = planRows(rows)
  const placesAt = (elapsedMs: number) => rows.map((row) => plan.placeAt(row, elapsedMs))

  it('begin in the old order with the old figures, long enough to be read', () => {
    for (const elapsedMs of [-50, 0, 700]) {
      expect(placesAt(elapsedMs)).toEqual(TURNED_ROUND)
      expect(rows.some((row) => plan.isWrittenAt(row, elapsedMs))).toBe(false)
    }
  })

  it('end exactly in the new order with the new figures, and stay there', () => {
    for (const elapsedMs of [plan.endMs, plan.endMs + 1, Infinity]) {
      expect(placesAt(elapsedMs)).toEqual(UNMOVED)
      expect(rows.every((row) => plan.isWrittenAt(row, elapsedMs))).toBe(true)
    }
    expect(placesAt(plan.endMs - 20)).not.toEqual(UNMOVED)
    expect(plan.endMs).toBeLessThan(4_000)
  })

  it('slide steadily within the table, without a jump between two frames', () => {
    for (const row of rows) {
      const way = Math.sign(row.now.position - row.before.position)
      let last = row.before.position
      for (let elapsedMs = 0; elapsedMs <= plan.endMs; elapsedMs += 16) {
        const place = plan.placeAt(row, elapsedMs)
        expect((place - last) * way).toBeGreaterThanOrEqual(0)
        expect(Math.abs(place - last)).toBeLessThan(0.5)
        expect(place).toBeGreaterThanOrEqual(1)
        expect(place).toBeLessThanOrEqual(20)
        last = place
      }
    }
  })

  it('are rearranged from the bottom: the last gets its new figures first', () => {
    const written = (elapsedMs: number) =>
      rows.filter((row) => plan.isWrittenAt(row, elapsedMs)).map(({ now }) => now.position)
    let last: number[] = []
    for (let elapsedMs = 0; elapsedMs <= plan.endMs; elapsedMs += 10) {
      const now = written(elapsedMs)
      expect(now.length).toBeGreaterThanOrEqual(last.length)
      expect(now).toEqual(UNMOVED.slice(20 - now.length))
      last = now
    }
    expect(last).toHaveLength(20)
  })

  it('do not move when the position stays, but get their new figures', () => {
    const still = makeBoardRows(UNMOVED)
    const stillPlan = planRows(still)
    for (let elapsedMs = 0; elapsedMs <= stillPlan.endMs; elapsedMs += 50) {
      expect(still.map((row) => stillPlan.placeAt(row, elapsedMs))).toEqual(UNMOVED)
    }
    expect(still.every((row) => stillPlan.isWrittenAt(row, stillPlan.endMs))).toBe(true)
  })

  it('are the same in every plan of the same round', () => {
    const again = planRows(makeBoardRows(TURNED_ROUND))
    for (const elapsedMs of [0, 1_234, 2_000, 2_999]) {
      expect(rows.map((row) => again.placeAt(row, elapsedMs))).toEqual(placesAt(elapsedMs))
    }
  })
})
