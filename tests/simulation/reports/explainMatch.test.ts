import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../client/simulation/core/leagueRecord.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { explainMatch, MAX_REASONS } from '../../../client/simulation/reports/explainMatch.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import type { MatchResult } from '../../../client/simulation/match/matchResult.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

/** The result of a report for the home side. */
function resultOf(report: MatchReport): MatchResult {
  const { home, away } = report.goals
  return {
    season: 1,
    week: 1,
    day: 7,
    opponent: 'Away',
    isHome: true,
    playerScore: home,
    opponentScore: away,
    outcome: outcomeOf(home, away),
    pointsEarned: 0,
    fanHappinessChange: 0,
    fanCountChange: 0,
    matchDayRevenue: 0,
    attendance: 0,
    isDerby: false,
    scorers: [],
    report,
  }
}

const side = { eleven: 6, tactics: 1, support: 1, venue: 1, luck: 1.1, total: 6.6 }

/** A match, by default goalless between equals on neutral ground. */
function makeReport(parts: Partial<MatchReport> = {}): MatchReport {
  return {
    ...playMatch(makeSetup()),
    events: [],
    goals: { home: 0, away: 0 },
    strength: { home: side, away: side },
    expectedGoals: { home: 0.6, away: 0.6 },
    tempo: 1,
    ...parts,
  }
}

describe('explainMatch', () => {
  test('explains a win by the better eleven', () => {
    const report = makeReport({
      goals: { home: 1, away: 0 },
      strength: { home: { ...side, eleven: 8 }, away: side },
    })
    expect(explainMatch(resultOf(report))).toEqual([
      'Your eleven was the stronger one in quality, form and freshness.',
    ])
  })

  test('explains a defeat by wasted chances and an early sending-off, in descending weight', () => {
    const report = makeReport({
      goals: { home: 0, away: 1 },
      expectedGoals: { home: 2, away: 1.8 },
      events: [
        {
          minute: 9,
          type: 'card',
          team: 'home',
          player: 'x',
          assist: null,
          position: 'Forward',
          quality: 0,
          ban: 2,
          attack: null,
        },
      ],
    })
    expect(explainMatch(resultOf(report))).toEqual([
      'You had a man sent off in minute 9.',
      'You wasted your chances: no goal from chances worth 2.0.',
    ])
  })

  test('describes a draw of equals as even', () => {
    expect(explainMatch(resultOf(makeReport()))).toEqual(['The sides were evenly matched.'])
  })

  test('explains a forfeit with a sentence of its own', () => {
    const report = playMatch(
      makeSetup({ home: { ...makeSheet('Home'), eleven: makeSheet('Home').eleven.slice(1) } }),
    )
    expect(explainMatch(resultOf(report))).toEqual(['You could not field eleven eligible players.'])
  })

  test('returns one to three different sentences for any match', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const reasons = explainMatch(resultOf(playMatch(makeSetup({ seed }))))
      expect(reasons.length).toBeGreaterThanOrEqual(1)
      expect(reasons.length).toBeLessThanOrEqual(MAX_REASONS)
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })
})
