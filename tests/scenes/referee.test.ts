import { describe, expect, it } from 'vitest'
import { FIELD, SLOTS } from '../../scenes/core/field.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

const STEP = 0.1

describe('the referee', () => {
  it('gives way to players and to the ball', () => {
    let [rows, crowded, struck] = [0, 0, 0]
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const plan = planMatch(makeReport(seed))
      const { x, y, who, ball } = plan.recording
      const frame = makeFrame()
      for (let row = 0; row < plan.recording.rows - 2; row++) {
        const { referee } = plan.at(plan.tempo.minuteAt(row * STEP), frame)
        const away = (atX = 0, atY = 0) => Math.hypot(atX - referee.x, atY - referee.y)
        rows++
        if ((ball[row * 3 + 2] ?? 0) < 2.5 && away(ball[row * 3], ball[row * 3 + 1]) < 2) struck++
        const slots = Array.from({ length: SLOTS }, (_, slot) => row * SLOTS + slot)
        if (slots.some((slot) => (who[slot] ?? -1) >= 0 && away(x[slot], y[slot]) < 0.8)) crowded++
      }
    }
    expect(crowded / rows).toBeLessThan(0.004)
    expect(struck / rows).toBeLessThan(0.004)
  })

  it('follows the ball at a runner’s speed, on the pitch and out of its way', () => {
    const gaps: number[] = []
    for (const seed of [1, 2, 3]) {
      const plan = planMatch(makeReport(seed))
      const frame = makeFrame()
      let last: { x: number; y: number } | null = null
      for (let row = 0; row < plan.recording.rows - 2; row++) {
        plan.at(plan.tempo.minuteAt(row * STEP), frame)
        const { x, y } = frame.referee
        const isCut = plan.recording.cut[row] === 1 || plan.recording.cut[row + 1] === 1
        if (last && !isCut) expect(Math.hypot(x - last.x, y - last.y) / STEP).toBeLessThan(7)
        last = { x, y }
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(FIELD.length)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(FIELD.width)
        gaps.push(Math.hypot(x - frame.ballX * FIELD.length, y - frame.ballY * FIELD.width))
      }
    }
    const sorted = gaps.toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(8)
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(40)
  })
})
