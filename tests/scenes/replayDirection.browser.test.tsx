/** Checks that a goal that is shown again is at the end of the picture at which it was scored. */
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { chooseKits } from '../../scenes/core/kits.ts'
import type { Rgb } from '../../scenes/core/colour.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { Stage } from '../../scenes/Stage.tsx'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { coloursShown, PATIENCE } from './canvasColours.ts'
import { makeReport } from './makeReport.ts'
import { matchday } from './makeScenes.ts'

// Scenes are drawn without a graphics card.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const FRAME = { position: 'fixed', inset: 0, width: 900, height: 560 } as const

/** Most by which a channel of a token differs from the colour of its shirt, for its sheen. */
const SHEEN = 26

/** True when the token in a shirt is in the right half of the picture; null when none is seen. */
function isOnTheRight(shirt: Rgb): boolean | null {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width < 100) return null
  const { width, height } = canvas
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0)
  const data = ctx?.getImageData(0, 0, width, height).data ?? []
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    if (shirt.some((value, channel) => Math.abs((data[i + channel] ?? 0) - value) > SHEEN)) continue
    sum += (i / 4) % width
    count += 1
  }
  return count < 60 ? null : sum / count > width / 2
}

const GOALS = (['home', 'away'] as const).flatMap((side) =>
  ([1, 2] as const).map((half) => ({ side, half, ...findGoal(side, half) })),
)

function findGoal(side: 'home' | 'away', half: 1 | 2) {
  for (let seed = 1; ; seed++) {
    const report = makeReport(seed)
    const event = report.events.findIndex(
      ({ type, team, minute }) =>
        type === 'goal' && team === side && (half === 1 ? minute < 44 : minute > 46),
    )
    if (event >= 0) return { report, event }
  }
}

it.each(GOALS)('shows a goal of the $side side in half $half again at the same end', async (goal) => {
  const { report, event, side, half } = goal
  const { tempo } = planMatch(report)
  const { home, away } = report.setup
  const kits = chooseKits(home.colours, away.colours)
  const keeper = side === 'home' ? kits.awayKeeper.shirt : kits.homeKeeper.shirt
  const startMinute = (tempo.instants[event] ?? 0) + 0.005
  const show = (replayed: number | null) => (
    <div style={FRAME}>
      <Stage
        scene={matchday({ report, startMinute, replayed, paused: true, players: 'tokens', attendance: 0 })}
        reducedMotion
        theme="light"
      />
    </div>
  )
  const screen = await render(show(null))
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(50)
  await expect.poll(() => isOnTheRight(keeper), PATIENCE).not.toBeNull()
  const live = isOnTheRight(keeper)
  expect(live).toBe((side === 'home') === (half === 1))
  const before = document.querySelector('canvas')?.toDataURL()
  await screen.rerender(show(event))
  await expect.poll(() => document.querySelector('canvas')?.toDataURL() !== before, PATIENCE).toBe(true)
  await expect.poll(() => isOnTheRight(keeper), PATIENCE).not.toBeNull()
  expect(isOnTheRight(keeper)).toBe(live)
})
