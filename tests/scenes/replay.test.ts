/** Goals and chances that are shown again while the match waits. */
import { describe, expect, it } from 'vitest'
import { namedEvents } from '../../client/simulation/match/namedEvents.ts'
import { aimCamera, BROADCAST } from '../../scenes/core/camera.ts'
import { makeFrame } from '../../scenes/matchday/motion/frame.ts'
import { Playback } from '../../scenes/matchday/script/timeline/playback.ts'
import { replayWords } from '../../scenes/matchday/script/commentary/replayWords.ts'
import { frameReplay } from '../../scenes/matchday/draw/replayView.ts'
import { makeReport } from './makeReport.ts'

const report = makeReport(3)
const goals = report.events.flatMap(({ type }, i) => (type === 'goal' ? [i] : []))

function watch(playback: Playback) {
  const shown: (number | null)[] = []
  playback.listen({ onReplay: (event) => shown.push(event) })
  return shown
}

describe('replays', () => {
  it('show every goal again at full pace, once, at half speed and with minute and score as they are', () => {
    expect(goals.length).toBeGreaterThan(1)
    const playback = new Playback(report, 'full')
    playback.setRepeatsGoals(true)
    const shown = watch(playback)
    const { frame, plan } = playback
    let replayMs = 0
    let frozen: { minute: number; score: number } | null = null
    const now = () => ({ minute: frame.minute, score: frame.homeGoals + frame.awayGoals })
    for (let i = 0; i < 60_000 && frame.minute < 90; i++) {
      playback.advance(16)
      if (shown.length % 2 === 0) {
        frozen = null
        continue
      }
      replayMs += 16
      frozen ??= now()
      expect(now()).toEqual(frozen)
    }
    expect(shown).toEqual(goals.flatMap((event) => [event, null]))
    const seconds = plan.moments
      .filter(({ event }) => goals.includes(event))
      .map(({ from, to, shotAt }) => Math.min(to, shotAt! + 1.8) - Math.max(from, shotAt! - 4.5))
      .reduce((sum, length) => sum + length, 0)
    expect(replayMs / 1000).toBeCloseTo(2 * seconds, 0)
  })

  it('report their own seconds, apart from those of the match', () => {
    const playback = new Playback(report, 'full', { minute: 60 })
    const heard: { second: number; isReplay: boolean }[] = []
    playback.listen({ onMoment: (_, second, isReplay) => heard.push({ second, isReplay }) })
    playback.advance(16)
    const event = goals[0]!
    playback.showAgain(event)
    for (let i = 0; i < 2000 && playback.isReplaying; i++) playback.advance(16)
    playback.advance(16)
    const cue = playback.plan.tempo.cues[event]!
    const again = heard.filter(({ isReplay }) => isReplay).map(({ second }) => second)
    expect(again[0]).toBeLessThan(cue)
    expect(again.at(-1)).toBeGreaterThan(cue)
    const match = heard.filter(({ isReplay }) => !isReplay).map(({ second }) => second)
    expect(match).toHaveLength(2)
    expect(match[1]! - match[0]!).toBeLessThan(0.2)
  })

  it.each([
    ['at fast pace', (playback: Playback) => playback.setPace('fast')],
    ['in the highlights', (playback: Playback) => playback.setPace('highlights')],
    ['with reduced motion', (playback: Playback) => playback.setStepped(true)],
    ['when they are switched off', (playback: Playback) => playback.setRepeatsGoals(false)],
  ])('of goals do not come %s', (_, prepare) => {
    const playback = new Playback(report, 'full')
    playback.setRepeatsGoals(true)
    prepare(playback)
    const shown = watch(playback)
    while (playback.frame.minute < 90) playback.advance(50)
    expect(shown).toEqual([])
  })

  it('show any chance on request, can be skipped, and lead back to the same frame', () => {
    const playback = new Playback(report, 'full')
    const shown = watch(playback)
    while (playback.frame.minute < 60) playback.advance(50)
    playback.setPaused(true)
    playback.advance(2000)
    const before = structuredClone(playback.frame)
    const [goal = 0] = goals
    playback.showAgain(goal)
    playback.advance(16)
    expect(playback.frame.ballX).not.toBe(before.ballX)
    expect(playback.frame.minute).toBe(before.minute)
    playback.showAgain(null)
    expect(playback.frame).toEqual(before)
    expect(shown).toEqual([goal, null])
  })

  it('are a still picture of the shot with reduced motion', () => {
    const playback = new Playback(report, 'full')
    playback.setStepped(true)
    while (playback.frame.minute < 60) playback.advance(50)
    const [goal = 0] = goals
    playback.showAgain(goal)
    playback.advance(16)
    const still = playback.frame.x.slice()
    playback.advance(1000)
    expect(playback.frame.x).toEqual(still)
    const shown = watch(playback)
    playback.advance(5000)
    playback.advance(16)
    expect(shown).toEqual([null])
  })

  it('wait while the player stops the clock', () => {
    const playback = new Playback(report, 'full')
    const [goal = 0] = goals
    playback.showAgain(goal)
    playback.advance(500)
    playback.setPaused(true)
    const ball = playback.frame.ballX
    playback.advance(500)
    expect(playback.frame.ballX).toBe(ball)
  })

  it('are seen closer, with no part of the canvas empty', () => {
    const { plan } = new Playback(report, 'full')
    const insets = { top: 0, right: 0, bottom: 0, left: 0 }
    const space = { width: 1000, height: 700 }
    const camera = aimCamera({ ...space, insets }, BROADCAST)
    for (const moment of plan.moments) {
      const frame = frameReplay(camera, { plan, moment, space })
      expect(frame.scale).toBeGreaterThan(1)
      // The picture covers the canvas.
      expect(Math.max(frame.x, frame.y)).toBeLessThanOrEqual(0)
      expect(frame.x + frame.scale * space.width).toBeGreaterThanOrEqual(space.width)
      expect(frame.y + frame.scale * space.height).toBeGreaterThanOrEqual(space.height)
    }
  })

  it('play each chance to the same goal as the match, whichever half the match is in by then', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const playback = new Playback(makeReport(seed), 'full', { minute: 89 })
      const { plan, frame } = playback
      playback.advance(16)
      for (const { event, shotAt } of plan.moments) {
        if (shotAt === null || (plan.report.events[event]?.minute ?? 90) > 88) continue
        const live = structuredClone(plan.at(plan.tempo.minuteAt(shotAt), makeFrame()))
        playback.showAgain(event)
        do playback.advance(16)
        while (frame.second < shotAt)
        expect(playback.isReplaying).toBe(true)
        expect(frame.homeAttacksRight).toBe(live.homeAttacksRight)
        expect(Math.abs(frame.ballX - live.ballX)).toBeLessThan(0.03)
        playback.showAgain(null)
      }
    }
  })

  it('say how the chance came about, with its players and its end', () => {
    for (let seed = 1; seed <= 40; seed++) {
      for (const event of namedEvents(makeReport(seed))) {
        if (event.quality === 0) continue
        const words = replayWords(event)
        expect(words).toContain(event.playerName)
        expect(words).toMatch(/, (scored|saved|off target|blocked|off the woodwork)$/)
        if (event.attack?.pattern === 'press') expect(words).toMatch(/press won the ball/)
        if (event.type === 'goal' && event.assist)
          expect(words).toContain(`${event.otherName} with the last pass`)
      }
    }
  })
})
