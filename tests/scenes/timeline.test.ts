import { describe, expect, it } from 'vitest'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { defaultTactics } from '../../client/simulation/club/tactics.ts'
import { MatchClock, runningSeconds } from '../../scenes/core/clock.ts'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport, makeSetup } from './makeReport.ts'

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)

describe('planMatch', () => {
  it.each(SEEDS)('ends with the score of the report (seed %i)', (seed) => {
    const report = makeReport(seed)
    const frame = planMatch(report).at(90, makeFrame())
    expect({ home: frame.homeGoals, away: frame.awayGoals }).toEqual(report.goals)
    expect(frame.eventCount).toBe(report.events.length)
  })

  it.each(SEEDS.filter((seed) => makeReport(seed).events.some(({ type }) => type === 'goal')))(
    'has the ball in the net at every goal (seed %i)',
    (seed) => {
      const report = makeReport(seed)
      const plan = planMatch(report)
      const frame = makeFrame()
      report.events.forEach((event, i) => {
        if (event.type !== 'goal') return
        plan.at(plan.tempo.minuteAt((plan.tempo.cues[i] ?? 0) + 0.3), frame)
        expect(frame.phase).toBe('goal')
        expect(Math.abs(frame.ballX - 0.5)).toBeGreaterThan(0.5)
        expect(Math.abs(frame.ballY - 0.5) * FIELD.width).toBeLessThan(FIELD.goalWidth / 2)
      })
    },
  )

  it('keeps players on the pitch, and the ball near it', () => {
    const plan = planMatch(makeReport(3))
    const frame = makeFrame()
    for (let minute = 0; minute <= 90; minute += 0.05) {
      plan.at(minute, frame)
      for (let slot = 0; slot < SLOTS; slot++) {
        expect(frame.x[slot]).toBeGreaterThan(-0.005)
        expect(frame.x[slot]).toBeLessThan(1.005)
        expect(frame.y[slot]).toBeGreaterThan(-0.005)
        expect(frame.y[slot]).toBeLessThan(1.005)
      }
      expect(Math.abs(frame.ballX - 0.5)).toBeLessThan(0.54)
    }
  })

  it('returns the same frames for the same report', () => {
    const a = planMatch(makeReport(5))
    const b = planMatch(makeReport(5))
    for (const minute of [0, 12.3, 44.9, 63.21, 90]) {
      expect(a.at(minute, makeFrame())).toEqual(b.at(minute, makeFrame()))
    }
  })

  it('changes ends at half-time', () => {
    const plan = planMatch(makeReport(2))
    const first = plan.at(20, makeFrame())
    const second = plan.at(70, makeFrame())
    expect(first.homeAttacksRight).toBe(true)
    expect(second.homeAttacksRight).toBe(false)
    expect(first.x[0]).toBeLessThan(0.2)
    expect(second.x[0]).toBeGreaterThan(0.8)
  })

  it('does not depend on what happens more than a few minutes later', () => {
    const tactics = { ...defaultTactics(), formation: '3-4-3' as const, style: 'attacking' as const }
    const before = planMatch(makeReport(4))
    const after = planMatch(
      makeReport(4, [{ kind: 'tactics', isFinal: true, minute: 60, side: 'home', tactics }]),
    )
    const same = before.report.events.filter((event) => event.minute < 60)
    expect(after.report.events.slice(0, same.length)).toEqual(same)
    for (const minute of [5, 30, 50, 54]) {
      expect(after.at(minute, makeFrame())).toEqual(before.at(minute, makeFrame()))
    }
  })

  it('removes a player after a red card, and swaps players in a substitution', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 400 && seen.size < 2; seed++) {
      const report = makeReport(seed)
      const index = report.events.findIndex(
        (event) => event.minute < 80 && (event.type === 'substitution' || event.ban > 1),
      )
      const event = report.events[index]
      if (!event || seen.has(event.type)) continue
      seen.add(event.type)
      const plan = planMatch(report)
      const off = event.type === 'substitution' ? event.assist : event.player
      const isThere = (minute: number, id: string | null) =>
        plan.at(minute, makeFrame()).who.some((who) => plan.people[who]?.id === id)
      expect(isThere(event.minute - 2, off)).toBe(true)
      expect(isThere(90, off)).toBe(false)
      if (event.type === 'substitution') expect(isThere(event.minute + 1, event.player)).toBe(true)
    }
    expect(seen.size).toBe(2)
  })

  it('shows a forfeit briefly, with the score of the report', () => {
    const setup = makeSetup(1)
    const short = { ...setup.away, eleven: setup.away.eleven.slice(0, 8) }
    const plan = planMatch(playMatch({ ...setup, away: short }))
    const frame = plan.at(90, makeFrame())
    expect([frame.homeGoals, frame.awayGoals]).toEqual([3, 0])
    expect(frame.who.filter((who) => who >= 0)).toHaveLength(19)
    expect(plan.tempo.duration).toBeLessThan(10)
  })

  it('has a clock that never jumps: at most a minute in the blink of an eye', () => {
    for (const seed of SEEDS) {
      const { tempo } = planMatch(makeReport(seed))
      const clock = new MatchClock(tempo, 'full')
      let before = 0
      while (!clock.finished) {
        const minute = clock.advance(400)
        expect(minute - before).toBeLessThan(1.2)
        before = minute
      }
      expect(runningSeconds(tempo, 'full')).toBeLessThan(210)
    }
  })

  it('plans a match in progress', () => {
    const whole = makeReport(6)
    const events = whole.events.filter((event) => event.minute <= 30)
    const part = planMatch({ ...whole, events })
    expect(part.at(20, makeFrame())).toEqual(planMatch(whole).at(20, makeFrame()))
    expect(part.at(90, makeFrame()).eventCount).toBe(events.length)
  })
})
