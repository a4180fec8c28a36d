import { describe, expect, test } from 'vitest'
import type { StandingOrder } from '../../../client/simulation/club/standingOrder.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { tacticsFactor } from '../../../client/simulation/match/matchup.ts'
import { tacticsInPlay } from '../../../client/simulation/reports/tacticsInPlay.ts'
import { makeSetup } from '../makeGame.ts'

const usual = defaultTactics()
const attacking = { ...usual, style: 'attacking' } as const
const defensive = { ...usual, style: 'defensive' } as const

/** A match of a defensive home side against an attacking one, in which the home side counters from `minute` on. */
function turnedFrom(minute: number) {
  const setup = makeSetup()
  const home = { ...setup.home, tactics: defensive, orders: [] }
  const away = { ...setup.away, tactics: attacking, orders: [] }
  const counter = { ...usual, style: 'counter' } as const
  return playMatch({ ...setup, home, away }, [
    { kind: 'tactics', isFinal: true, minute, side: 'home', tactics: counter },
  ])
}

describe('tactics in play', () => {
  test('[MAT-34] are those of kick-off when no side changes its plan', () => {
    const setup = makeSetup()
    const report = playMatch({
      ...setup,
      home: { ...setup.home, orders: [] },
      away: { ...setup.away, orders: [] },
    })
    const { home, away } = report.strength
    expect(tacticsInPlay(report)).toEqual({ home: home.tactics, away: away.tactics })
  })

  test('[MAT-34] are those of a plan that comes into force in minute 1', () => {
    const report = turnedFrom(1)
    expect(report.strength.home.tactics).toBeLessThan(report.strength.away.tactics)
    const factors = tacticsInPlay(report)
    expect(factors.home).toBeGreaterThan(factors.away)
  })

  test('[MAT-34] are the mean over the minutes of each plan', () => {
    const before = tacticsFactor(defensive, attacking)
    const after = tacticsFactor({ ...usual, style: 'counter' }, attacking)
    const report = turnedFrom(61)
    const players = report.setup.home.eleven
    expect(players.every(({ strengths, weaknesses }) => strengths.length + weaknesses.length === 0)).toBe(
      true,
    )
    expect(tacticsInPlay(report).home).toBeCloseTo((60 * before + 30 * after) / 90, 10)
  })

  test('[MAT-34] count orders that were carried out like decisions', () => {
    const setup = makeSetup()
    const order: StandingOrder = { from: 1, when: 'any', tactics: { style: 'attacking' }, off: null }
    const report = playMatch({
      ...setup,
      home: { ...setup.home, tactics: usual, orders: [order] },
      away: { ...setup.away, tactics: defensive, orders: [] },
    })
    expect(report.inputs.some(({ kind }) => kind === 'order')).toBe(true)
    expect(tacticsInPlay(report).home).toBeGreaterThan(report.strength.home.tactics)
  })
})
