import { describe, expect, it } from 'vitest'
import { aimCamera, BROADCAST, type Camera } from '../../scenes/core/camera.ts'
import { CENTRE_Y, FIELD } from '../../scenes/core/field.ts'
import { CLOSE_UP, FollowCamera, type Framing } from '../../scenes/matchday/draw/followCamera.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { makeReport } from './makeReport.ts'

const SIZE = { width: 1440, height: 900 }
const INSETS = { top: 56, right: 374, bottom: 64, left: 0 }
const FRAME_MS = 1000 / 60

function makeCamera(): { camera: Camera; follower: FollowCamera } {
  const camera = aimCamera({ ...SIZE, insets: INSETS }, BROADCAST)
  return { camera, follower: new FollowCamera(camera, SIZE) }
}

/** Point of the pitch, in metres, on the canvas. */
function seenAt(camera: Camera, { x, y, scale }: Framing, spot: readonly [number, number]) {
  const point = camera.project(spot[0], spot[1], 0, { x: 0, y: 0, scale: 1 })
  return { x: x + point.x * scale, y: y + point.y * scale }
}

function isFree({ inner }: Camera, { x, y }: { x: number; y: number }): boolean {
  return x >= inner.x && x <= inner.x + inner.width && y >= inner.y && y <= inner.y + inner.height
}

describe('the camera that follows play', () => {
  it('shows the whole pitch in midfield, and closes in on either goal', () => {
    for (const goal of [0, 1]) {
      const { follower } = makeCamera()
      const frame = { ...makeFrame(), phase: 'play' as const }
      follower.advance(frame, FRAME_MS)
      expect(follower.framing).toMatchObject({ x: 0, y: 0, scale: 1 })
      frame.ballX = goal === 0 ? 0.1 : 0.9
      for (let i = 0; i < 120; i++) follower.advance(frame, FRAME_MS)
      expect(follower.framing.scale).toBe(CLOSE_UP)
      frame.ballX = 0.5
      for (let i = 0; i < 120; i++) follower.advance(frame, FRAME_MS)
      expect(follower.framing.scale).toBe(1)
    }
  })

  it('keeps the ball and the goal that is attacked in the free area through a whole match', () => {
    const plan = planMatch(makeReport(1))
    const { camera, follower } = makeCamera()
    const frame = makeFrame()
    let close = 0
    for (let second = 0; second < plan.tempo.duration; second += FRAME_MS / 1000) {
      plan.at(plan.tempo.minuteAt(second), frame)
      follower.advance(frame, FRAME_MS)
      const onPitch = frame.ballX >= 0 && frame.ballX <= 1 && frame.ballY >= 0 && frame.ballY <= 1
      const ball = [frame.ballX * FIELD.length, frame.ballY * FIELD.width] as const
      if (onPitch) expect(isFree(camera, seenAt(camera, follower.framing, ball)), `${second}`).toBe(true)
      if (follower.framing.scale < CLOSE_UP) continue
      close += 1
      const goal = [frame.ballX < 0.5 ? 0 : FIELD.length, CENTRE_Y] as const
      const toGoal = Math.min(frame.ballX, 1 - frame.ballX) * FIELD.length
      if (toGoal < 30) expect(isFree(camera, seenAt(camera, follower.framing, goal))).toBe(true)
    }
    expect(close).toBeGreaterThan(1000)
  })

  it('moves gently: no more than a few pixels and percent in a frame, and not by a leap after a hidden tab', () => {
    const plan = planMatch(makeReport(2))
    const { follower } = makeCamera()
    const frame = makeFrame()
    let last = { ...follower.framing }
    for (let second = 0; second < plan.tempo.duration; second += FRAME_MS / 1000) {
      follower.advance(plan.at(plan.tempo.minuteAt(second), frame), FRAME_MS)
      expect(Math.abs(follower.framing.scale - last.scale)).toBeLessThan(0.015)
      expect(Math.hypot(follower.framing.x - last.x, follower.framing.y - last.y)).toBeLessThan(16)
      last = { ...follower.framing }
    }
    frame.ballX = 0.95
    const { follower: awoken } = makeCamera()
    awoken.advance({ ...frame, phase: 'play' }, 60_000)
    expect(awoken.framing.scale).toBeLessThan(1.05)
  })

  it('leaves no part of the canvas empty, and rests on whole pixels', () => {
    const { follower } = makeCamera()
    for (const [ballX, ballY] of [
      [0, 0],
      [1, 1],
      [0.02, 0.98],
      [0.98, 0.02],
    ] as const) {
      follower.jump({ ...makeFrame(), phase: 'chance', ballX, ballY })
      const { x, y, scale } = follower.framing
      expect([x, y]).toEqual([Math.round(x), Math.round(y)])
      expect(Math.max(x, y)).toBeLessThanOrEqual(0)
      expect(x + SIZE.width * scale).toBeGreaterThanOrEqual(SIZE.width)
      expect(y + SIZE.height * scale).toBeGreaterThanOrEqual(SIZE.height - 1)
    }
  })

  it('draws back for the kick-off, half-time and full-time', () => {
    for (const phase of ['kick-off', 'half-time', 'full-time'] as const) {
      const { follower } = makeCamera()
      follower.jump({ ...makeFrame(), phase, ballX: 0.95 })
      expect(follower.framing.scale).toBe(1)
    }
  })
})
