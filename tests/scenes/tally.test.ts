import { describe, expect, it } from 'vitest'
import { planTally, POSITION_MS, SEASONS_MS } from '../../scenes/career/tally.ts'

describe('the counters of a career', () => {
  const plan = planTally({ seasons: 12, position: 19 })

  it('start at no season and the first position', () => {
    expect(plan.at(0)).toEqual({ seasons: 0, position: 1 })
    expect(plan.at(-50)).toEqual({ seasons: 0, position: 1 })
  })

  it('end exactly, the seasons after 1.5 s and the position after 2 s', () => {
    expect(SEASONS_MS).toBe(1_500)
    expect(POSITION_MS).toBe(2_000)
    expect(plan.at(SEASONS_MS).seasons).toBe(12)
    expect(plan.at(POSITION_MS)).toEqual({ seasons: 12, position: 19 })
    expect(plan.at(Infinity)).toEqual(plan.end)
  })

  it('show whole numbers that never reverse, fast at first and slow at the end', () => {
    let before = plan.at(0)
    for (let elapsedMs = 0; elapsedMs <= POSITION_MS; elapsedMs += 10) {
      const now = plan.at(elapsedMs)
      expect(Number.isInteger(now.seasons) && Number.isInteger(now.position)).toBe(true)
      expect(now.seasons).toBeGreaterThanOrEqual(before.seasons)
      expect(now.position).toBeGreaterThanOrEqual(before.position)
      before = now
    }
    expect(plan.at(POSITION_MS / 2).position).toBeGreaterThan(15)
  })

  it('do not move for a champion', () => {
    const champion = planTally({ seasons: 1, position: 1 })
    expect(champion.at(700).position).toBe(1)
    expect(champion.at(SEASONS_MS).seasons).toBe(1)
  })
})
