/** Buildings of all kinds: four walls and a roof, seen from the front and above. */
import type { Camera } from '../core/camera.ts'
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import { CENTRE_X } from '../core/field.ts'
import { paintPanel, type Panel } from '../paint/paintPanel.ts'
import type { Solid } from './buildings.ts'
import { fillArea, rectangle, type Spot } from '../paint/shapes.ts'

type Context = CanvasRenderingContext2D
type Block = Pick<Solid, 'x' | 'y' | 'wide' | 'deep' | 'high' | 'from' | 'roof'>

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
/** Rise of ridges and points above the walls, as a share of the covered span. */
const PITCH = 0.34
const ARCH_STEPS = 6

/** Wall that faces the camera. */
export function frontOf({ x, y, wide, deep, high, from = 0 }: Block): Panel {
  return { from: { x, y: y + deep }, to: { x: x + wide, y: y + deep }, low: from, high: from + high }
}

/** The one visible side wall. */
export function sideOf({ x, y, wide, deep, high, from = 0 }: Block): Panel {
  const side = x + wide / 2 > CENTRE_X ? x : x + wide
  return { from: { x: side, y }, to: { x: side, y: y + deep }, low: from, high: from + high }
}

export function paintSolid(
  ctx: Context,
  camera: Camera,
  block: Block,
  look: { wall: Rgb; cover: Rgb },
): void {
  paintPanel(ctx, camera, sideOf(block), mixColours(look.wall, BLACK, 0.25))
  paintPanel(ctx, camera, frontOf(block), look.wall)
  COVERS[block.roof](ctx, camera, block, look)
}

function paintFace(ctx: Context, camera: Camera, corners: readonly Spot[], colour: Rgb): void {
  fillArea(ctx, camera, corners, cssColour(colour))
}

const COVERS: Record<
  Solid['roof'],
  (ctx: Context, camera: Camera, block: Block, look: { wall: Rgb; cover: Rgb }) => void
> = {
  flat: (ctx, camera, { x, y, wide, deep, high, from = 0 }, { cover }) =>
    paintFace(ctx, camera, rectangle([x, y + deep], [x + wide, y], from + high), cover),
  gable: (ctx, camera, { x, y, wide, deep, high, from = 0 }, { wall, cover }) => {
    const eaves = from + high
    const ridge = eaves + deep * PITCH
    const middle = y + deep / 2
    const slope = (edge: number): Spot[] => [
      [x, edge, eaves],
      [x + wide, edge, eaves],
      [x + wide, middle, ridge],
      [x, middle, ridge],
    ]
    paintFace(ctx, camera, slope(y), mixColours(cover, BLACK, 0.3))
    const side = x + wide / 2 > CENTRE_X ? x : x + wide
    const end: Spot[] = [
      [side, y, eaves],
      [side, y + deep, eaves],
      [side, middle, ridge],
    ]
    paintFace(ctx, camera, end, mixColours(wall, BLACK, 0.25))
    paintFace(ctx, camera, slope(y + deep), cover)
  },
  pediment: (ctx, camera, { x, y, wide, deep, high, from = 0 }, { wall, cover }) => {
    const eaves = from + high
    const ridge = eaves + wide * PITCH
    const middle = x + wide / 2
    const slope = (edge: number): Spot[] => [
      [edge, y, eaves],
      [edge, y + deep, eaves],
      [middle, y + deep, ridge],
      [middle, y, ridge],
    ]
    const lightFromLeft = mixColours(cover, WHITE, 0.12)
    paintFace(ctx, camera, slope(x + wide), mixColours(cover, BLACK, 0.18))
    paintFace(ctx, camera, slope(x), lightFromLeft)
    const front: Spot[] = [
      [x, y + deep, eaves],
      [x + wide, y + deep, eaves],
      [middle, y + deep, ridge],
    ]
    paintFace(ctx, camera, front, mixColours(wall, cover, 0.75))
  },
  barrel: (ctx, camera, { x, y, wide, deep, high, from = 0 }, { wall, cover }) => {
    const arch = Array.from({ length: ARCH_STEPS + 1 }, (_, i) => {
      const angle = (Math.PI * i) / ARCH_STEPS
      const along = y + (deep / 2) * (1 - Math.cos(angle))
      return { along, height: from + high + deep * PITCH * Math.sin(angle) }
    })
    arch.forEach(({ along, height }, i) => {
      const next = arch[i + 1]
      if (!next) return
      const strip: Spot[] = [
        [x, along, height],
        [x + wide, along, height],
        [x + wide, next.along, next.height],
        [x, next.along, next.height],
      ]
      paintFace(ctx, camera, strip, mixColours(cover, BLACK, 0.28 * Math.abs(i / ARCH_STEPS - 0.55)))
    })
    const side = x + wide / 2 > CENTRE_X ? x : x + wide
    const end = arch.map(({ along, height }): Spot => [side, along, height])
    paintFace(ctx, camera, end, mixColours(wall, BLACK, 0.25))
  },
  tent: (ctx, camera, { x, y, wide, deep, high, from = 0 }, { cover }) => {
    const eaves = from + high
    const point: Spot = [x + wide / 2, y + deep / 2, eaves + wide * PITCH * 1.5]
    const corners: Spot[] = [
      [x, y, eaves],
      [x, y + deep, eaves],
      [x + wide, y + deep, eaves],
      [x + wide, y, eaves],
    ]
    const shades = [0.05, 0, 0.2, 0.35]
    for (const i of [3, 0, 2, 1]) {
      const [a, b] = [corners[i], corners[(i + 1) % 4]]
      if (a && b) paintFace(ctx, camera, [a, b, point], mixColours(cover, BLACK, shades[i] ?? 0))
    }
  },
}
