import { describe, expect, it } from 'vitest'
import { supportOf } from '../../scenes/paint/paintStands.ts'

const COLOURS = {
  home: [
    [200, 0, 0],
    [255, 255, 255],
  ],
  away: [
    [0, 0, 200],
    [255, 255, 0],
  ],
} as const

describe('the stands', () => {
  it('seat the gate: the guests in their end, the home supporters in the rest', () => {
    const support = supportOf(COLOURS, { attendance: 5_500, capacity: 10_000, guests: 0.1 })
    expect(support.guests).toBeCloseTo(0.1)
    expect(support.filled).toBeCloseTo(0.5)
  })

  it('are empty without a gate, and full with all tickets sold', () => {
    expect(supportOf(COLOURS, { attendance: 0, capacity: 10_000, guests: 0.1 })).toMatchObject({
      guests: 0,
      filled: 0,
    })
    expect(supportOf(COLOURS, { attendance: 10_000, capacity: 10_000, guests: 0.1 }).filled).toBeCloseTo(1)
  })
})
