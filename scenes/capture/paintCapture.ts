/** Paints a saved picture: the stage, and a bar that says what is seen and where the career can be played. */
import { FONT } from '../paint/paintPlayer.ts'
import type { Capture, CaptureLayout } from './captureLayout.ts'

const PANEL = '#0d1219'
const PAPER = '#f6f3ea'
const AMBER = '#ffd24a'
/** Share of the bar's height that letters take, and pixels beside them. */
const LETTERS = 0.46
const BESIDE = 14
/** Share of the width that the title may take before it is narrowed. */
const TITLE = 0.62

export function paintCapture(
  ctx: CanvasRenderingContext2D,
  stage: CanvasImageSource,
  { from, width, height, bar }: CaptureLayout,
  { title, link }: Pick<Capture, 'title' | 'link'>,
): void {
  ctx.drawImage(stage, from.x, from.y, from.width, from.height, 0, 0, width, height)
  ctx.fillStyle = PANEL
  ctx.fillRect(0, height, width, bar)
  ctx.textBaseline = 'middle'
  const middle = height + bar / 2 + 1
  ctx.font = `700 ${Math.round(bar * LETTERS)}px ${FONT}`
  ctx.textAlign = 'left'
  ctx.fillStyle = PAPER
  ctx.fillText(title, BESIDE, middle, width * TITLE)
  ctx.textAlign = 'right'
  ctx.fillStyle = AMBER
  ctx.fillText(link, width - BESIDE, middle, width * (1 - TITLE) - 2 * BESIDE)
}
