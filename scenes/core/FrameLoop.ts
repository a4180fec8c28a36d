import { Ticker, UPDATE_PRIORITY, type Application } from 'pixi.js'
import { createContext, use, useEffect } from 'react'

/** Draws the frames of a canvas in another thread. */
interface FramePainter {
  /** True while the last frames have not been drawn. */
  isBehind: boolean
  /** Milliseconds that it took for the last frame. */
  workMs: number
  /** Sends the frame that was rendered; `onDrawn` is called once it has been drawn. */
  send(onDrawn: () => void): void
}

interface FrameLoopOptions {
  painter?: FramePainter | null
  onFault?: ((fault: unknown) => void) | undefined
}

/**
 * Renders frames on request, so that a static scene uses no processor time: a frame during which no other is
 * requested is the last one. A hidden page renders no frames.
 */
export class FrameLoop {
  #app: Application | null = null
  #isRequested = false
  #hasFailed = false
  #workMs = 0
  #painter: FramePainter | null = null
  #notices: (() => void)[] = []
  #watchers = new Set<() => void>()

  /** Milliseconds of script and drawing of the last frame, of the longer one where two threads share them. */
  get workMs(): number {
    return Math.max(this.#workMs, this.#painter?.workMs ?? 0)
  }

  /** Requests a frame. An animation requests the next one in every frame. */
  request(): void {
    this.#isRequested = true
    if (this.#app && !this.#hasFailed && document.visibilityState !== 'hidden') this.#app.start()
  }

  /**
   * Calls `notice` once the frame that is being made, or the next one, has been drawn: no word is ahead of the picture.
   * Where a worker draws, words of the page come a frame after it: the browser shows a worker's canvas without waiting
   * for the page, and one frame for both would need each picture back as an ImageBitmap, drawn by the page again.
   */
  whenDrawn(notice: () => void): void {
    this.#notices.push(notice)
  }

  /** Calls `onDrawn` after every frame, while the canvas has it, until the returned function is called. */
  watch(onDrawn: () => void): () => void {
    this.#watchers.add(onDrawn)
    return () => void this.#watchers.delete(onDrawn)
  }

  /** Renders with `app`. An error in a frame is reported once and stops rendering. Returns a function that stops. */
  run(app: Application, { painter = null, onFault }: FrameLoopOptions): () => void {
    const { ticker } = app
    this.#painter = painter
    // Pixi's system ticker, used for cleanup, would run on every frame of the display; it is updated with ours instead.
    Ticker.system.autoStart = false
    Ticker.system.stop()
    const update = ticker.update.bind(ticker)
    // Must come first in a frame: the ticker skips a frame whose time is not later than its start.
    const begin = () => {
      this.#isRequested = false
    }
    ticker.add(begin, undefined, UPDATE_PRIORITY.INTERACTION)
    const fail = (fault: unknown) => {
      this.#hasFailed = true
      app.stop()
      onFault?.(fault)
    }
    const publish = (notices: readonly (() => void)[]) => {
      try {
        if (this.#app !== app) return
        for (const notice of notices) notice()
        for (const watch of this.#watchers) watch()
      } catch (fault) {
        fail(fault)
      }
    }
    ticker.update = (time) => {
      // The next frame is then that much longer.
      if (painter?.isBehind) return
      const start = performance.now()
      try {
        update(time)
        Ticker.system.update(time)
        const notices = this.#notices
        this.#notices = []
        if (painter) painter.send(() => publish(notices))
        else publish(notices)
      } catch (fault) {
        fail(fault)
      }
      this.#workMs = performance.now() - start
      if (!this.#isRequested || this.#hasFailed) app.stop()
    }
    const follow = () => {
      if (document.visibilityState === 'hidden') app.stop()
      else this.request()
    }
    document.addEventListener('visibilitychange', follow)
    this.#app = app
    this.request()
    return () => {
      document.removeEventListener('visibilitychange', follow)
      ticker.update = update
      ticker.remove(begin)
      this.#app = null
    }
  }
}

export const FrameLoopContext = createContext(new FrameLoop())

/** Returns the frame loop, and requests a frame after every render of the component. */
export function useFrameLoop(): FrameLoop {
  const frames = use(FrameLoopContext)
  // No dependency array, and after the component's other effects: each of them may have changed the scene.
  useEffect(() => frames.request())
  return frames
}
