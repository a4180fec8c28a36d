import { describe, expect, it } from 'vitest'
import { runningSeconds } from '../../scenes/core/clock.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { clockText } from '../../scenes/matchday/script/stage/addedTime.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeTies } from './makeReport.ts'

const PLANS = makeTies(12, 'in extra time').map((report) => planMatch(report))

describe('extra time', () => {
  it('has the clock from 90 to 120, with its breaks and stoppage time', () => {
    for (const plan of PLANS) {
      const { tempo } = plan
      const frame = makeFrame()
      const texts = new Set<string>()
      for (let second = tempo.secondsAt(88.5); second <= tempo.duration; second += 0.1) {
        texts.add(clockText(plan.at(tempo.minuteAt(second), frame), plan))
      }
      const all = [...texts].join(' ')
      expect(all).toMatch(/90′ 90\+1′.* ET 9\d′.* 105′ 105\+1′.* ET HT 10\d′.* 120′ 120\+1′.*$/)
      expect(clockText(plan.at(120, frame), plan)).toBe('AET')
    }
  })

  it('changes ends before each of its halves', () => {
    for (const plan of PLANS) {
      const right = [20, 70, 97, 112].map((minute) => plan.at(minute, makeFrame()).homeAttacksRight)
      expect(right).toEqual([true, false, true, false])
    }
  })

  it('shows each goal in its minute', () => {
    for (const { report, tempo } of PLANS) {
      report.events.forEach(({ type, minute }, i) => {
        if (type === 'goal') expect(Math.ceil(tempo.instants[i] ?? 0)).toBe(minute)
      })
    }
  })

  it('takes a third longer than ninety minutes', () => {
    for (const { tempo } of PLANS) {
      expect(runningSeconds(tempo, 'full')).toBeGreaterThan(240)
      expect(runningSeconds(tempo, 'full')).toBeLessThan(280)
      expect(runningSeconds(tempo, 'fast')).toBeLessThan(107)
    }
  })
})
