import { describe, expect, test } from 'vitest'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { changeVerdict } from '../../../client/simulation/reports/changeVerdict.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

const BEFORE = defaultTactics()
const WINGS = { ...BEFORE, offensiveStyle: 'wing_play' } as const

const played = (seed: number, tactics = WINGS as typeof BEFORE) =>
  playMatch(makeSetup({ seed, home: makeSheet('Home', { tactics }) }))

const scoreOf = ({ goals }: MatchReport) => `${goals.home}–${goals.away}`
const courseOf = ({ expectedGoals: { home, away } }: MatchReport) =>
  `${home.toFixed(1)} xG to ${away.toFixed(1)}`

describe('[MAT-42] a change of plan', () => {
  test('is judged by the same match with the earlier plan, for 40 matches', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const now = played(seed)
      const otherwise = played(seed, BEFORE)
      const crosses = now.events.filter(({ team, attack }) => team === 'home' && attack?.pattern === 'cross')
      const goals = crosses.filter(({ type }) => type === 'goal').length
      const verdict = changeVerdict({ report: now, isHome: true }, BEFORE)!
      const [, word, crossCount, goalCount] =
        /^Your change to wing play (worked|did not work|made no difference): (\w+) cross(?:es)?, (\w+) goals?,/.exec(
          verdict,
        ) ?? []
      expect([crossCount, goalCount]).toEqual([String(crosses.length || 'no'), String(goals || 'no')])
      expect(
        verdict.endsWith(`Your old plan, with the same luck: ${scoreOf(otherwise)}, ${courseOf(otherwise)}.`),
      ).toBe(true)
      const better = now.goals.home - now.goals.away - (otherwise.goals.home - otherwise.goals.away)
      if (better > 0) expect(word).toBe('worked')
      if (better < 0) expect(word).toBe('did not work')
      seen.add(word ?? '')
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  test('of several parts is a new plan, judged by its chances', () => {
    const now = played(3, { ...WINGS, style: 'attacking' })
    expect(changeVerdict({ report: now, isHome: true }, BEFORE)).toMatch(
      new RegExp(`^Your new plan [a-z ]+: ${courseOf(now)}\\. Your old plan, `),
    )
  })

  test('that was none is not judged, nor in a match of other rules', () => {
    const report = played(3)
    expect(changeVerdict({ report, isHome: true }, WINGS)).toBeNull()
    const other = { ...report, events: report.events.slice(1) }
    expect(changeVerdict({ report: other, isHome: true }, BEFORE)).toBeNull()
  })
})
