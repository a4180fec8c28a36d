import { describe, expect, it } from 'vitest'
import { reputationAfterSeason, reputationFor } from '../../../client/simulation/club/reputation.ts'
import {
  clampMood,
  multiplyFans,
  equilibriumMood,
  updateFans,
  gainFans,
} from '../../../client/simulation/marketing/fans.ts'
import { marketingEffect, marketingScore } from '../../../client/simulation/marketing/marketingEffect.ts'
import { makeGame, makeStaff } from '../makeGame.ts'
import { defaultPolicies } from '../../../client/simulation/club/marketing.ts'

const noPolicies = { ...defaultPolicies(), fanFriendlyPricing: false }

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

  it('[MAR-21] growth declines from half of the potential supporters, stops at all of them, and the surplus drifts away', () => {
    const full = makeGame({ reputation: 2, fanCount: 50_000 })
    gainFans(full, 0.1)
    expect(full.fanCount).toBe(50_000)
    const empty = makeGame({ reputation: 2, fanCount: 25_000 })
    gainFans(empty, 0.1)
    expect(empty.fanCount).toBe(27_500)
    const filling = makeGame({ reputation: 2, fanCount: 37_500 })
    gainFans(filling, 0.1)
    expect(filling.fanCount).toBe(37_500 * 1.05)
    const beyond = makeGame({ reputation: 1, fanCount: 50_000, fanHappiness: 50 })
    updateFans(beyond)
    expect(beyond.fanCount).toBe(49_000)
  })
})

describe('reputation', () => {
  it('moves a third of the way per season towards 5 for the champion to 1.5 for the last', () => {
    expect([reputationFor(1), reputationFor(20)]).toEqual([5, 1.5])
    expect(reputationAfterSeason(3, 1)).toBeCloseTo(3.7, 6)
    expect(reputationAfterSeason(3, 20)).toBeCloseTo(2.475, 6)
    expect(reputationAfterSeason(5, 1)).toBe(5)
  })
})
