import { describe, expect, it } from 'vitest'
import { MatchClock, runningSeconds, type Pace } from '../../scenes/core/clock.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

const TEMPOS = Array.from({ length: 12 }, (_, i) => planMatch(makeReport(i + 1)).tempo)
const tempo = planMatch(makeReport(3)).tempo

/** Milliseconds that a clock needs for the whole match in steps of `stepMs`. */
function play(clock: MatchClock, stepMs: number): number {
  let elapsed = 0
  while (!clock.finished && elapsed < 600_000) {
    clock.advance(stepMs)
    elapsed += stepMs
  }
  return elapsed
}

describe('MatchClock', () => {
  it.each<[Pace, number, number]>([
    ['full', 180, 210],
    ['fast', 65, 80],
    ['highlights', 35, 60],
  ])('takes the promised time at %s pace', (pace, least, most) => {
    for (const each of TEMPOS) {
      const seconds = runningSeconds(each, pace)
      expect(seconds).toBeGreaterThan(least)
      expect(seconds).toBeLessThan(most)
    }
  })

  it('takes the promised time for a match of very many chances, which it shows a little faster', () => {
    const shown = tempo.windows.reduce((sum, { from, to }) => sum + to - from, 0)
    for (const total of [120, 150, 165, 180]) {
      const longer = (total - shown) / tempo.windows.length
      const windows = tempo.windows.map((window, i) => {
        const next = tempo.windows[i + 1]?.from ?? tempo.duration
        return { ...window, to: Math.min(next, window.to + 1.7 * longer) }
      })
      const seconds = runningSeconds({ ...tempo, windows }, 'full')
      expect(seconds).toBeGreaterThan(180)
      expect(seconds).toBeLessThan(210)
    }
  })

  it.each<Pace>(['full', 'fast', 'highlights'])(
    'needs the same time in small and large steps (%s)',
    (pace) => {
      const small = play(new MatchClock(tempo, pace), 16)
      const large = play(new MatchClock(tempo, pace), 250)
      expect(Math.abs(small - large)).toBeLessThanOrEqual(250)
      expect(small / 1000).toBeCloseTo(runningSeconds(tempo, pace), 1)
    },
  )

  it('never runs backwards, and ends at 90', () => {
    const clock = new MatchClock(tempo, 'fast')
    let last = 0
    while (!clock.finished) {
      const minute = clock.advance(33)
      expect(minute).toBeGreaterThanOrEqual(last)
      last = minute
    }
    expect(last).toBe(90)
  })

  it('stands still while paused', () => {
    const clock = new MatchClock(tempo, 'full')
    clock.advance(5000)
    const { minute } = clock
    clock.pause()
    clock.advance(60_000)
    expect(clock.minute).toBe(minute)
    clock.resume()
    clock.advance(1000)
    expect(clock.minute).toBeGreaterThan(minute)
  })

  it('slows down before a chance', () => {
    const index = tempo.instants.findIndex((_, i) => makeReport(3).events[i]?.type === 'goal')
    const cue = tempo.cues[index] ?? 0
    const around = tempo.minuteAt(cue) - tempo.minuteAt(cue - 1)
    expect(around).toBeLessThan(0.3)
  })

  it('keeps the minute when the pace changes', () => {
    const clock = new MatchClock(tempo, 'full')
    clock.advance(30_000)
    const { minute } = clock
    clock.setPace('highlights')
    expect(clock.minute).toBe(minute)
    clock.setPace('fast')
    expect(clock.advance(0)).toBeCloseTo(minute, 9)
  })

  it('skips to the end at once', () => {
    const clock = new MatchClock(tempo, 'full')
    clock.skip()
    expect(clock.finished).toBe(true)
    expect(clock.minute).toBe(90)
  })

  it('shows every goal in the highlights', () => {
    const report = makeReport(3)
    const clock = new MatchClock(tempo, 'highlights')
    const shown: number[] = []
    while (!clock.finished) shown.push(clock.advance(50))
    report.events.forEach((event, i) => {
      if (event.type !== 'goal') return
      const instant = tempo.instants[i] ?? 0
      expect(shown.some((minute) => minute < instant && minute > instant - 0.5)).toBe(true)
    })
  })
})
