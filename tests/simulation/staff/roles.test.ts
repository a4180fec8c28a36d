/** Measures the effect of every role against the figure in its description. */
import { describe, expect, it, vi } from 'vitest'
import { createFixtures } from '../../../client/simulation/season/createFixtures.ts'
import { analysisFactor, medicalQuality } from '../../../client/simulation/facilities/facilityEffects.ts'
import { facilityIncomePerHomeMatch } from '../../../client/simulation/finance/facilityIncome.ts'
import { bookDay, upkeepPerMonth } from '../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { launchCampaign, runCampaigns } from '../../../client/simulation/marketing/campaigns.ts'
import { equilibriumMood } from '../../../client/simulation/marketing/fans.ts'
import { marketingScore } from '../../../client/simulation/marketing/marketingEffect.ts'
import { playWeek } from '../../../client/simulation/season/playWeek.ts'
import { recoveryChance } from '../../../client/simulation/players/playerCondition.ts'
import { ownSheet } from '../../../client/simulation/season/teamSheet.ts'
import { restPlayers } from '../../../client/simulation/players/playerWeek.ts'
import type { StaffMember } from '../../../client/simulation/people/staffMember.ts'
import { STAFF_ROLE_DEFINITIONS } from '../../../client/simulation/staff/staffRoles.ts'
import { refreshMarket } from '../../../client/simulation/transfers/market.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeFacility, makeGame, makePlayer, makeRandom, makeStaff } from '../makeGame.ts'
import { declineShare, growthShare, settledMoraleOf } from './development.ts'

// Tens of thousands of players.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** The same career without staff, and with one in the role. */
const pair = (role: StaffMember['role'], parts: Partial<GameState> = {}, skill = 5) =>
  [makeGame({ ...parts, staff: [] }), makeGame({ ...parts, staff: [makeStaff(role, skill)] })] as const

const promises = (role: keyof typeof STAFF_ROLE_DEFINITIONS) => STAFF_ROLE_DEFINITIONS[role].description

describe('growth', () => {
  it('[STA-12] is 5% faster for each star of an Assistant Manager', () => {
    expect(promises('Assistant Manager')).toContain('5% faster per star')
    for (const age of [20, 24]) {
      const ratio = growthShare([makeStaff('Assistant Manager')], { age }) / growthShare([], { age })
      expect(ratio).toBeGreaterThan(1.2)
      expect(ratio).toBeLessThan(1.3)
    }
  })

  it('[STA-13] of goalkeepers is 20% faster, and their decline 10% slower, for each star of a Goalkeeper Coach', () => {
    expect(promises('Goalkeeper Coach')).toBe('Keepers improve 20% faster and decline 10% slower per star.')
    const coach = [makeStaff('Goalkeeper Coach')]
    const keeper = { type: 'Goalkeeper' } as const
    expect(growthShare(coach, keeper) / growthShare([], keeper)).toBeCloseTo(2, 1)
    expect(declineShare(coach, keeper) / declineShare([], keeper)).toBeCloseTo(0.5, 1)
    expect(growthShare(coach, {}) / growthShare([], {})).toBeCloseTo(1, 1)
    expect(declineShare(coach, {}) / declineShare([], {})).toBeCloseTo(1, 1)
  })

  it('[STA-14] of players under 24 is 8% faster for each star of a Youth Coach', () => {
    expect(promises('Youth Coach')).toBe(
      'Players under 24 improve 8% faster per star. Academy youngsters arrive a little better, and you learn their potential sooner.',
    )
    const coach = [makeStaff('Youth Coach')]
    expect(growthShare(coach, { age: 23 }) / growthShare([], { age: 23 })).toBeCloseTo(1.4, 1)
    expect(growthShare(coach, { age: 24 }) / growthShare([], { age: 24 })).toBeCloseTo(1, 1)
  })
})

describe('freshness', () => {
  it('[STA-15] recovers 4% faster for each star of a Fitness Coach', () => {
    expect(promises('Fitness Coach')).toBe('Tired players recover 4% faster per star.')
    // 7% of the missing stamina a day, rounded up: 4 of 50, and a fifth more with five stars.
    const rested = pair('Fitness Coach').map((game) => {
      game.players = [makePlayer({ stamina: 50 })]
      restPlayers(game)
      return game.players[0]?.stamina
    })
    expect(rested).toEqual([54, 55])
  })
})

describe('the market', () => {
  const base = makeGame()
  const market = (skill: number, staffRole: StaffMember['role'] = 'Chief Scout') => {
    const sums = { count: 0, quality: 0, wage: 0 }
    for (let seed = 0; seed < 400; seed++) {
      const game = base
      game.staff = skill > 0 ? [makeStaff(staffRole, skill)] : []
      game.market = []
      refreshMarket(game, makeRandom(seed))
      for (const { quality, wage } of game.market) {
        sums.count += 1
        sums.quality += quality
        sums.wage += wage
      }
    }
    return { players: sums.count / 400, quality: sums.quality / sums.count, wage: sums.wage / sums.count }
  }

  it('[STA-16] has one more player per two stars of a Chief Scout, of 2% more quality per star', () => {
    expect(promises('Chief Scout')).toContain('one more player at every market refresh for every two stars')
    const without = market(0)
    const differences = [1, 2, 4, 5].map((skill) => Math.round(market(skill).players - without.players))
    expect(differences).toEqual([0, 1, 2, 2])
    // Cut off at 4.5, so a little less than 10% with five stars.
    const better = market(5).quality / without.quality
    expect(better).toBeGreaterThan(1.08)
    expect(better).toBeLessThan(1.105)
  })

  it('[STA-17] has 3% lower wage demands for each star of a Technical Director', () => {
    expect(promises('Technical Director')).toContain('3% less per star')
    const ratio = market(5, 'Technical Director').wage / market(0).wage
    expect(ratio).toBeCloseTo(0.85, 2)
  })
})

describe('medical quality', () => {
  it('[STA-18] is 10 points for each star of a Physiotherapist and 6 for each of a Doctor', () => {
    expect(promises('Physiotherapist')).toContain('recover 13% faster per star')
    expect(recoveryChance(0.1) / recoveryChance(0)).toBeCloseTo(1.13, 2)
    expect(promises('Doctor')).toContain('recover 8% faster per star')
    expect(recoveryChance(0.06) / recoveryChance(0)).toBeCloseTo(1.08, 2)
    const quality = (staff: StaffMember[]) => medicalQuality(makeGame({ staff, facilities: [] }))
    expect(quality([])).toBe(0)
    expect(quality([makeStaff('Physiotherapist', 1)])).toBeCloseTo(0.1, 9)
    expect(quality([makeStaff('Doctor', 1)])).toBeCloseTo(0.06, 9)
    const best = makeGame({
      staff: [makeStaff('Physiotherapist'), makeStaff('Doctor')],
      facilities: [makeFacility('Medical Center', 5)],
    })
    expect(medicalQuality(best)).toBeCloseTo(1, 9)
  })

  it('depends on the best holder of a role: a second one adds nothing', () => {
    const two = makeGame({
      staff: [makeStaff('Physiotherapist', 2), makeStaff('Physiotherapist', 4)],
      facilities: [],
    })
    expect(medicalQuality(two)).toBeCloseTo(0.4, 9)
  })
})

describe('the side', () => {
  it('[STA-19] is 0.4% stronger for each star of a Data Analyst', () => {
    expect(promises('Data Analyst')).toContain('five stars make the side 2% stronger')
    const [without, withAnalyst] = pair('Data Analyst')
    expect(analysisFactor(without)).toBe(1)
    expect(ownSheet(withAnalyst).support / ownSheet(without).support).toBeCloseTo(1.02, 9)
  })

  it('[STA-20] has an equilibrium morale 0.08 higher for each star of a Mental coach', () => {
    expect(promises('Mental')).toContain('with five stars, morale settles four tenths of a point higher')
    expect(settledMoraleOf([makeStaff('Mental')]) - settledMoraleOf([])).toBeCloseTo(0.4, 1)
  })
})

describe('money', () => {
  it('[STA-21] for upkeep is 3% less for each star of a Facilities Manager', () => {
    expect(promises('Facilities Manager')).toContain('3% less upkeep per star')
    const [without, withManager] = pair('Facilities Manager')
    expect(upkeepPerMonth(without)).toBe(25_000)
    expect(upkeepPerMonth(withManager)).toBeCloseTo(25_000 * 0.85, 6)
  })

  it('[STA-22] from sponsors and facilities is 2% more for each star of a Financial Director', () => {
    expect(promises('Financial Director')).toContain('2% more per star')
    const income = pair('Financial Director').map((game) => {
      bookDay(game)
      return game.ledger.days[0]?.amounts
    })
    expect(income[0]).toMatchObject({ sponsors: 2_750, facilities: 3_759 })
    expect(income[1]).toMatchObject({ sponsors: 3_025, facilities: 4_135 })
    const [without, withDirector] = pair('Financial Director', { facilities: [makeFacility('Club Shop')] })
    expect(facilityIncomePerHomeMatch(withDirector) / facilityIncomePerHomeMatch(without)).toBeCloseTo(1.1, 9)
  })
})

describe('supporters', () => {
  it('[STA-23] are won 5% faster by campaigns for each star of a PR Manager, who raises the marketing effect', () => {
    expect(promises('PR Manager')).toContain('5% more fans per star')
    // One star leaves the marketing effect at Poor.
    const won = pair('PR Manager', { fanCount: 12_000 }, 1).map((game) => {
      launchCampaign(game, 'local-advertising')
      game.day += 1
      runCampaigns(game)
      return game.fanCount + game.fanFraction - 12_000
    })
    // 3% over 30 days.
    expect(won[0]).toBeCloseTo(12, 6)
    expect((won[1] ?? 0) / (won[0] ?? 1)).toBeCloseTo(1.05, 6)
    const [without, withManager] = pair('PR Manager')
    expect(marketingScore(withManager) - marketingScore(without)).toBeCloseTo(0.4 * (4 / 5), 9)
  })

  it('[STA-24] react 3% less to a defeat for each star of a Security Officer, and unchanged to a win or draw', () => {
    expect(promises('Security Officer')).toContain('3% less fan mood per star')
    const seen = new Set<string>()
    for (let seed = 1; seed < 60; seed++) {
      const parts = { seed, day: 7, awaitingKickOff: true, fanHappiness: 50 }
      const changes = pair('Security Officer', parts).map((game) => {
        const others = game.competitors.filter(({ name }) => !/Manchester|London|Merseyside/.test(name))
        game.fixtures = createFixtures([game.club.id, ...others.map(({ id }) => id)], makeRandom(seed))
        playWeek(game, [], makeRandom(seed))
        return { outcome: game.lastMatch?.outcome, change: game.lastMatch?.fanHappinessChange }
      })
      const [without, withOfficer] = changes
      const { outcome } = without ?? {}
      if (outcome === undefined) continue
      seen.add(outcome)
      expect(withOfficer).toEqual({ outcome, change: { W: 6, D: -1, L: -8.5 }[outcome] })
      expect(without?.change).toBe({ W: 6, D: -1, L: -10 }[outcome])
    }
    expect([...seen].toSorted()).toEqual(['D', 'L', 'W'])
  })

  it('[STA-25] have an equilibrium mood 1 point higher for each star of a Fan Liaison Officer', () => {
    expect(promises('Fan Liaison Officer')).toContain('1 point higher per star')
    const [without, withOfficer] = pair('Fan Liaison Officer', {}, 3)
    expect(equilibriumMood(withOfficer) - equilibriumMood(without)).toBeCloseTo(3, 9)
  })
})
