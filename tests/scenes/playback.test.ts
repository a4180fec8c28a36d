import { describe, expect, it, vi } from 'vitest'
import { defaultTactics } from '../../client/simulation/club/tactics.ts'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { Playback } from '../../scenes/matchday/script/timeline/playback.ts'
import { makeReport } from './makeReport.ts'

describe('Playback', () => {
  it('reports every minute once, every event, and the end once', () => {
    const report = makeReport(3)
    const playback = new Playback(report, 'fast')
    const minutes: number[] = []
    const onEvents = vi.fn()
    const onFinished = vi.fn()
    playback.listen({ onMinute: (minute) => minutes.push(minute), onEvents, onFinished })
    for (let i = 0; i < 8000; i++) playback.advance(16)
    expect(minutes).toEqual(Array.from({ length: 91 }, (_, minute) => minute))
    expect(onEvents).toHaveBeenLastCalledWith(report.events.length)
    playback.setReport({ ...report })
    playback.advance(2000)
    expect(onFinished).toHaveBeenCalledTimes(1)
  })

  it('a slow machine passes over half-time with no frame, at which the match stops for the talk', () => {
    for (const seed of [1, 2]) {
      const report = makeReport(seed)
      for (const start of [38, 40, 42]) {
        const playback = new Playback(report, 'fast', { minute: start })
        const minutes: number[] = []
        playback.listen({ onMinute: (minute) => minutes.push(minute) })
        while (playback.frame.minute < 50) playback.advance(700)
        expect(minutes, `${seed} from ${start}`).toContain(45)
      }
    }
  })

  it.each(['full', 'fast'] as const)('%s goes on where it was after the machine has slept', (pace) => {
    const playback = new Playback(makeReport(2), pace, { minute: 10 })
    playback.advance(16)
    const awake = new Playback(makeReport(2), pace, { minute: 10 })
    awake.advance(16)
    playback.tick(6 * 3_600_000)
    awake.advance(1_000)
    expect(playback.frame.minute).toBe(awake.frame.minute)
    expect(playback.frame.minute).toBeLessThan(20)
  })

  it('begins with the score of the words, also where they have a goal of the minute that is under way', () => {
    const report = makeReport(3)
    const { instants } = new Playback(report, 'full').plan.tempo
    const goals = report.events.flatMap(({ type }, i) => (type === 'goal' ? [i] : []))
    expect(goals.length).toBeGreaterThan(1)
    goals.forEach((event, before) => {
      const minute = Math.floor(instants[event] ?? 0)
      const playback = new Playback(report, 'full', { minute, events: event + 1 })
      const { frame } = playback
      const seen = [frame.homeGoals + frame.awayGoals]
      playback.advance(16)
      seen.push(frame.homeGoals + frame.awayGoals)
      expect(seen).toEqual([before + 1, before + 1])
      expect(frame.minute).toBeLessThan(minute + 1)
    })
  })

  it('ends in the same frame when watched or skipped', () => {
    const watched = new Playback(makeReport(3), 'highlights')
    const skipped = new Playback(makeReport(3), 'full')
    for (let i = 0; i < 8000; i++) watched.advance(16)
    skipped.advance(20_000)
    skipped.skip()
    expect(skipped.frame).toEqual(watched.frame)
  })

  it('glides to the places of a new report instead of jumping', () => {
    const tactics = { ...defaultTactics(), formation: '3-4-3' as const, style: 'attacking' as const }
    const playback = new Playback(makeReport(4), 'full')
    while (playback.frame.minute < 59) playback.advance(50)
    const x = playback.frame.x.slice()
    const y = playback.frame.y.slice()
    playback.setReport(makeReport(4, [{ kind: 'tactics', isFinal: true, minute: 60, side: 'home', tactics }]))
    playback.advance(16)
    for (let slot = 0; slot < SLOTS; slot++) {
      const gapX = ((playback.frame.x[slot] ?? 0) - (x[slot] ?? 0)) * FIELD.length
      const gapY = ((playback.frame.y[slot] ?? 0) - (y[slot] ?? 0)) * FIELD.width
      expect(Math.hypot(gapX, gapY)).toBeLessThan(0.6)
    }
  })

  it('shows nothing unseen, and nothing again, when a decision changes what comes', () => {
    const tactics = { ...defaultTactics(), formation: '3-4-3' as const, style: 'attacking' as const }
    for (let seed = 1; seed <= 5; seed++) {
      const playback = new Playback(makeReport(seed), 'fast', { minute: 15 * seed + seed / 7 })
      playback.advance(50)
      const { eventCount, minute } = playback.frame
      const last = playback.plan.report.events[eventCount - 1]?.minute ?? 0
      const next = Math.max(last, Math.floor(minute) + 1) + 1
      for (const inputs of [
        [{ kind: 'tactics' as const, isFinal: true, minute: next, side: 'home' as const, tactics }],
        [],
      ]) {
        playback.setReport(makeReport(seed, inputs))
        playback.advance(0)
        expect(playback.frame.eventCount).toBe(eventCount)
      }
    }
  })

  it('moves in steps with reduced motion', () => {
    const playback = new Playback(makeReport(3), 'full')
    playback.setStepped(true)
    const pictures = new Set<string>()
    for (let i = 0; i < 20_000; i++) {
      playback.advance(16)
      pictures.add(playback.frame.x.join(' '))
    }
    expect(pictures.size).toBeLessThan(150)
    expect(playback.frame.eventCount).toBe(makeReport(3).events.length)
  })

  it('stands still while paused', () => {
    const playback = new Playback(makeReport(3), 'full', { minute: 30 })
    playback.setPaused(true)
    playback.advance(0)
    expect(playback.advance(5000)).toBe(false)
    expect(playback.frame.minute).toBe(30)
  })
})
