/** Checks that the picture of a long session neither stops nor keeps textures: many matches in one page. */
import { Application } from 'pixi.js'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { Stage } from '../../scenes/Stage.tsx'
import type { StageScene } from '../../scenes/stageScene.ts'
import { PATIENCE } from './canvasColours.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { countTextures } from './countTextures.ts'
import { makeReport } from './makeReport.ts'
import { ground, league, matchday } from './makeScenes.ts'

// Matches drawn by software.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const MATCHES = inject('matchesInSession')
/** Seeds of matches in which somebody is sent off, and of others. */
const SEEDS = [12, 3, 48, 5]
/** Paintings of the ground that are kept, besides the texture of the canvas itself, which Pixi leaves to be collected. */
const VIEWS = 2
const SIZE = { width: 760, height: 460 }

afterEach(() => {
  vi.restoreAllMocks()
})

/** Matches with a second at which each begins: where somebody leaves the pitch, or anywhere. */
const matches = SEEDS.map((seed, i) => {
  const report = makeReport(seed)
  const { recording, tempo, moments } = planMatch(report)
  const row = recording.who.findIndex((who) => who < 0)
  const second = row < 0 ? 90 + 60 * i : Math.floor(row / 22) / 10 - 3
  const chance = moments.find(({ shotAt }) => shotAt !== null)?.event ?? null
  return { report, startMinute: tempo.minuteAt(second), chance }
})

it.each(['canvas', 'webgl'] as const)(
  'draws match after match with %s, without a fault',
  async (renderer) => {
    if (renderer === 'webgl') {
      // Graphics hardware, as the choice of the renderer sees it.
      vi.spyOn(WebGLRenderingContext.prototype, 'getParameter').mockReturnValue('A graphics card')
    }
    const complaints: unknown[] = []
    for (const kind of ['warn', 'error'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words))
    }
    const drawn = vi.spyOn(Application.prototype, 'render')
    const started = vi.spyOn(Application.prototype, 'init')
    const textures = countTextures()
    const onFault = vi.fn()
    const onUnavailable = vi.fn()
    let [stages, starts] = [0, 1]
    let view = { ...SIZE, theme: 'dark' as 'dark' | 'light', scene: ground() as StageScene }
    const page = () => (
      <div style={{ position: 'fixed', inset: 0, width: view.width, height: view.height }}>
        <Stage
          key={stages}
          scene={view.scene}
          theme={view.theme}
          reducedMotion={false}
          onFault={onFault}
          onUnavailable={onUnavailable}
        />
      </div>
    )
    const screen = await render(page())
    /** Shows another view until so many frames of it have been drawn. */
    const show = async (change: Partial<typeof view>, frames = 2) => {
      view = { ...view, ...change }
      const before = drawn.mock.calls.length
      await screen.rerender(page())
      await expect
        .poll(() => onFault.mock.calls.length > 0 || drawn.mock.calls.length >= before + frames, PATIENCE)
        .toBe(true)
      expect(onFault.mock.calls).toEqual([])
    }
    /** Waits for a new canvas. */
    const startAgain = async (act: () => unknown) => {
      starts += 1
      const old = document.querySelector('canvas')
      await act()
      await expect.poll(() => ![null, old].includes(document.querySelector('canvas')), PATIENCE).toBe(true)
      await expect.poll(() => started.mock.calls.length, PATIENCE).toBe(starts)
      await show({}, 1)
    }
    const setVisible = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await show({}, 1)
    expect(document.querySelector('canvas')?.getContext('webgl2') instanceof WebGL2RenderingContext).toBe(
      renderer === 'webgl',
    )
    for (let i = 0; i < MATCHES; i++) {
      const { report, startMinute, chance } = matches[i % matches.length]!
      const scene = (over: { replayed?: number | null; insets?: typeof PANELS } = {}) =>
        matchday({ report, startMinute, weather: SKIES[i % SKIES.length]!, ...over })
      await show({ scene: scene() }, 6)
      switch (i % 9) {
        case 0:
          await show({ width: 900, height: 540 }, 4)
          break
        case 1:
          await show({ theme: 'light' })
          break
        case 2:
          setVisible('hidden')
          await screen.rerender(page())
          setVisible('visible')
          await show({})
          break
        case 3:
          await show({ scene: scene({ replayed: chance }) }, 4)
          await show({ scene: scene() })
          break
        case 4:
          view = { ...view, width: 0 }
          await screen.rerender(page())
          await expect.poll(() => document.querySelector('canvas')).toBeNull()
          await startAgain(() => show({ width: SIZE.width }, 0))
          break
        case 5:
          await startAgain(() => loseContext(renderer))
          break
        case 6:
          await show({ scene: scene({ insets: PANELS }) }, 3)
          await show({ scene: scene() }, 3)
          break
        case 7:
          // More changes than frames.
          for (const width of [700, 840, 730, 800]) {
            view = { ...view, width }
            await screen.rerender(page())
          }
          await show({}, 3)
          break
        case 8:
          await show({ scene: league() }, 3)
          break
      }
      await show({ ...SIZE, theme: 'dark', scene: { ...ground(), insets: PANELS } }, 1)
      if (i % 9 === 5) {
        await startAgain(() => {
          stages += 1
          return screen.rerender(page())
        })
      }
      await show({ scene: ground() }, 1)
      await expect.poll(() => textures() - starts, PATIENCE).toBeLessThanOrEqual(VIEWS)
    }
    expect(complaints).toEqual([])
    expect(onUnavailable).not.toHaveBeenCalled()
    // A fault that starts a scene again would be one start more.
    expect(started).toHaveBeenCalledTimes(starts)
  },
)

const PANELS = { top: 40, right: 120, bottom: 30, left: 20 }
const SKIES = [
  { sky: 'clear', sun: 0.85 },
  { sky: 'rain', sun: 0.4 },
  { sky: 'snow', sun: 0.3 },
] as const

/** Loses the context of the canvas, as a browser does. */
function loseContext(renderer: 'canvas' | 'webgl') {
  const canvas = document.querySelector('canvas')
  if (renderer === 'webgl') canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  else canvas?.dispatchEvent(new Event('contextlost'))
}
