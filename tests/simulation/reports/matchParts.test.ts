import { describe, expect, test } from 'vitest'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchEvent, MatchReport, TeamSheet } from '../../../client/simulation/match/matchReport.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { matchParts } from '../../../client/simulation/reports/matchParts.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

const TACTICS = defaultTactics()

function play(home: Partial<TeamSheet>, away: Partial<TeamSheet> = {}): MatchReport {
  return playMatch(makeSetup({ home: makeSheet('Home', home), away: makeSheet('Away', away) }))
}

/** The report with goals that were worth their chances, on a day that helped neither side. */
function withoutLuck(report: MatchReport): MatchReport {
  const { home, away } = report.strength
  return {
    ...report,
    goals: { home: 1, away: 1 },
    expectedGoals: { home: 1, away: 1 },
    strength: { home: { ...home, luck: 1.1 }, away: { ...away, luck: 1.1 } },
  }
}

function tired({ eleven }: TeamSheet, stamina: number) {
  return eleven.map((player) => ({ ...player, stamina }))
}

describe('[MAT-38] the five parts of a result', () => {
  test('equals on a neutral day differ by the ground alone', () => {
    expect(matchParts(withoutLuck(play({})))).toEqual({
      eleven: null,
      freshness: null,
      tactics: null,
      ground: 'home',
      luck: null,
    })
  })

  test('a better eleven is favoured, also when it is tired', () => {
    const better = makeSheet('Away', { quality: 3.4 })
    const report = playMatch(makeSetup({ away: { ...better, eleven: tired(better, 60) } }))
    expect(matchParts(report)).toMatchObject({ eleven: 'away', freshness: 'home' })
  })

  test.each([
    [0.06, null],
    [0.065, 'home'],
  ])('staff that make a side %f stronger favour %s', (more, favours) => {
    const report = withoutLuck(play({ support: 1 + more - 1e-9 }))
    expect(matchParts(report).eleven).toBe(favours)
  })

  test('a side that loses a man early has the weaker eleven over the match', () => {
    const isEarlyDismissal = ({ type, ban, team, minute, position }: MatchEvent) =>
      type === 'card' && ban > 1 && team === 'home' && minute < 45 && position !== 'Goalkeeper'
    let report = play({})
    for (let seed = 1; !report.events.some(isEarlyDismissal); seed++) report = playMatch(makeSetup({ seed }))
    expect(matchParts(report).eleven).toBe('away')
  })

  test('the right plan of a defeat reads so', () => {
    const weak = makeSheet('Home', {
      quality: 2,
      tactics: { ...TACTICS, style: 'counter' },
    })
    const strong = makeSheet('Away', {
      quality: 4,
      tactics: { ...TACTICS, style: 'attacking' },
    })
    const reports = Array.from({ length: 20 }, (_, i) =>
      playMatch(makeSetup({ seed: i + 1, home: weak, away: strong })),
    )
    const report = reports.find(({ goals }) => goals.home < goals.away)!
    expect(matchParts(report)).toMatchObject({ eleven: 'away', tactics: 'home' })
  })

  test.each([
    [{ home: 2, away: 1 }, { home: 1.4, away: 1 }, 'home'],
    [{ home: 1, away: 1 }, { home: 1.4, away: 1 }, null],
    [{ home: 1, away: 1 }, { home: 1.6, away: 1 }, 'away'],
  ] as const)('%o from chances worth %o were luck for %s', (goals, expectedGoals, favours) => {
    const report = { ...withoutLuck(play({})), goals, expectedGoals }
    expect(matchParts(report).luck).toBe(favours)
  })

  test('the factor of the day counts as luck', () => {
    const report = withoutLuck(play({}))
    const { home, away } = report.strength
    const strength = { home: { ...home, luck: 1 }, away: { ...away, luck: 1.25 } }
    const goals = { home: 1, away: 1 }
    expect(matchParts({ ...report, goals, strength, expectedGoals: { home: 1.3, away: 1 } }).luck).toBe(
      'away',
    )
    expect(matchParts({ ...report, goals, strength }).luck).toBeNull()
  })
})
