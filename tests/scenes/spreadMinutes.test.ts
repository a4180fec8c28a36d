import { describe, expect, it } from 'vitest'
import type { Side } from '../../client/simulation/match/matchReport.ts'
import { MatchClock } from '../../scenes/core/clock.ts'
import { planAgenda } from '../../scenes/matchday/script/timeline/agenda.ts'
import { spreadMinutes, type Happening } from '../../scenes/matchday/script/timeline/spreadMinutes.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

const attack = (minute: number, attacks: Side = 'home'): Happening => ({ minute, attacks, kind: 'play' })
const goal = (minute: number, attacks: Side = 'home'): Happening => ({ minute, attacks, kind: 'goal' })
const card = (minute: number): Happening => ({ minute, attacks: null, kind: 'incident' })
const whistle = (minute: number): Happening => ({ minute, attacks: null, kind: 'whistle' })
const times = (count: number, happening: Happening) => Array.from({ length: count }, () => happening)

describe('spreadMinutes', () => {
  it('leaves two attacks of a side in their minute, and moves a third to the next', () => {
    expect(spreadMinutes(times(2, attack(33)))).toEqual([33, 33])
    expect(spreadMinutes(times(3, attack(33)))).toEqual([33, 33, 34])
  })

  it('keeps a goal in its minute and begins its attack earlier', () => {
    expect(spreadMinutes([...times(4, attack(33)), goal(33)])).toEqual([31, 32, 32, 33, 33])
  })

  it('moves an attack rather than a card, and what comes after it with it', () => {
    expect(spreadMinutes([card(33), ...times(3, attack(33)), attack(33, 'away')])).toEqual([
      33, 33, 33, 34, 34,
    ])
  })

  it('leaves no half, and ends before its whistle', () => {
    const first = [...times(5, attack(45)), whistle(45)]
    const second = [...times(3, attack(46)), ...times(3, attack(90)), whistle(90)]
    expect(spreadMinutes([...first, ...second])).toEqual([43, 44, 44, 45, 45, 45, 46, 46, 47, 89, 90, 90, 90])
  })
})

describe('the minutes of fifty matches', () => {
  const reports = Array.from({ length: 50 }, (_, i) => makeReport(i + 1))

  it('have every event in order, goals in their minute, and all else within three minutes of its own', () => {
    for (const report of reports) {
      const shown = planAgenda(report).flatMap(({ events, instants }) =>
        events.map((event, i) => ({ event, minute: Math.ceil(instants[i] ?? 0) })),
      )
      expect(shown.map(({ event }) => event)).toEqual(report.events.map((_, i) => i))
      const instants = planAgenda(report).flatMap((item) => item.instants)
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      for (const { event, minute } of shown) {
        const { type, minute: drawn = -9 } = report.events[event] ?? {}
        expect(Math.abs(minute - drawn)).toBeLessThanOrEqual(type === 'goal' ? 0 : 3)
      }
    }
  })

  it('have no more than two attacks of a side, but where a goal early in a half leaves no room', () => {
    for (const report of reports) {
      const counts = new Map<string, number>()
      for (const { kind, side, instants } of planAgenda(report)) {
        if (kind !== 'attack' && kind !== 'corner') continue
        for (const instant of instants) {
          const minute = Math.ceil(instant)
          if (minute % 45 <= 3 && minute % 45 > 0) continue
          const key = `${side} ${minute}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
      for (const [minute, count] of counts) expect([minute, count <= 2]).toEqual([minute, true])
    }
  })

  it('go by without a stop, except for the whistles', () => {
    for (const report of reports.slice(0, 20)) {
      const clock = new MatchClock(planMatch(report).tempo, 'full')
      let before = 0
      let stillMs = 0
      while (!clock.finished) {
        const minute = clock.advance(100)
        expect(minute).toBeGreaterThanOrEqual(before)
        stillMs = minute - before > 0.0004 ? 0 : stillMs + 100
        const isWhistle = minute < 0.1 || Math.abs(minute - 45) < 0.02 || minute > 89.98
        if (!isWhistle) expect(stillMs).toBeLessThan(1000)
        before = minute
      }
    }
  })
})
