import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../client/simulation/match/matchReport.ts'
import { BIG_CHANCE } from '../../../client/simulation/core/fixture.ts'
import { matchStats } from '../../../client/simulation/match/matchStats.ts'
import { commentary } from '../../../scenes/matchday/script/commentary/commentary.ts'
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
  attack: null,
})

describe('the statistics of a match', () => {
  test('count shots, those on target, big chances and cards of each side', () => {
    const events = [
      chance('goal', 0.4),
      chance('save', BIG_CHANCE),
      chance('miss', 0.27),
      chance('block', 0.3),
      { ...chance('card', 0), ban: 2 },
      { ...chance('card', 0), ban: 1 },
      chance('card', 0),
    ]
    const { home, away } = matchStats({ events, play: null })
    expect(home).toMatchObject({ shots: 4, onTarget: 2, bigChances: 3, yellow: 2, red: 1 })
    expect(home.expectedGoals).toBeCloseTo(1.25, 10)
    expect(away).toMatchObject({ shots: 0, onTarget: 0, bigChances: 0, expectedGoals: 0, yellow: 0, red: 0 })
  })

  test('[MAT-22] count corners, fouls and offsides up to a minute, and the possession of its minutes', () => {
    const play = {
      fouls: { home: [3, 30], away: [31] },
      corners: { home: [30], away: [] },
      offsides: { home: [80], away: [2, 29] },
      possession: [60, 40, 90, 90, 90, 90],
    }
    const events = [{ ...chance('offside', 0), minute: 20 }]
    const { home, away } = matchStats({ events, play, minute: 30 })
    expect(home).toMatchObject({ corners: 1, fouls: 2, offsides: 1, possession: 50 })
    expect(away).toMatchObject({ corners: 0, fouls: 0, offsides: 2, possession: 50 })
    // Fifteen minutes of 60% and five of 40%.
    expect(matchStats({ events, play, minute: 20 }).home.possession).toBe(55)
  })

  test('leave out what reports of older matches do not have', () => {
    const { home } = matchStats({ events: [chance('goal', 0.4)], play: null })
    expect(home).toMatchObject({ shots: 1, corners: null, fouls: null, offsides: null, possession: null })
  })

  test('use the same limit for big chances as the commentary', () => {
    const report = makeReport(1)
    const attack = report.events.find(({ type }) => type === 'save')?.attack ?? null
    const told = (quality: number) =>
      commentary({ ...report, events: [{ ...chance('save', quality), attack }] })[0]?.text
    expect(told(BIG_CHANCE)).not.toBe(told(BIG_CHANCE - 0.001))
    expect(told(BIG_CHANCE)).toBe(told(0.9))
  })
})
