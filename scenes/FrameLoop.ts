import { Ticker, UPDATE_PRIORITY, type Application } from 'pixi.js'
import { createContext, use, useEffect } from 'react'

/**
 * Draws frames on request, so that a picture in which nothing moves costs nothing: a frame during
 * which nobody requests another one is the last. A hidden page gets no frames.
 */
export class FrameLoop {
  #app: Application | null = null
  #isWanted = false
  #isBroken = false

  /** Asks for a frame; what moves asks again in every frame. */
  request(): void {
    this.#isWanted = true
    if (this.#app && !this.#isBroken && document.visibilityState !== 'hidden') this.#app.start()
  }

  /** Draws with `app`. A fault in a frame is passed on, once, and the picture stands still. Returns how to undo it. */
  run(app: Application, onFault?: (fault: unknown) => void): () => void {
    const { ticker } = app
    // Pixi's own ticker, which tidies up, would ask for every frame of the display: it goes along with ours.
    Ticker.system.autoStart = false
    Ticker.system.stop()
    const update = ticker.update.bind(ticker)
    // First of all in a frame; the ticker passes over a frame whose time is not yet past its start.
    const begin = () => {
      this.#isWanted = false
    }
    ticker.add(begin, undefined, UPDATE_PRIORITY.INTERACTION)
    ticker.update = (time) => {
      try {
        update(time)
        Ticker.system.update(time)
      } catch (fault) {
        this.#isBroken = true
        onFault?.(fault)
      }
      if (!this.#isWanted || this.#isBroken) app.stop()
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

/** The loop that draws the scene; asks it for a frame whenever the component has rendered. */
export function useFrameLoop(): FrameLoop {
  const frames = use(FrameLoopContext)
  // Without dependencies, and after the component's other effects: each may have changed the picture.
  useEffect(() => {
    frames.request()
  })
  return frames
}
