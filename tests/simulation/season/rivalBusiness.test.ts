import { describe, expect, it } from 'vitest'
import type { Competitor } from '../../../client/simulation/club/club.ts'
import { prizeFor } from '../../../client/simulation/finance/prizeMoney.ts'
import { settleSummer } from '../../../client/simulation/season/rivalBusiness.ts'
import { makeGame } from '../makeGame.ts'

/** A mid-table club: 31,600 supporters correspond to a reputation of 3. */
function club(parts: Partial<Competitor> = {}): Competitor {
  const [rival] = makeGame().competitors
  if (!rival) throw new Error('There are nineteen')
  return {
    ...rival,
    reputation: 3,
    fanBase: 31_600,
    stadiumCapacity: 5_000,
    transferBudget: 20_000_000,
    lastPosition: 10,
    facilities: { training: 3, youth: 3 },
    marketing: { level: 3, active: false, effort: 0 },
    ...parts,
  }
}

function settled(parts: Partial<Competitor> = {}, gain = 0): Competitor {
  const rival = club(parts)
  settleSummer(rival, gain, prizeFor(rival.lastPosition))
  return rival
}

/** £150 of each supporter and twice the prize of the tenth. */
const INCOME = 150 * 31_600 + 2 * 1_600_000

describe('the budget of a rival', () => {
  it('pays 12 million per star and 600,000 per level, and receives gates and prizes', () => {
    // 20 − 6 − 9 × 0.6 − 4 for a better training ground.
    expect(settled({}, 0.5).transferBudget).toBe(4_600_000 + INCOME)
    expect(settled({}, 0.75).transferBudget).toBe(1_600_000 + 4_000_000 + INCOME - 4_000_000)
    expect(settled({}, -1).transferBudget).toBe(2 * INCOME)
  })

  it('is between one and two years of income', () => {
    expect(settled({ transferBudget: 900_000_000 }).transferBudget).toBe(2 * INCOME)
    expect(settled({ transferBudget: 0 }, 1).transferBudget).toBe(INCOME)
  })

  it('is larger with more supporters and a better position', () => {
    expect(settled({ lastPosition: 1 }).transferBudget).toBeGreaterThan(settled().transferBudget)
    expect(settled({ fanBase: 40_000 }).transferBudget).toBeGreaterThan(settled().transferBudget)
  })
})

describe('the facilities of a rival', () => {
  it('improve at the lowest level, once a summer, when 4 million are left', () => {
    const facilities = { training: 3, youth: 2 }
    expect(settled({ facilities: { ...facilities } }).facilities).toEqual({ training: 3, youth: 3 })
    const needed = 8 * 600_000 + 4_000_000
    expect(settled({ facilities: { ...facilities }, transferBudget: needed - 1 }).facilities).toEqual(
      facilities,
    )
    const poorMarketing = settled({ marketing: { level: 1, active: false, effort: 0 } })
    expect(poorMarketing.marketing.level).toBe(2)
  })

  it('decline at the highest level when the upkeep cannot be paid, within 1 to 5', () => {
    const poor = settled({ transferBudget: 0, facilities: { training: 3, youth: 5 } })
    expect(poor.facilities).toEqual({ training: 3, youth: 4 })
    const none = { level: 1, active: false, effort: 0 }
    const least = settled({ transferBudget: 0, facilities: { training: 1, youth: 1 }, marketing: none })
    expect([least.facilities, least.marketing.level]).toEqual([{ training: 1, youth: 1 }, 1])
    const all = { level: 5, active: false, effort: 0 }
    const most = settled({ transferBudget: 9e7, facilities: { training: 5, youth: 5 }, marketing: all })
    expect([most.facilities, most.marketing.level]).toEqual([{ training: 5, youth: 5 }, 5])
  })

  it('gain 1,500 seats first when demand exceeds the capacity', () => {
    const full = settled({ stadiumCapacity: 4_500 })
    expect(full).toMatchObject({ stadiumCapacity: 6_000, facilities: { training: 3, youth: 3 } })
    expect(settled({ stadiumCapacity: 4_500, transferBudget: 9_000_000 }).stadiumCapacity).toBe(4_500)
    expect(settled({ stadiumCapacity: 5_000 }).stadiumCapacity).toBe(5_000)
  })
})

describe('the supporters of a rival', () => {
  it('[LEA-12] move a quarter of the way to the number for its reputation', () => {
    expect(settled().fanBase).toBe(31_600)
    // 10,000 and 2,400 × 5²: 70,000.
    expect(settled({ reputation: 5 }).fanBase).toBe(31_600 + (70_000 - 31_600) / 4)
    expect(settled({ fanBase: 51_600 }).fanBase).toBe(46_600)
  })

  it('[LEA-11] are won by a campaign: 0.2% for each level and point of effort', () => {
    const campaign = (level: number, effort: number) =>
      settled({ marketing: { level, active: true, effort } }).fanBase / 31_600
    expect(campaign(1, 1)).toBeCloseTo(1.002, 4)
    expect(campaign(5, 5)).toBeCloseTo(1.05, 4)
    expect(settled({ marketing: { level: 5, active: false, effort: 5 } }).fanBase).toBe(31_600)
  })

  it.each([
    [4_740, 0],
    [5_000, 0],
    [6_000, 1],
    [7_000, 2],
    [10_000, 4],
    [50_000, 5],
  ])('with an attendance of 4,740 in %i seats lead to a campaign of effort %i', (seats, effort) => {
    const { marketing } = settled({ stadiumCapacity: seats, transferBudget: 6_000_000 })
    expect(marketing).toMatchObject({ effort, active: effort > 0 })
  })

  it('cost 100,000 per point of campaign effort', () => {
    const withEffort = (effort: number) =>
      settled({ transferBudget: 7_000_000, marketing: { level: 3, active: true, effort } })
    const [without, running] = [withEffort(0), withEffort(2)]
    const won = running.fanBase - without.fanBase
    expect(won).toBeGreaterThan(0)
    expect(without.transferBudget - running.transferBudget).toBe(200_000 - 150 * won)
  })
})
