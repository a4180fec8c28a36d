import type { JSHandle, Locator, Page } from '@playwright/test'
import { FRAMES_PER_SECOND, type Camera } from './Camera.ts'

interface Point {
  x: number
  y: number
}

/** Speed in pixels per second; short moves take `SHORTEST_SECONDS`. */
const PIXELS_PER_SECOND = 1300
const SHORTEST_SECONDS = 0.32
/** Duration for which a click is shown. */
const PRESS_SECONDS = 0.16

/** Moves the mouse at human speed, and draws an arrow at its position. */
export class Pointer {
  readonly #page: Page
  readonly #camera: Camera
  readonly #arrow: JSHandle<SVGElement>
  #at: Point = { x: 0, y: 0 }

  /** Creates a pointer on a page, which must not be navigated afterwards. */
  static async on(page: Page, camera: Camera, at: Point): Promise<Pointer> {
    const pointer = new Pointer(page, camera, await page.evaluateHandle(addArrow, DRAWING))
    await pointer.#place(at)
    return pointer
  }

  private constructor(page: Page, camera: Camera, arrow: JSHandle<SVGElement>) {
    this.#page = page
    this.#camera = camera
    this.#arrow = arrow
  }

  /** Moves to the centre of an element, which must be in view, and clicks it. */
  async click(target: Locator): Promise<void> {
    await this.moveTo(target)
    await this.#page.mouse.down()
    await this.#ring(true)
    await this.#camera.roll(PRESS_SECONDS)
    await this.#page.mouse.up()
    await this.#ring(false)
  }

  async moveTo(target: Locator): Promise<void> {
    await this.glide(await this.#middleOf(target))
  }

  /** Moves to a position, easing in and out. */
  async glide(to: Point): Promise<void> {
    const from = this.#at
    const seconds = Math.max(SHORTEST_SECONDS, Math.hypot(to.x - from.x, to.y - from.y) / PIXELS_PER_SECOND)
    const frames = Math.round(seconds * FRAMES_PER_SECOND)
    for (let frame = 1; frame <= frames; frame++) {
      const share = frame / frames
      const way = share * share * (3 - 2 * share)
      await this.#place({ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way })
      await this.#camera.frame()
    }
  }

  async #middleOf(target: Locator): Promise<Point> {
    await target.waitFor()
    const box = await target.boundingBox()
    const view = this.#page.viewportSize()
    if (!box || !view || box.y < 0 || box.y + box.height > view.height) {
      throw new Error(`Not in view: ${target.toString()}`)
    }
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }

  async #place(at: Point): Promise<void> {
    this.#at = at
    await this.#page.mouse.move(at.x, at.y)
    await this.#arrow.evaluate((arrow, { x, y }) => {
      arrow.style.translate = `${x}px ${y}px`
    }, at)
  }

  async #ring(isShown: boolean): Promise<void> {
    await this.#arrow.evaluate(
      (arrow, opacity) => {
        arrow.firstElementChild?.setAttribute('opacity', opacity)
      },
      isShown ? '1' : '0',
    )
  }
}

/** SVG of the arrow, with its tip at the origin, and of the ring that shows a click. */
const DRAWING = `
  <circle r="16" fill="none" stroke="#fff" stroke-width="3" opacity="0" />
  <path d="M0 0V18.5L4.6 14.4L7.5 21L11 19.5L8.2 13H14.2Z" fill="#fff" stroke="#111" stroke-width="1.5" />`

/** Adds the arrow above everything, not clickable. Runs in the page. */
function addArrow(drawing: string): SVGElement {
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  arrow.setAttribute('viewBox', '-24 -24 48 48')
  arrow.innerHTML = drawing
  arrow.style.cssText =
    'position: fixed; inset: -24px auto auto -24px; width: 48px; z-index: 9999; pointer-events: none'
  document.documentElement.append(arrow)
  return arrow
}
