import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE, matchStats } from '../../../client/simulation/match/matchStats.ts'
import { commentary } from '../../../scenes/matchday/commentary.ts'
import { makeReport } from '../../scenes/makeReport.ts'

const chance = (type: MatchEvent['type'], quality: number): MatchEvent => ({
  minute: 10,
  type,
  team: 'home',
  player: 'HOM9',
  assist: null,
  position: 'Forward',
  quality,
  ban: 0,
})

describe('the statistics of a match', () => {
  test('do not count blocked attempts as shots', () => {
    const reports = Array.from({ length: 40 }, (_, i) => makeReport(i + 1))
    const pairs = reports.map(({ events }) => {
      const { home, away } = matchStats(events)
      return `${home.shots}–${away.shots}`
    })
    expect(new Set(pairs).size).toBeGreaterThan(10)
  })

  test('count shots, those on target and big chances of each side', () => {
    const { home, away } = matchStats([
      chance('goal', 0.4),
      chance('save', BIG_CHANCE),
      chance('miss', 0.27),
      chance('block', 0.3),
    ])
    expect(home).toEqual({ shots: 3, onTarget: 2, bigChances: 3, expectedGoals: 1.25, cards: 0 })
    expect(away).toEqual({ shots: 0, onTarget: 0, bigChances: 0, expectedGoals: 0, cards: 0 })
  })

  test('use the same limit for big chances as the commentary', () => {
    const report = makeReport(1)
    const told = (quality: number) => commentary({ ...report, events: [chance('save', quality)] })[0]?.text
    expect(told(BIG_CHANCE)).not.toBe(told(BIG_CHANCE - 0.001))
    expect(told(BIG_CHANCE)).toBe(told(0.9))
  })
})
