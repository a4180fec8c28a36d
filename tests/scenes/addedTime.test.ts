import { describe, expect, it } from 'vitest'
import { addedMinutes, clockText, minuteText } from '../../scenes/matchday/script/stage/addedTime.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

const PLANS = Array.from({ length: 40 }, (_, i) => planMatch(makeReport(i + 1)))

describe('stoppage time', () => {
  it('is played before both whistles, after every other event of the half', () => {
    for (const { report, tempo, addedTime } of PLANS) {
      expect(addedTime.map(({ after }) => after)).toEqual([45, 90])
      for (const { from, to, after } of addedTime) {
        const whistle = report.events.findIndex(
          ({ type }) => type === (after === 45 ? 'half-time' : 'full-time'),
        )
        expect(tempo.cues[whistle]).toBeCloseTo(to, 6)
        const others = tempo.cues.filter((_, i) => i !== whistle)
        expect(others.filter((second) => second > from && second <= to)).toEqual([])
      }
    }
  })

  it('shows each added minute in turn on the clock, and no event with it', () => {
    for (const plan of PLANS) {
      const { addedTime, tempo, report } = plan
      const frame = makeFrame()
      for (const { after, minutes, from, to } of addedTime) {
        const shown = new Set<string>()
        for (let second = from + 0.01; second < to; second += 0.1) {
          plan.at(tempo.minuteAt(second), frame)
          shown.add(minuteText(plan, frame.minute))
          expect(report.events[frame.eventCount]?.type).toBe(after === 45 ? 'half-time' : 'full-time')
        }
        expect([...shown]).toEqual(Array.from({ length: minutes }, (_, i) => `${after}+${i + 1}′`))
      }
      plan.at(44.5, frame)
      expect(minuteText(plan, frame.minute)).toBe('45′')
      plan.at(45.5, frame)
      expect(minuteText(plan, frame.minute)).toBe('46′')
    }
  })

  it('shows half-time until play goes on, not for all of the minute after it', () => {
    for (const plan of PLANS) {
      const { tempo } = plan
      const frame = makeFrame()
      const shown = new Set<string>()
      for (let second = tempo.secondsAt(44); second < tempo.secondsAt(46.9); second += 0.2) {
        shown.add(clockText(plan.at(tempo.minuteAt(second), frame), plan))
      }
      const texts = [...shown].join(' ')
      // A minute may be as good as over when play begins again, after an event in it.
      expect(texts).toMatch(/^(44′ )?45′( 45\+\d′)+ HT( 46′)?( 47′)?$/)
      expect(texts).not.toMatch(/HT$/)
      expect(clockText(plan.at(90, frame), plan)).toBe('FT')
    }
  })

  it('is longer the more a half was stopped, and longer in second halves', () => {
    const report = makeReport(3)
    const quiet = { ...report, events: report.events.filter(({ type }) => type === 'kick-off') }
    expect([addedMinutes(quiet, 45), addedMinutes(quiet, 90)]).toEqual([1, 1])
    const goal = report.events.find(({ type }) => type === 'goal')
    if (!goal) throw new Error('The match of seed 3 has no goal.')
    const goals = (count: number, minute: number) =>
      Array.from({ length: count }, () => ({ ...goal, minute }))
    expect(addedMinutes({ ...report, events: goals(5, 45) }, 45)).toBe(3)
    expect(addedMinutes({ ...report, events: goals(5, 45) }, 90)).toBe(1)
    expect(addedMinutes({ ...report, events: goals(30, 60) }, 90)).toBe(8)
    const reports = Array.from({ length: 400 }, (_, i) => makeReport(i + 1))
    const sum = (after: number) => reports.reduce((all, played) => all + addedMinutes(played, after), 0)
    expect(sum(90)).toBeGreaterThan(sum(45))
  })
})
