/** The ground in its neighbourhood: roads, houses, trees, what the club has built. */
import type { Camera, Point } from '../camera.ts'
import { cssColour, mixColours, type Rgb } from '../colour.ts'
import { CENTRE_X, CENTRE_Y, FIELD } from '../matchday/field.ts'
import { hashFraction } from '../matchday/stageHash.ts'
import { ringAt, traceRing, type Bowl } from '../paint/bowl.ts'
import { paintGroundPicture, type GroundPicture } from '../paint/paintGroundPicture.ts'
import { path } from '../paint/paintPitch.ts'
import type { GroundPalette } from '../paint/palette.ts'

type Context = CanvasRenderingContext2D

export interface Neighbourhood extends GroundPicture {
  facilities: readonly string[]
}

export function paintAround(ctx: Context, picture: Neighbourhood): void {
  const { camera, bowl, palette } = picture
  paintGroundPicture(ctx, picture, () => {
    paintLand(ctx, picture)
    paintTown(ctx, camera, bowl, palette, picture.facilities.length)
    if (bowl.rows > 0) paintFacade(ctx, camera, bowl, palette, picture.support.home[0])
  })
}

function paintLand(ctx: Context, { width, height, camera, palette }: GroundPicture): void {
  ctx.fillStyle = palette.land
  ctx.fillRect(0, 0, width, height)
  const haze = ctx.createLinearGradient(0, 0, 0, height * 0.3)
  haze.addColorStop(0, palette.skyTop)
  haze.addColorStop(1, palette.night ? 'rgb(7 11 20 / 0)' : 'rgb(217 220 207 / 0)')
  ctx.globalAlpha = palette.night ? 1 : 0.35
  ctx.fillStyle = haze
  ctx.fillRect(0, 0, width, height * 0.3)
  ctx.globalAlpha = 1
  ctx.fillStyle = palette.night ? '#1a2330' : '#cfcdc2'
  for (const [from, to] of [
    [-118, -108],
    [FIELD.width + 62, FIELD.width + 72],
  ] as const) {
    path(
      ctx,
      camera,
      [
        [-400, from],
        [500, from],
        [500, to],
        [-400, to],
      ],
      true,
    )
    ctx.fill()
  }
}

/** Terraced houses beyond the ground, in rows; more of the club's own buildings with each facility. */
function paintTown(
  ctx: Context,
  camera: Camera,
  bowl: Bowl,
  palette: GroundPalette,
  facilities: number,
): void {
  const out = bowl.offset(bowl.rows) + 26
  const roof: Rgb = palette.night ? [24, 31, 44] : [158, 124, 104]
  const wall: Rgb = palette.night ? [17, 23, 34] : [198, 186, 166]
  for (let row = 7; row >= 0; row--) {
    const y = -out - 8 - row * 26
    for (let x = -300; x < 420; x += 13) {
      if (hashFraction(row, x, 1) < 0.16) {
        paintTree(ctx, camera, x + 5, y + 8, palette)
        continue
      }
      const tone = hashFraction(row, x, 2) * 0.16
      paintHouse(
        ctx,
        camera,
        { x, y, wide: 11.5, deep: 9, high: 6 + 2 * hashFraction(row, x, 3) },
        {
          roof: mixColours(roof, [0, 0, 0], tone),
          wall: mixColours(wall, [0, 0, 0], tone),
          lit: palette.night && hashFraction(row, x, 4) < 0.4,
        },
      )
    }
  }
  for (let i = 0; i < facilities; i++) {
    const left = i % 2 === 0
    const step = Math.floor(i / 2)
    const x = left ? -out - 34 - (step % 2) * 30 : FIELD.length + out + 6 + (step % 2) * 30
    const y = -10 + Math.floor(step / 2) * 32
    paintHouse(
      ctx,
      camera,
      { x, y, wide: 24, deep: 18, high: 9 },
      {
        roof: palette.night ? [52, 64, 84] : [206, 208, 204],
        wall: palette.night ? [34, 43, 60] : [170, 172, 170],
        lit: palette.night,
      },
    )
  }
  for (let i = 0; i < 150; i++) {
    const share = i / 150
    const place = { x: 0, y: 0 }
    ringAt(out - 6 + 8 * hashFraction(i, 5)).at(share, place)
    if (hashFraction(i, 6) < 0.5) paintTree(ctx, camera, place.x, place.y, palette)
  }
}

interface Box {
  x: number
  y: number
  wide: number
  deep: number
  high: number
}

function paintHouse(
  ctx: Context,
  camera: Camera,
  { x, y, wide, deep, high }: Box,
  look: { roof: Rgb; wall: Rgb; lit: boolean },
): void {
  const front = y + deep
  path(
    ctx,
    camera,
    [
      [x, front, 0],
      [x + wide, front, 0],
      [x + wide, front, high],
      [x, front, high],
    ],
    true,
  )
  ctx.fillStyle = cssColour(look.wall)
  ctx.fill()
  const side = x + wide / 2 > CENTRE_X ? x : x + wide
  path(
    ctx,
    camera,
    [
      [side, y, 0],
      [side, front, 0],
      [side, front, high],
      [side, y, high],
    ],
    true,
  )
  ctx.fillStyle = cssColour(mixColours(look.wall, [0, 0, 0], 0.25))
  ctx.fill()
  path(
    ctx,
    camera,
    [
      [x, front, high],
      [x + wide, front, high],
      [x + wide, y, high],
      [x, y, high],
    ],
    true,
  )
  ctx.fillStyle = cssColour(look.roof)
  ctx.fill()
  if (!look.lit) return
  path(
    ctx,
    camera,
    [
      [x + wide * 0.3, front, high * 0.3],
      [x + wide * 0.55, front, high * 0.3],
      [x + wide * 0.55, front, high * 0.65],
      [x + wide * 0.3, front, high * 0.65],
    ],
    true,
  )
  ctx.fillStyle = '#f2c86a'
  ctx.fill()
}

function paintTree(ctx: Context, camera: Camera, x: number, y: number, palette: GroundPalette): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  camera.project(x, y, 3.2, point)
  const radius = point.scale * (1.7 + 1.1 * hashFraction(Math.round(x), Math.round(y)))
  ctx.fillStyle = palette.night ? '#12251f' : '#6e8f5a'
  ctx.beginPath()
  ctx.arc(point.x, point.y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = palette.night ? '#173026' : '#83a268'
  ctx.beginPath()
  ctx.arc(point.x - radius * 0.25, point.y - radius * 0.3, radius * 0.62, 0, Math.PI * 2)
  ctx.fill()
}

/** The outer wall of the bowl, with a band in the club's colour. */
function paintFacade(ctx: Context, camera: Camera, bowl: Bowl, palette: GroundPalette, colour: Rgb): void {
  const offset = bowl.offset(bowl.rows) + 4.5
  const top = bowl.height(bowl.rows) + 2
  ctx.beginPath()
  traceRing(ctx, camera, offset + 14, 0)
  ctx.fillStyle = palette.concourse
  ctx.fill()
  const ring = ringAt(offset)
  const panels = 120
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  for (let i = 0; i < panels; i++) {
    ring.at(i / panels, from)
    ring.at((i + 1) / panels, to)
    if ((from.y + to.y) / 2 < CENTRE_Y) continue
    const light = 0.12 * hashFraction(i, 31) + (i % 2) * 0.06
    const wall = mixColours(palette.facade, [0, 0, 0], light)
    strip(ctx, camera, from, to, 0, top, wall)
    strip(
      ctx,
      camera,
      from,
      to,
      top * 0.72,
      top * 0.88,
      mixColours(palette.facade, colour, palette.night ? 0.6 : 0.9),
    )
    if (i % 2 === 0) {
      strip(ctx, camera, from, to, top * 0.1, top * 0.34, palette.night ? [236, 190, 98] : [92, 100, 108])
    }
  }
}

interface Ground {
  x: number
  y: number
}

function strip(
  ctx: Context,
  camera: Camera,
  from: Ground,
  to: Ground,
  low: number,
  high: number,
  colour: Rgb,
): void {
  path(
    ctx,
    camera,
    [
      [from.x, from.y, low],
      [to.x, to.y, low],
      [to.x, to.y, high],
      [from.x, from.y, high],
    ],
    true,
  )
  ctx.fillStyle = cssColour(colour)
  ctx.fill()
}

/** Two screens wide and the same twice, so that it can drift for ever. */
export function paintMist(ctx: Context, width: number, height: number, night: boolean): void {
  for (let i = 0; i < 14; i++) {
    const x = hashFraction(i, 41) * width
    const y = height * (0.34 + 0.32 * hashFraction(i, 42))
    const radius = Math.min(width * 0.24, height * (0.2 + 0.14 * hashFraction(i, 43)))
    for (const shift of [-width, 0, width, 2 * width]) {
      const gradient = ctx.createRadialGradient(x + shift, y, 0, x + shift, y, radius)
      const colour = night ? '150 176 214' : '255 255 255'
      gradient.addColorStop(0, `rgb(${colour} / ${night ? 0.06 : 0.16})`)
      gradient.addColorStop(1, `rgb(${colour} / 0)`)
      ctx.fillStyle = gradient
      ctx.fillRect(x + shift - radius, y - radius, radius * 2, radius * 2)
    }
  }
}
