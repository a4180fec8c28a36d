/** Checks that the ground behind the panels is painted once for each of the last two views of it. */
import { Application } from '@pixi/react'
import { uid } from 'pixi.js'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Bookmark } from '../../scenes/core/bookmark.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { coloursShown, PATIENCE } from './canvasColours.ts'
import { ground } from './makeScenes.ts'
import { CurrentScene } from '../../scenes/StageCanvas.tsx'

// Scenes are drawn without a graphics card.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SPACE = { width: 800, height: 500, resolution: 1, theme: 'dark', reducedMotion: false } as const
/** The component's type lacks the canvas renderer. */
const CANVAS: object = { preference: 'canvas' }
const WHOLE = { top: 0, right: 0, bottom: 0, left: 0 }
const WINDOW = { top: 100, right: 300, bottom: 100, left: 20 }

it('paints the ground anew only for a view that is not one of the last two', async () => {
  let isReady = false
  const page = (child: ReactNode) => (
    <Application
      width={800}
      height={500}
      {...CANVAS}
      onInit={() => {
        isReady = true
      }}
    >
      {child}
    </Application>
  )
  const screen = await render(page(null))
  await expect.poll(() => isReady, PATIENCE).toBe(true)
  const showView = (insets: typeof WHOLE, capacity: number) =>
    screen.rerender(
      page(
        <CurrentScene scene={{ ...ground(), insets, capacity }} space={SPACE} bookmark={new Bookmark()} />,
      ),
    )
  await showView(WHOLE, 20_000)
  await expect.poll(coloursShown, PATIENCE).toBeGreaterThan(20)
  let last = uid('textureSource')
  /** Shows another view and returns the number of paintings made for it. */
  const countPaintings = async (insets: typeof WHOLE, capacity: number) => {
    const shown = picture()
    await showView(insets, capacity)
    await expect.poll(picture, PATIENCE).not.toBe(shown)
    const before = last
    last = uid('textureSource')
    return last - before - 1
  }
  expect(await countPaintings(WINDOW, 20_000)).toBe(1)
  expect(await countPaintings(WHOLE, 20_000)).toBe(0)
  expect(await countPaintings(WINDOW, 20_000)).toBe(0)
  expect(await countPaintings(WINDOW, 30_000)).toBe(1)
  expect(await countPaintings(WINDOW, 20_000)).toBe(0)
  expect(await countPaintings(WHOLE, 20_000)).toBe(1)
})

/** The picture that the canvas shows, as text. */
function picture(): string {
  return document.querySelector('canvas')?.toDataURL() ?? ''
}
