/** Signs of a great day in the stands: flags and scarves of a side, and the lights of phones. */
import type { Side } from '../../client/simulation/match/matchReport.ts'
import type { Camera, Point } from '../core/camera.ts'
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import { hashFraction } from '../core/stageHash.ts'
import type { Bowl } from './bowl.ts'
import { type Support, visitSpectators } from './paintStands.ts'

type Context = CanvasRenderingContext2D

interface Stands {
  camera: Camera
  bowl: Bowl
  support: Support
}

/** Shares of the spectators with a flag and with a scarf above their heads. */
const FLAGS = 1 / 70
const SCARVES = 1 / 12
/** Sizes in metres. */
const POLE = 2.4
const CLOTH = { width: 2.3, height: 1.4 }
const SCARF = { width: 1.5, height: 0.42, above: 0.7 }
const SHADE: Rgb = [10, 14, 22]
/** Light of the stands on cloth. */
const LIT = 0.86

/** Paints the flags and scarves of these sides' supporters. */
export function paintFlags(ctx: Context, stands: Stands, sides: readonly Side[]): void {
  if (sides.length === 0) return
  const { home, away } = stands.support
  visitSpectators(ctx, stands, ({ row, seat, isGuest }, head) => {
    const colours = isGuest ? away : home
    if (!colours || !sides.includes(isGuest ? 'away' : 'home')) return
    const luck = hashFraction(row, seat, 41)
    const [first, second] = [colours[0], colours[1]].map((colour) =>
      cssColour(mixColours(SHADE, colour, LIT)),
    )
    if (!first || !second) return
    if (luck < FLAGS) paintFlag(ctx, head, { first, second, lean: hashFraction(row, seat, 42) - 0.5 })
    else if (luck < FLAGS + SCARVES) paintScarf(ctx, head, [first, second, first])
  })
}

interface Flag {
  first: string
  second: string
  /** Slant of the pole, −0.5 to 0.5. */
  lean: number
}

function paintFlag(ctx: Context, { x, y, scale }: Point, { first, second, lean }: Flag): void {
  const top = { x: x + lean * scale, y: y - POLE * scale }
  const [width, height] = [CLOTH.width * scale * (lean < 0 ? -1 : 1), CLOTH.height * scale]
  ctx.strokeStyle = 'rgb(20 24 32)'
  ctx.lineWidth = Math.max(0.6, scale * 0.09)
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(top.x, top.y)
  ctx.stroke()
  for (const [colour, from, to] of [
    [first, 0, 0.5],
    [second, 0.5, 1],
  ] as const) {
    // The free edge hangs lower than the pole's.
    const sag = (share: number) => top.y + share * height * 0.35
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(top.x + width * from, sag(from))
    ctx.lineTo(top.x + width * to, sag(to))
    ctx.lineTo(top.x + width * to, sag(to) + height)
    ctx.lineTo(top.x + width * from, sag(from) + height)
    ctx.fill()
  }
}

function paintScarf(ctx: Context, { x, y, scale }: Point, stripes: readonly string[]): void {
  const width = Math.max(2.4, SCARF.width * scale)
  const height = Math.max(1, SCARF.height * scale)
  stripes.forEach((colour, i) => {
    ctx.fillStyle = colour
    ctx.fillRect(x - width / 2 + (i * width) / 3, y - SCARF.above * scale - height, width / 3, height)
  })
}

/** Share of the spectators who hold up a phone. */
const PHONES = 1 / 7

/** Paints one of `layers` groups of phones that shine. */
export function paintPhones(
  ctx: Context,
  stands: Stands,
  { layers, layer }: { layers: number; layer: number },
): void {
  visitSpectators(ctx, stands, ({ row, seat }, { x, y, scale }) => {
    if (hashFraction(row, seat, 43) > PHONES) return
    if (Math.floor(hashFraction(row, seat, 44) * layers) !== layer) return
    const size = Math.max(1.2, scale * 0.34)
    ctx.fillStyle = 'rgb(214 230 255 / 0.28)'
    ctx.fillRect(x - size * 1.5, y - size * 2.5, size * 3, size * 3)
    ctx.fillStyle = 'rgb(246 250 255)'
    ctx.fillRect(x - size / 2, y - size * 1.5, size, size)
  })
}
