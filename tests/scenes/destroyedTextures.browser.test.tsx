/** Checks that no sprite keeps a texture that was destroyed, which Pixi would read when it next arranges its sprites. */
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { planMatch, type MatchPlan } from '../../scenes/matchday/script/timeline/timeline.ts'
import type { MatchEvent, MatchReport } from '../../client/simulation/match/matchReport.ts'
import { Stage } from '../../scenes/Stage.tsx'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { coloursShown, PATIENCE } from './canvasColours.ts'
import { makeReport } from './makeReport.ts'
import { matchday } from './makeScenes.ts'

// Scenes are drawn without a graphics card.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** First match of the seeds with a sending-off in its second half. */
function matchWithSendingOff(): MatchReport {
  for (let seed = 1; seed <= 200; seed++) {
    const report = makeReport(seed)
    const isOff = ({ ban, minute }: MatchEvent) => ban > 1 && minute > 50 && minute < 75
    if (report.events.some(isOff)) return report
  }
  throw new Error('Nobody is sent off')
}

const report = matchWithSendingOff()

/** Seconds for which a player is shown before they are gone. */
const SHOWN = 8

/** Second from which a player who was sent off is gone. */
function secondOfLeaving({ recording }: MatchPlan): number {
  const row = recording.who.findIndex((who) => who < 0)
  return Math.floor(row / 22) / 10
}

it('draws on when the picture changes its size after a sending-off', async () => {
  const plan = planMatch(report)
  const leaving = secondOfLeaving(plan)
  expect(leaving).toBeGreaterThan(100)
  const onFault = vi.fn()
  const onMoment = vi.fn<(plan: MatchPlan, second: number) => void>()
  const scene = matchday({
    report,
    startMinute: plan.tempo.minuteAt(leaving - SHOWN),
    players: 'figures',
    onMoment,
  })
  const show = (width: number) => (
    <div style={{ position: 'fixed', inset: 0, width, height: width * 0.6 }}>
      <Stage scene={scene} reducedMotion={false} theme="dark" onFault={onFault} />
    </div>
  )
  const second = () => onMoment.mock.lastCall?.[1] ?? 0
  const screen = await render(show(1200))
  await expect.poll(second, PATIENCE).toBeGreaterThan(leaving + 1)
  for (const width of [1000, 1200]) {
    const before = second()
    await screen.rerender(show(width))
    await expect.poll(() => document.querySelector('canvas')?.width, PATIENCE).toBe(width)
    await expect.poll(() => onFault.mock.calls.length > 0 || second() > before + 2, PATIENCE).toBe(true)
    expect(onFault).not.toHaveBeenCalled()
    expect(coloursShown()).toBeGreaterThan(50)
  }
})
