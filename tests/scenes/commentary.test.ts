import { describe, expect, it } from 'vitest'
import { commentary } from '../../scenes/matchday/commentary.ts'
import type { StandingOrder } from '../../client/simulation/core/standingOrder.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { makeReport, makeSetup } from './makeReport.ts'

describe('commentary', () => {
  it('has a line for every event, in order, with all placeholders filled', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const report = makeReport(seed)
      const lines = commentary(report)
      expect(lines.map(({ kind }) => kind)).toEqual(report.events.map(({ type }) => type))
      for (const { text } of lines) {
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(/[{}]|undefined|the winger/)
      }
    }
  })

  it('says what standing orders of either side changed, and who came on by one', () => {
    const setup = makeSetup(2)
    const orders: StandingOrder[] = [
      { from: 60, when: 'any', tactics: { style: 'attacking', intensity: 'high' }, off: 'Midfielder' },
      { from: 60, when: 'any', tactics: { defensiveStyle: 'high_press' }, off: null },
    ]
    const report = playMatch({ ...setup, home: { ...setup.home, orders } })
    const at = commentary(report).filter(({ minute, team }) => minute === 60 && team === 'home')
    const changes = at.filter(({ kind }) => kind === 'tactics').map(({ text }) => text)
    expect(changes).toHaveLength(2)
    expect(changes[0]).toMatch(/Northgate Town.*attacking, high tempo\./)
    expect(changes[1]).toMatch(/Northgate Town.*high press\./)
    for (const text of changes) expect(text).toMatch(/standing order/i)
    expect(at.find(({ kind }) => kind === 'substitution')?.text).toMatch(/ By standing order\.$/)
    expect(commentary(makeReport(2)).every(({ text }) => !/standing order/i.test(text))).toBe(true)
  })

  it('announces the score with every goal and at the end', () => {
    const report = makeReport(3)
    const goals = { home: 0, away: 0 }
    for (const { kind, team, text } of commentary(report)) {
      if (kind === 'goal' && team) goals[team]++
      if (kind === 'goal' || kind === 'full-time') {
        expect(text).toContain(`Northgate Town ${goals.home}–${goals.away} Harbour Rovers`)
      }
    }
    expect(goals).toEqual(report.goals)
  })

  it('does not repeat a phrase in a row for the same kind of event', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const said = new Map<string, string>()
      for (const { kind, text } of commentary(makeReport(seed))) {
        expect(text).not.toBe(said.get(kind))
        said.set(kind, text)
      }
    }
  })

  it('keeps earlier lines when the rest of the match changes', () => {
    const whole = makeReport(5)
    const part = { ...whole, events: whole.events.slice(0, 9) }
    expect(commentary(part)).toEqual(commentary(whole).slice(0, 9))
  })
})
