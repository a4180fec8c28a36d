/** Every benefit and downside of a policy has the effect stated in its text. */
import { describe, expect, it, vi } from 'vitest'
import { facilityIncomePerHomeMatch } from '../../../client/simulation/finance/facilityIncome.ts'
import { bookDay } from '../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { equilibriumMood, updateFans } from '../../../client/simulation/marketing/fans.ts'
import { defaultPolicies, POLICIES, type Policy } from '../../../client/simulation/club/marketing.ts'
import { isPolicy, POLICY_DEFINITIONS, togglePolicy } from '../../../client/simulation/marketing/policies.ts'
import { ownSheet } from '../../../client/simulation/season/teamSheet.ts'
import { drawAttendance } from '../../../client/simulation/tickets/attendance.ts'
import { refreshMarket } from '../../../client/simulation/transfers/market.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeFacility, makeGame, makeRandom } from '../makeGame.ts'
import { growthShare, settledMoraleOf } from '../staff/development.ts'

// Tens of thousands of players.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const none = Object.fromEntries(POLICIES.map((policy) => [policy, false])) as Record<Policy, boolean>
const only = (policy: Policy) => ({ ...none, [policy]: true })

/** The same career without policies, and with one. */
const pair = (policy: Policy, parts: Partial<GameState> = {}) =>
  [makeGame({ ...parts, policies: none }), makeGame({ ...parts, policies: only(policy) })] as const

const moodOf = (policy: Policy) => {
  const [off, on] = pair(policy)
  return equilibriumMood(on) - equilibriumMood(off)
}

const strengthOf = (policy: Policy) => {
  const [off, on] = pair(policy)
  return ownSheet(on).support / ownSheet(off).support
}

describe('the six policies', () => {
  it('[MAR-8] are off at the start except fan-friendly pricing', () => {
    expect(defaultPolicies()).toEqual(only('fanFriendlyPricing'))
    expect(POLICIES).toHaveLength(6)
  })

  it.each(POLICIES)('[MAR-9] %s has benefits and downsides, and can be switched on and off', (policy) => {
    const { name, description, benefits, downsides } = POLICY_DEFINITIONS[policy]
    for (const text of [name, description, ...benefits, ...downsides]) expect(text).not.toBe('')
    expect(benefits.length).toBeGreaterThan(0)
    expect(downsides.length).toBeGreaterThan(0)
    const game = makeGame()
    const before = game.plannedPolicies[policy]
    togglePolicy(game, policy)
    expect(game.plannedPolicies[policy]).toBe(!before)
    togglePolicy(game, policy)
    expect(game.plannedPolicies[policy]).toBe(before)
  })

  it('are identified by name', () => {
    expect(isPolicy('youthFocus')).toBe(true)
    expect(isPolicy('freeBeer')).toBe(false)
  })
})

describe('youth focus', () => {
  const policies = only('youthFocus')

  it('[MAR-10] makes players under 24 grow 20% faster', () => {
    expect(POLICY_DEFINITIONS.youthFocus.benefits).toEqual(['Players under 24 improve 20% faster'])
    const ratio = (age: number) => growthShare([], { age }, { policies }) / growthShare([], { age })
    expect(ratio(23)).toBeCloseTo(1.2, 1)
    expect(ratio(24)).toBeCloseTo(1, 1)
  })

  it('lowers the equilibrium morale of players from 30 by 0.3', () => {
    expect(POLICY_DEFINITIONS.youthFocus.downsides[0]).toContain(
      'aged 30 or over settles three tenths of a point lower',
    )
    const change = (age: number) => settledMoraleOf([], { age }, { policies }) - settledMoraleOf([], { age })
    expect(change(29)).toBe(0)
    expect(change(30)).toBeCloseTo(-0.3, 1)
  })
})

describe('attacking style', () => {
  it('[MAR-11] raises the equilibrium mood by 4 points and weakens the side by 2%', () => {
    expect(POLICY_DEFINITIONS.attackingStyle.benefits[0]).toContain('4 points higher')
    expect(POLICY_DEFINITIONS.attackingStyle.downsides[0]).toContain('2% weaker')
    expect(moodOf('attackingStyle')).toBeCloseTo(4, 9)
    expect(strengthOf('attackingStyle')).toBeCloseTo(0.98, 9)
  })
})

describe('defensive style', () => {
  it('[MAR-12] strengthens the side by 2% and lowers the equilibrium mood by 4 points', () => {
    expect(POLICY_DEFINITIONS.defensiveStyle.benefits[0]).toContain('2% stronger')
    expect(POLICY_DEFINITIONS.defensiveStyle.downsides[0]).toContain('4 points lower')
    expect(strengthOf('defensiveStyle')).toBeCloseTo(1.02, 9)
    expect(moodOf('defensiveStyle')).toBeCloseTo(-4, 9)
  })
})

describe('buying the young', () => {
  it('[MAR-13] lowers wage demands of young players by 15% and raises others by 15%', () => {
    expect(POLICY_DEFINITIONS.transferBuyYoung.benefits[0]).toContain(
      'under 24 on the market ask for 15% less',
    )
    expect(POLICY_DEFINITIONS.transferBuyYoung.downsides[0]).toContain('15% more')
    const [off, on] = pair('transferBuyYoung').map((game) => {
      game.market = []
      refreshMarket(game, makeRandom(9))
      return game.market
    })
    for (const [i, { age, wage }] of (on ?? []).entries()) {
      expect(wage / (off?.[i]?.wage ?? 0)).toBeCloseTo(age < 24 ? 0.85 : 1.15, 2)
    }
  })
})

describe('fan-friendly pricing', () => {
  it('raises attendance by 10%, and its absence lowers it by 5%', () => {
    expect(POLICY_DEFINITIONS.fanFriendlyPricing.benefits[0]).toBe('Attendance +10% (without it −5%)')
    const [off, on] = pair('fanFriendlyPricing', { fanCount: 40_000 }).map((game) =>
      drawAttendance(game, game.competitors[0]!, makeRandom(4)),
    )
    expect((on ?? 0) / (off ?? 1)).toBeCloseTo(1.1 / 0.95, 2)
  })

  it('[MAR-14] raises the equilibrium mood by 2 points and lowers the income of boxes by 20%', () => {
    expect(POLICY_DEFINITIONS.fanFriendlyPricing.benefits[1]).toContain('2 points higher')
    expect(POLICY_DEFINITIONS.fanFriendlyPricing.downsides).toEqual(['Corporate Boxes earn 20% less'])
    expect(moodOf('fanFriendlyPricing')).toBeCloseTo(2, 9)
    const facilities = [makeFacility('Corporate Boxes'), makeFacility('Club Shop')]
    const [off, on] = pair('fanFriendlyPricing', { facilities })
    const lost = facilityIncomePerHomeMatch(off) - facilityIncomePerHomeMatch(on)
    expect(lost).toBeCloseTo((0.2 * 3_000_000) / 19, 6)
  })
})

describe('community focus', () => {
  it('[MAR-15] raises the equilibrium mood by 3 points and wins 0.1% more fans a week', () => {
    expect(POLICY_DEFINITIONS.communityFocus.benefits).toEqual([
      'Fan mood settles 3 points higher',
      'One more fan for every thousand each week',
    ])
    expect(moodOf('communityFocus')).toBeCloseTo(3, 9)
    const [off, on] = pair('communityFocus', { fanCount: 30_000, reputation: 5, fanHappiness: 50 }).map(
      (game) => {
        updateFans(game)
        return game.fanCount
      },
    )
    // The better mood adds a little.
    expect((on ?? 0) - (off ?? 0)).toBeGreaterThanOrEqual(30)
    expect((on ?? 0) - (off ?? 0)).toBeLessThanOrEqual(32)
  })

  it('costs 3,000 pounds a week', () => {
    expect(POLICY_DEFINITIONS.communityFocus.downsides).toEqual(['Costs £3,000 a week'])
    const [off, on] = pair('communityFocus').map((game) => {
      for (let day = 0; day < 7; day++) bookDay(game)
      return game.money
    })
    expect((off ?? 0) - (on ?? 0)).toBeGreaterThanOrEqual(2_997)
    expect((off ?? 0) - (on ?? 0)).toBeLessThanOrEqual(3_003)
  })
})
