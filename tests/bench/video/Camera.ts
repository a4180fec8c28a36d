import type { Locator, Page } from '@playwright/test'
import type { Encoder } from './Encoder.ts'

export const FRAMES_PER_SECOND = 25
const FRAME_MS = 1000 / FRAMES_PER_SECOND

/** Films a page with a paused clock, which advances by the duration of a frame per frame. */
export class Camera {
  /** Frames filmed so far. */
  frames = 0
  readonly #page: Page
  readonly #encoder: Encoder

  constructor(page: Page, encoder: Encoder) {
    this.#page = page
    this.#encoder = encoder
  }

  /** Seconds filmed so far. */
  get seconds(): number {
    return this.frames / FRAMES_PER_SECOND
  }

  /** Films for a duration. */
  async roll(seconds: number): Promise<void> {
    for (let left = Math.round(seconds * FRAMES_PER_SECOND); left > 0; left--) await this.frame()
  }

  /** Films until an element is visible. Throws after `limitSeconds`. */
  async rollUntil(sight: Locator, limitSeconds: number): Promise<void> {
    const last = this.frames + limitSeconds * FRAMES_PER_SECOND
    while (!(await sight.isVisible())) {
      if (this.frames >= last) throw new Error(`Not seen within ${limitSeconds} seconds: ${sight.toString()}`)
      await this.frame()
    }
  }

  /** Films one frame. */
  async frame(): Promise<void> {
    await this.#page.clock.runFor(FRAME_MS)
    await this.#page.evaluate(moveAnimations, FRAME_MS)
    // 'initial' adds no style to the page for the screenshot.
    await this.#encoder.add(await this.#page.screenshot({ type: 'png', caret: 'initial' }))
    this.frames++
  }
}

/** Advances CSS transitions and animations, which the page's clock does not. Runs in the page. */
async function moveAnimations(elapsedMs: number): Promise<void> {
  // Lets React run the work scheduled after this task first.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue
    const begunMs = animation.playState === 'paused' ? Number(animation.currentTime) : 0
    const nowMs = begunMs + elapsedMs
    if (nowMs >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else {
      animation.pause()
      animation.currentTime = nowMs
    }
  }
}
