/** Checks the data of a plan for replays and for the drawing of figures. */
import { describe, expect, it } from 'vitest'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'
import { runOf } from '../../scenes/matchday/motion/recording.ts'

const PLANS = Array.from({ length: 12 }, (_, i) => planMatch(makeReport(i + 1)))

describe('moments', () => {
  it('run from the build-up by the last pass to the shot', () => {
    for (const { moments, tempo, recording, people, report } of PLANS) {
      for (const moment of moments) {
        const { from, to, pass, shotAt, shooter, event } = moment
        expect(from).toBeLessThanOrEqual(shotAt ?? to)
        expect(to).toBeGreaterThan(tempo.cues[event] ?? Infinity)
        if (shotAt === null) continue
        const row = Math.round(shotAt * 10)
        const id = people[recording.who[row * 22 + shooter] ?? -1]?.id
        expect(id).toBe(report.events[event]?.player)
        const run = runOf(recording, moment)
        const end = { x: recording.x[row * 22 + shooter], y: recording.y[row * 22 + shooter] }
        expect(
          Math.hypot((run.at(-1)?.x ?? 0) - (end.x ?? 0), (run.at(-1)?.y ?? 0) - (end.y ?? 0)),
        ).toBeLessThan(1)
        if (!pass) continue
        expect([from <= pass.second, pass.second < pass.arrives, pass.arrives <= shotAt + 1e-6]).toEqual([
          true,
          true,
          true,
        ])
      }
    }
  })
})

describe('gestures', () => {
  it('show every card to its player, and a flag at every offside', () => {
    for (const { gestures, report, stoppages, recording, people } of PLANS) {
      const shown = gestures.filter(({ kind }) => kind.endsWith('card'))
      const cards = report.events.filter(({ type }) => type === 'card')
      expect(shown.map(({ kind }) => kind)).toEqual(
        cards.map(({ ban }) => (ban > 1 ? 'red-card' : 'yellow-card')),
      )
      shown.forEach(({ slot, from }, i) => {
        const person = recording.who[Math.round(from * 10) * 22 + slot] ?? -1
        expect(people[person]?.id).toBe(cards[i]?.player)
      })
      const flags = gestures.filter(({ kind }) => kind === 'flag')
      expect(flags).toHaveLength(stoppages.filter(({ kind }) => kind === 'offside').length)
      for (const { y } of flags) expect([0, 68]).toContain(y)
    }
  })

  it('are in the frames while they last', () => {
    const plan = PLANS[0]
    const frame = makeFrame()
    for (const gesture of plan?.gestures ?? []) {
      const at = plan?.tempo.minuteAt((gesture.from + gesture.to) / 2) ?? 0
      expect(plan?.at(at, frame).gestures).toContain(gesture)
      plan?.at(plan.tempo.minuteAt(gesture.to + 0.05), frame)
      if (gesture.to + 0.05 < plan!.tempo.duration) expect(frame.gestures).not.toContain(gesture)
    }
  })
})

it('makes players face the way they run', () => {
  const plan = PLANS[1]
  const frame = makeFrame()
  let runs = 0
  for (let second = 5; second < 200; second += 0.7) {
    plan?.at(plan.tempo.minuteAt(second), frame)
    const row = Math.floor(frame.second * 10)
    for (let slot = 0; slot < 22; slot++) {
      if ((frame.speed[slot] ?? 0) < 5) continue
      const { x, y, cut } = plan!.recording
      if (cut[row + 1] || cut[row + 2]) continue
      const i = row * 22 + slot
      const way = Math.atan2((y[i + 22] ?? 0) - (y[i] ?? 0), (x[i + 22] ?? 0) - (x[i] ?? 0))
      expect(Math.cos(way - (frame.facing[slot] ?? 0))).toBeGreaterThan(0.8)
      runs++
    }
  }
  expect(runs).toBeGreaterThan(200)
})
