/** Place of each figure in the picture: its point, its fading, and the order from back to front. Imports no Pixi. */
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from '../../core/field.ts'
import type { Camera, Point } from '../../core/camera.ts'
import type { Frame } from './frame.ts'

const FADE_PER_MS = 1 / 350

/** Place of the referee behind those of the slots. */
export const REFEREE = SLOTS
/** Players and referee. */
export const FIGURES = SLOTS + 1

export class FigurePlaces {
  /** Slots, and the referee, from back to front. */
  readonly order = Array.from({ length: FIGURES }, (_, slot) => slot)
  /** Feet of each of them on the canvas. */
  readonly points = Array.from({ length: FIGURES }, (): Point => ({ x: 0, y: 0, scale: 1 }))
  /** 0 for an empty slot to 1; a substitute fades in. In the first frame all are there. */
  readonly alphas = new Float32Array(FIGURES).fill(1, REFEREE)
  /** Slot of the player who was last on the ball or about to have it; −1 for none. */
  holder = -1
  #hasBegun = false

  /** Follows a frame by running time in milliseconds. Returns true while somebody fades. */
  advance({ x, y, who, named, referee }: Frame, { project }: Camera, elapsedMs: number): boolean {
    let isFading = false
    const step = this.#hasBegun ? elapsedMs * FADE_PER_MS : 1
    this.#hasBegun = true
    for (let slot = 0; slot < SLOTS; slot++) {
      const point = this.points[slot]
      if (!point) continue
      const wanted = (who[slot] ?? -1) >= 0 ? 1 : 0
      const alpha = (this.alphas[slot] ?? 0) + (wanted === 1 ? step : -step)
      this.alphas[slot] = Math.max(0, Math.min(1, alpha))
      isFading ||= this.alphas[slot] !== wanted
      if (wanted === 1) project((x[slot] ?? 0) * FIELD.length, (y[slot] ?? 0) * FIELD.width, 0, point)
    }
    const official = this.points[REFEREE]
    if (official) project(referee.x, referee.y, 0, official)
    if (named >= 0) this.holder = named
    sortByDepth(this.order, this.points)
    return isFading
  }
}

/** Sorts figures so that those farther up the picture come first. Fast for a list that is nearly sorted. */
function sortByDepth(order: number[], points: readonly Point[]): void {
  for (let i = 1; i < order.length; i++) {
    const slot = order[i] ?? 0
    const y = points[slot]?.y ?? 0
    let at = i
    while (at > 0 && (points[order[at - 1] ?? 0]?.y ?? 0) > y) {
      order[at] = order[at - 1] ?? 0
      at--
    }
    order[at] = slot
  }
}

/** Radians by which the picture turns a direction on the pitch: none, or a quarter when it is upright. */
export function turnOf({ project }: Camera): number {
  const here = project(CENTRE_X, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 })
  const ahead = project(CENTRE_X + 1, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 })
  return Math.abs(ahead.x - here.x) > Math.abs(ahead.y - here.y) ? 0 : -Math.PI / 2
}
