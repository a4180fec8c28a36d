import { describe, expect, it } from 'vitest'
import { reputationAfterSeason, reputationFor } from '../../../client/simulation/club/reputation.ts'
import {
  clampMood,
  multiplyFans,
  equilibriumMood,
  updateFans,
  gainFans,
  recordHomeMatch,
  townOf,
} from '../../../client/simulation/marketing/fans.ts'
import { marketingEffect, marketingScore } from '../../../client/simulation/marketing/marketingEffect.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { AttendanceRecord } from '../../../client/simulation/match/matchResult.ts'
import { settleSummer } from '../../../client/simulation/season/rivalBusiness.ts'
import { makeGame, makeStaff } from '../makeGame.ts'
import { defaultPolicies } from '../../../client/simulation/club/marketing.ts'

const noPolicies = { ...defaultPolicies(), fanFriendlyPricing: false }

/** A price and policies with which a mood of 50 wins and loses nobody. */
const settledAt50 = { ticketPrice: 50, policies: noPolicies }

function firstRival() {
  const [rival] = makeGame().competitors
  if (!rival) throw new Error('There are nineteen')
  return rival
}

describe('the marketing effect', () => {
  it.each([
    [1, 'Excellent'],
    [0.8, 'Excellent'],
    [0.799, 'Good'],
    [0.6, 'Good'],
    [0.599, 'Average'],
    [0.4, 'Average'],
    [0.399, 'Poor'],
    [0, 'Poor'],
  ])('[MAR-16] of a score of %d is %s', (score, label) => {
    expect(marketingEffect(score)).toBe(label)
  })

  it.each([
    // 0.6 × (reputation − 1) / 4 + 0.4 × skill / 5, with a skill of 1 when there is no PR Manager.
    [1, null, 0.08],
    [5, null, 0.68],
    [3, null, 0.38],
    [3, 1, 0.38],
    [3, 5, 0.7],
    [5, 5, 1],
  ])('[MAR-17] of a reputation of %d and a PR Manager of %s stars scores %d', (reputation, skill, score) => {
    const staff = skill === null ? [] : [makeStaff('PR Manager', skill)]
    expect(marketingScore({ reputation, staff })).toBeCloseTo(score, 9)
  })
})

describe('fan mood and number', () => {
  it.each([
    [-5, 0],
    [-0.01, 0],
    [0, 0],
    [50.126, 50.13],
    [100, 100],
    [100.01, 100],
  ])('[MAR-18] mood %d is kept as %d', (mood, kept) => {
    expect(clampMood(mood)).toBe(kept)
  })

  it.each([
    [0, 1_000],
    [999, 1_000],
    [1_000, 1_000],
    [1_000.6, 1_001],
  ])('[MAR-19] a number of %d is kept as %i', (fans, kept) => {
    const game = makeGame({ fanCount: fans })
    multiplyFans(game, 1)
    expect(game.fanCount).toBe(kept)
  })

  it('accumulate changes of less than one fan', () => {
    const game = makeGame({ fanCount: 1_000 })
    for (let i = 0; i < 100; i++) multiplyFans(game, 1.0001)
    expect(game).toMatchObject({ fanCount: 1_010 })
    expect(game.fanFraction).toBeCloseTo(0.0496, 3)
  })

  it('mood moves a tenth of the way to its equilibrium per week', () => {
    const game = makeGame({ fanHappiness: 50, ticketPrice: 50, policies: noPolicies })
    const settled = equilibriumMood(game)
    updateFans(game)
    expect(game.fanHappiness).toBeCloseTo(50 + 0.1 * (settled - 50), 2)
  })

  it('mood oscillates around the equilibrium of a steady price over home and away weeks', () => {
    const game = makeGame({ ticketPrice: 100, currentMatchWeek: 0 })
    const moods = Array.from({ length: 200 }, (_, week) => {
      game.day = 7 * (week + 1)
      if (week % 2 === 0) {
        const { day, ticketPrice } = game
        game.attendanceRecords = [
          { opponent: 'Northgate', day, attendance: 5_000, capacity: 10_000, ticketPrice },
        ]
      }
      game.day += 1
      updateFans(game)
      return game.fanHappiness
    })
    const [home = 0, away = 0] = moods.slice(-2)
    expect((home + away) / 2).toBeCloseTo(equilibriumMood(game), 0)
  })

  it('a higher ticket price lowers the equilibrium mood', () => {
    const moods = [20, 30, 40, 50, 70, 90, 150].map((ticketPrice) =>
      equilibriumMood(makeGame({ ticketPrice })),
    )
    expect(moods).toEqual(moods.toSorted((a, b) => b - a))
    expect(new Set(moods).size).toBe(7)
  })

  it('the number grows in a good mood and shrinks in a bad one, down to 1,000', () => {
    const after = (fanHappiness: number, fanCount = 20_000) => {
      const game = makeGame({ fanHappiness, fanCount })
      updateFans(game)
      return game.fanCount
    }
    expect(after(100)).toBeGreaterThan(20_000)
    expect(after(0)).toBeLessThan(20_000)
    expect(after(0, 1_000)).toBe(1_000)
  })

  it.each([
    [1, 12_400],
    [3, 31_600],
    [5, 70_000],
  ])('[MAR-23] a reputation of %d draws on a town of %i supporters', (reputation, town) => {
    expect(townOf(reputation)).toBe(town)
    const rival = {
      ...firstRival(),
      reputation,
      fanBase: town,
      marketing: { level: 1, active: false, effort: 0 },
    }
    settleSummer(rival, 0, 0)
    expect(rival.fanBase).toBe(town)
  })

  it('[MAR-21] growth declines from half of the town, and stops at all of it', () => {
    const grown = (fanCount: number) => {
      const game = makeGame({ reputation: 3, fanCount })
      gainFans(game, 0.1)
      return game.fanCount
    }
    expect(grown(15_800)).toBe(17_380)
    expect(grown(23_700)).toBe(23_700 * 1.05)
    expect(grown(31_600)).toBe(31_600)
  })

  it('[MAR-23] a fifth of what is beyond the town is lost each week, of all fans a twentieth at most', () => {
    const afterWeek = (fanCount: number) => {
      const game = makeGame({ reputation: 5, fanCount, fanHappiness: 50, ...settledAt50 })
      updateFans(game)
      return game.fanCount
    }
    expect(afterWeek(70_000)).toBe(70_000)
    expect(afterWeek(84_000)).toBe(84_000 * 0.96)
    expect(afterWeek(140_000)).toBe(140_000 * 0.95)
  })
})

describe('[TIC-21] the price of home matches', () => {
  const at = (ticketPrice: number): AttendanceRecord => ({
    opponent: 'Northgate',
    day: 7,
    attendance: 5_000,
    capacity: 10_000,
    ticketPrice,
  })
  const playHome = (game: GameState, prices: readonly number[]) => {
    for (const price of prices) recordHomeMatch(game, at(price))
    return game
  }
  const season = (price: number) => Array<number>(19).fill(price)

  it.each([
    [30, 50_000],
    [50, 50_000],
    [51, 49_500],
    [100, 25_000],
    [150, 5_000],
  ])('of £%i over a season leaves %i of 50,000 fans', (price, left) => {
    expect(playHome(makeGame({ fanCount: 50_000 }), season(price)).fanCount).toBe(left)
  })

  it('keeps a nineteenth of that away after one match, who come back a season later', () => {
    const game = playHome(makeGame({ fanCount: 38_000 }), [100])
    expect(game.fanCount).toBe(37_000)
    playHome(game, season(50).slice(1))
    expect(game.fanCount).toBe(37_000)
    playHome(game, [50])
    expect(game.fanCount).toBe(38_000)
  })

  it('leaves the town as full as it was: those who stay away are not won again by others', () => {
    const game = playHome(makeGame({ reputation: 5, fanCount: 70_000 }), season(100))
    expect(game.fanCount).toBe(35_000)
    gainFans(game, 0.1)
    expect(game.fanCount).toBe(35_000)
  })
})

describe('reputation', () => {
  it('moves a third of the way per season towards 5 for the champion to 1.5 for the last', () => {
    expect([reputationFor(1), reputationFor(20)]).toEqual([5, 1.5])
    expect(reputationAfterSeason(3, 1, 1)).toBeCloseTo(3.7, 6)
    expect(reputationAfterSeason(3, 20, 1)).toBeCloseTo(2.475, 6)
    expect(reputationAfterSeason(5, 1, 1)).toBe(5)
  })
})
