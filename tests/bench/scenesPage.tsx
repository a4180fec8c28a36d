/** Runs in the browser: shows matches on the Stage, one after the other, and notes the frames that are drawn. */
import { Application } from 'pixi.js'
import { createRoot } from 'react-dom/client'
import { Stage } from '../../scenes/Stage.tsx'
import type { StageScene } from '../../scenes/stageScene.ts'
import { ground, matchday } from '../scenes/makeScenes.ts'
import { makeReport } from '../scenes/makeReport.ts'

export interface SceneBench {
  /** Shows a match from a minute on, at full pace, with a panel beside it as on a wide screen. */
  showMatch(seed: number, startMinute: number, players: 'figures' | 'tokens', follows?: boolean): void
  /** Plays a match to its end at once and returns to the ground, once both are drawn. */
  passMatch(seed: number): Promise<void>
  /** Milliseconds at which frames were drawn since the last call. */
  takeFrames(): number[]
}

const INSETS = { top: 56, right: 374, bottom: 64, left: 0 }

let frames: number[] = []
// The prototype's method is called with the application that it belongs to.
const draw: (this: unknown) => void = Reflect.get(Application.prototype, 'render')
Application.prototype.render = function (this: unknown) {
  frames.push(performance.now())
  draw.call(this)
}

const home = document.createElement('div')
home.style.cssText = 'position: fixed; inset: 0'
document.body.append(home)
const root = createRoot(home)

function show(scene: StageScene): void {
  root.render(<Stage scene={scene} reducedMotion={false} theme="dark" />)
}

/** Resolves once so many more frames are drawn. */
async function drawn(count: number): Promise<void> {
  const until = frames.length + count
  while (frames.length < until) await new Promise(requestAnimationFrame)
}

const bench: SceneBench = {
  showMatch: (seed, startMinute, players, follows = true) => {
    show(matchday({ report: makeReport(seed), startMinute, players, follows, insets: INSETS }))
  },
  passMatch: async (seed) => {
    const report = makeReport(seed)
    show(matchday({ report, insets: INSETS }))
    await drawn(5)
    await new Promise<void>((resolve) => {
      show(matchday({ report, insets: INSETS, skipped: true, onFinished: resolve }))
    })
    show(ground())
    await drawn(1)
  },
  takeFrames: () => {
    const taken = frames
    frames = []
    return taken
  },
}
Object.assign(window, { sceneBench: bench })
