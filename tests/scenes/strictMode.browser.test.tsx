/** Checks that a scene releases textures and listeners, also where StrictMode mounts it twice. */
import { Application } from '@pixi/react'
import { type Application as PixiApplication, Ticker } from 'pixi.js'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Bookmark } from '../../scenes/core/bookmark.ts'
import { Stage } from '../../scenes/Stage.tsx'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { coloursShown, PATIENCE } from './canvasColours.ts'
import { countTextures } from './countTextures.ts'
import { SCENES } from './makeScenes.ts'
import { CurrentScene } from '../../scenes/StageCanvas.tsx'

// Scenes are drawn without a graphics card.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SIZE = { width: 800, height: 500 } as const
const FRAME = { position: 'fixed', inset: 0, ...SIZE } as const
const SPACE = { ...SIZE, resolution: 1, theme: 'dark', reducedMotion: false } as const
/** The component's type lacks the canvas renderer. */
const CANVAS: object = { preference: 'canvas' }
const ROUNDS = 4

/** The types of the listeners that window and document have from now on. */
function countListeners(): () => string[] {
  const types: string[] = []
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
    const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener']
    vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...call) => {
      types.push(call[0])
      add(...call)
    })
    vi.spyOn(target as EventTarget, 'removeEventListener').mockImplementation((...call) => {
      if (types.includes(call[0])) types.splice(types.indexOf(call[0]), 1)
      remove(...call)
    })
  }
  return () => types.toSorted()
}

const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const kind of ['warn', 'error'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(Object.entries(SCENES))('%s destroys its textures when it leaves', async (_, scene) => {
  let app: PixiApplication | null = null
  const page = (child: ReactNode) => (
    <Application
      {...SIZE}
      {...CANVAS}
      onInit={(opened) => {
        app = opened
      }}
    >
      <StrictMode>{child}</StrictMode>
    </Application>
  )
  const screen = await render(page(null))
  await expect.poll(() => app, PATIENCE).not.toBeNull()
  const ticker = (app as PixiApplication | null)?.ticker
  const textures = countTextures()
  const ticks = ticker?.count
  const shown: [number, number | undefined][] = []
  for (let round = 0; round < ROUNDS; round++) {
    await screen.rerender(page(<CurrentScene scene={scene} space={SPACE} bookmark={new Bookmark()} />))
    await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
    shown.push([textures(), ticker?.count])
    await screen.rerender(page(null))
    await expect.poll(textures, PATIENCE).toBe(0)
    expect(ticker?.count).toBe(ticks)
  }
  expect(shown[0]?.[0]).toBeGreaterThan(0)
  expect(shown).toEqual(shown.map(() => shown[0]))
  expect(complaints).toEqual([])
})

it.each(Object.entries(SCENES))(
  'the stage with %s comes and goes without leaving a listener',
  async (_, scene) => {
    const listeners = countListeners()
    const systemTicks = Ticker.system.count
    const shown: string[][] = []
    const left: string[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const screen = await render(
        <StrictMode>
          <div style={FRAME}>
            <Stage scene={scene} reducedMotion={false} theme="dark" />
          </div>
        </StrictMode>,
      )
      await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
      shown.push(listeners())
      await screen.unmount()
      await expect.poll(() => document.querySelectorAll('canvas').length).toBe(0)
      await expect.poll(() => listeners().includes('visibilitychange')).toBe(false)
      left.push(listeners())
    }
    expect(shown[0]).toContain('visibilitychange')
    expect(shown).toEqual(shown.map(() => shown[0]))
    expect(left).toEqual(left.map(() => left[0]))
    expect(Ticker.system.count).toBe(systemTicks)
    expect(complaints).toEqual([])
  },
)
