import { describe, expect, it } from 'vitest'
import { aimCamera, BROADCAST, NO_INSETS } from '../../scenes/core/camera.ts'
import { CENTRE_Y, FIELD } from '../../scenes/core/field.ts'
import { BallHalo } from '../../scenes/matchday/motion/ballHalo.ts'
import { BallTrail } from '../../scenes/matchday/motion/ballTrail.ts'
import { bulgeAt, netOfBall } from '../../scenes/matchday/motion/netBulge.ts'
import { type Frame, makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { namedSlot } from '../../scenes/matchday/motion/recording.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { goalBox, GOALS } from '../../scenes/paint/paintGoal.ts'
import { makeReport } from './makeReport.ts'

function ball(x: number, y: number, over: Partial<Frame> = {}): Frame {
  return { ...makeFrame(), ballX: x / FIELD.length, ballY: y / FIELD.width, ...over }
}

describe('the trail of the ball', () => {
  it('follows a shot, and fades when the ball is slow', () => {
    const trail = new BallTrail()
    trail.advance(ball(80, 30, { second: 10 }))
    for (let i = 1; i <= 20; i++) trail.advance(ball(80 + i, 30, { second: 10 + i * 0.04, ballSpeed: 25 }))
    expect(trail.strength).toBeGreaterThan(0.8)
    const behind = trail.places.map(({ x }) => x * FIELD.length)
    expect(behind).toEqual(behind.toSorted((a, b) => b - a))
    expect((behind[0] ?? 0) - (behind.at(-1) ?? 0)).toBeGreaterThan(3)
    for (let i = 1; i <= 20; i++) trail.advance(ball(100, 30, { second: 10.8 + i * 0.04, ballSpeed: 3 }))
    expect(trail.strength).toBe(0)
  })

  it('does not reach across a cut or back to before a replay', () => {
    const trail = new BallTrail()
    for (let i = 0; i <= 20; i++) trail.advance(ball(20 + i, 30, { second: 10 + i * 0.04, ballSpeed: 25 }))
    for (const second of [300, 40]) {
      trail.advance(ball(90, 40, { second, ballSpeed: 25 }))
      expect(trail.strength).toBe(0)
      expect(trail.places.every(({ x }) => Math.abs(x * FIELD.length - 90) < 0.01)).toBe(true)
    }
  })
})

describe('the light around the ball', () => {
  /** Frame with the ball in the middle and players so many metres to the right of it. */
  const crowd = (...metres: number[]) => {
    const frame = ball(52, CENTRE_Y)
    metres.forEach((away, slot) => {
      frame.who[slot] = slot
      frame.x[slot] = (52 + away) / FIELD.length
      frame.y[slot] = 0.5
    })
    return frame
  }

  it('comes when a third player is within two metres, and goes when they leave', () => {
    const halo = new BallHalo()
    for (let i = 0; i < 10; i++) halo.advance(crowd(0.4, 1.5, 2.1), 16)
    expect(halo.strength).toBe(0)
    for (let i = 0; i < 13; i++) halo.advance(crowd(0.4, 1.5, 1.9), 16)
    expect(halo.strength).toBe(1)
    for (let i = 0; i < 30; i++) halo.advance(crowd(0.4, 1.5), 16)
    expect(halo.strength).toBe(0)
  })
})

describe('the name beside the ball', () => {
  it('is that of who has it or is about to, and of nobody else for more than a fifth of a second', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { recording } = planMatch(makeReport(seed))
      const { holder, rows } = recording
      let loose = 0
      let passes = 0
      for (let row = 0; row < rows; row++) {
        const has = holder[row] ?? -1
        const named = namedSlot(recording, row)
        loose = has >= 0 ? 0 : loose + 1
        if (has >= 0) expect([row, named]).toEqual([row, has])
        if (loose <= 2 || named < 0) continue
        passes++
        expect([row, named]).toEqual([row, holder.subarray(row).find((slot) => slot >= 0)])
      }
      expect(passes).toBeGreaterThan(200)
    }
  })
})

describe('the net', () => {
  it('is reached by a ball behind the line, between the posts and below the bar', () => {
    expect(netOfBall(ball(106.5, CENTRE_Y))).toBe('right')
    expect(netOfBall(ball(-1.5, CENTRE_Y + 3))).toBe('left')
    expect(netOfBall(ball(104, CENTRE_Y))).toBeNull()
    expect(netOfBall(ball(106.5, CENTRE_Y + 5))).toBeNull()
    expect(netOfBall(ball(106.5, CENTRE_Y, { ballHeight: 3 }))).toBeNull()
  })

  it('stretches most at first, swings, and holds the ball in the end; without motion it only holds it', () => {
    const frame = ball(106.5, CENTRE_Y + 2, { ballHeight: 1 })
    const depths = Array.from({ length: 60 }, (_, i) => bulgeAt(frame, i * 0.05, false).depth)
    expect(Math.max(...depths)).toBe(depths[0])
    const rest = depths.at(-1) ?? 0
    expect(depths.some((depth) => depth < rest - 0.05)).toBe(true)
    expect(rest).toBeGreaterThan(0)
    expect(bulgeAt(frame, 0, true)).toEqual({ y: CENTRE_Y + 2, height: 1, depth: rest })
  })

  it('bulges for every goal of ten matches, and for no other shot', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const report = makeReport(seed)
      const plan = planMatch(report)
      const frame = makeFrame()
      for (const { event, shotAt, to } of plan.moments) {
        if (shotAt === null) continue
        let isIn = false
        for (let second = shotAt; second < Math.min(to, shotAt + 3); second += 0.05) {
          isIn ||= netOfBall(plan.at(plan.tempo.minuteAt(second), frame)) !== null
        }
        expect(isIn, `${seed}, event ${event}`).toBe(report.events[event]?.type === 'goal')
      }
    }
  })

  it('is painted in a box that holds the goal and its deepest bulge', () => {
    const camera = aimCamera({ width: 1000, height: 700, insets: NO_INSETS }, BROADCAST)
    for (const end of GOALS) {
      const box = goalBox(camera, end)
      const out = end === 'left' ? -1 : 1
      const line = end === 'left' ? 0 : FIELD.length
      for (const [x, y, height] of [
        [line, CENTRE_Y - 3.66, 2.44],
        [line, CENTRE_Y + 3.66, 0],
        [line + out * (FIELD.goalDepth + 0.75), CENTRE_Y, 0.5],
      ] as const) {
        const point = camera.project(x, y, height, { x: 0, y: 0, scale: 1 })
        expect(point.x).toBeGreaterThan(box.x)
        expect(point.x).toBeLessThan(box.x + box.width)
        expect(point.y).toBeGreaterThan(box.y)
        expect(point.y).toBeLessThan(box.y + box.height)
      }
    }
  })
})
