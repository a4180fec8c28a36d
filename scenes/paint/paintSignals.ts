/** Signals of the referee and the assistants: a card, and the raised flag. */
import { cssColour, type Rgb } from '../core/colour.ts'
import type { Kit } from '../core/kits.ts'
import type { Joint } from './body.ts'
import { projectJoint } from './figurePose.ts'
import { paintFigure } from './paintFigure.ts'

type Context = CanvasRenderingContext2D

export const CARD_COLOURS = { 'yellow-card': [250, 208, 44], 'red-card': [214, 36, 44] } as const
const OUTLINE: Rgb = [14, 18, 24]
const RED: Rgb = [226, 52, 40]
const YELLOW: Rgb = [250, 214, 52]
const LIME: Rgb = [206, 232, 62]
const BLACK: Rgb = [24, 27, 33]
/** Kit of the assistants: lime and black. */
const ASSISTANT: Kit = {
  shirt: LIME,
  trim: BLACK,
  ink: BLACK,
  sleeve: LIME,
  shorts: BLACK,
  socks: BLACK,
  ringed: false,
}

/** Raised arm and pole of the flag, from the shoulder. */
const ARM: readonly Joint[] = [
  [0, 0.28, 1.45],
  [0.04, 0.36, 1.95],
]
const POLE: readonly Joint[] = [
  [0.04, 0.36, 1.9],
  [0.06, 0.42, 2.85],
]
/** Size of the cloth in metres. */
const CLOTH = { width: 0.72, height: 0.52 }

/** Paints a card that fills a picture but for its dark line. */
export function paintCard(
  ctx: Context,
  colour: Rgb,
  { width, height }: { width: number; height: number },
): void {
  ctx.fillStyle = cssColour(OUTLINE)
  ctx.beginPath()
  ctx.roundRect(0, 0, width, height, 2.5)
  ctx.fill()
  ctx.fillStyle = cssColour(colour)
  ctx.beginPath()
  ctx.roundRect(1.5, 1.5, width - 3, height - 3, 1.5)
  ctx.fill()
}

interface AssistantShape {
  /** Pixel of the point on the ground. */
  feet: { x: number; y: number }
  /** Pixels per metre. */
  scale: number
  /** Radians from the right, clockwise as seen, towards the pitch. */
  angle: number
}

/** Paints an assistant with the flag up. */
export function paintAssistant(ctx: Context, { feet, scale, angle }: AssistantShape): void {
  paintFigure(ctx, { feet, scale, angle, kit: ASSISTANT, pose: 'stand', tone: 0 })
  const pointOf = (joint: Joint) => {
    const { x, y } = projectJoint(joint, angle)
    return { x: feet.x + x * scale, y: feet.y + y * scale }
  }
  const line = (joints: readonly Joint[], breadth: number, colour: Rgb) => {
    ctx.strokeStyle = cssColour(colour)
    ctx.lineWidth = breadth * scale
    ctx.beginPath()
    for (const { x, y } of joints.map(pointOf)) ctx.lineTo(x, y)
    ctx.stroke()
  }
  line(POLE, 0.07, OUTLINE)
  line(ARM, 0.25, OUTLINE)
  line(ARM, 0.15, LIME)
  const [, tip] = POLE.map(pointOf)
  if (!tip) return
  const [width, height] = [CLOTH.width * scale, CLOTH.height * scale]
  ctx.fillStyle = cssColour(OUTLINE)
  ctx.fillRect(tip.x - 1, tip.y - 1, width + 2, height + 2)
  for (const [column, row, colour] of [
    [0, 0, RED],
    [1, 0, YELLOW],
    [0, 1, YELLOW],
    [1, 1, RED],
  ] as const) {
    ctx.fillStyle = cssColour(colour)
    ctx.fillRect(tip.x + (column * width) / 2, tip.y + (row * height) / 2, width / 2, height / 2)
  }
}
