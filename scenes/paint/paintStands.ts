/** Bowl: rows, spectators, advertising boards. */
import type { Camera, Point } from '../core/camera.ts'
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import { hashFraction } from '../core/stageHash.ts'
import { BOARDS, type Bowl, fillRing, FRONT, ringAt } from './bowl.ts'
import type { GroundPalette } from '../core/palette.ts'

type Context = CanvasRenderingContext2D

/** Metres between seats. */
const SEAT = 0.92
/** Gangway between blocks, as a share of a block. */
const AISLE = 0.07
const BLOCKS = 56
/** Begin of the away end as a share of the ring, and the empty seats that part it from the others. */
const AWAY_END = 0.36
const PARTED = 0.004
const SHADE: Rgb = [10, 14, 22]

export interface Support {
  home: readonly [Rgb, Rgb]
  away: readonly [Rgb, Rgb] | null
  /** Share of the home supporters' seats that are occupied, 0–1. */
  filled: number
  /** Share of all seats that the guests' supporters fill, 0–1. */
  guests: number
}

/** Supporters of a gate whose guests fill their seats first. */
export function supportOf(
  colours: Pick<Support, 'home' | 'away'>,
  { attendance, capacity, guests }: { attendance: number; capacity: number; guests: number },
): Support {
  const seats = Math.max(1, capacity)
  const travelling = Math.min(guests, attendance / seats)
  const filled = Math.max(0, attendance / seats - travelling) / Math.max(0.01, 1 - travelling)
  return { ...colours, filled: Math.min(1, filled), guests: travelling }
}

export function paintStands(
  ctx: Context,
  camera: Camera,
  bowl: Bowl,
  palette: GroundPalette,
  [club]: readonly [Rgb, Rgb],
): void {
  if (bowl.rows > 0) paintBowl(ctx, camera, bowl, palette, club)
  fillRing(ctx, camera, { offset: FRONT - 0.6, height: 0 }, palette.concourse)
  fillRing(ctx, camera, { offset: BOARDS - 1, height: 0 }, palette.apron)
}

function paintBowl(ctx: Context, camera: Camera, bowl: Bowl, palette: GroundPalette, club: Rgb): void {
  const top = bowl.height(bowl.rows)
  const back = bowl.offset(bowl.rows)
  fillRing(ctx, camera, { offset: back + 4.5, height: top + 2 }, palette.rim)
  fillRing(
    ctx,
    camera,
    { offset: back + 1.2, height: top + 1.5 },
    cssColour(mixColours(palette.stand, SHADE, 0.5)),
  )
  for (let row = bowl.rows; row >= 0; row--) {
    const seats = mixColours(palette.seat, club, palette.night ? 0.24 : 0.4)
    const step = row % 2 ? seats : mixColours(seats, palette.stand, 0.55)
    fillRing(
      ctx,
      camera,
      { offset: bowl.offset(row) + 0.5, height: bowl.height(row) },
      cssColour(mixColours(step, SHADE, (0.42 * row) / bowl.rows)),
    )
  }
  paintAisles(ctx, camera, bowl, palette)
}

/** Steps between the blocks, from the front row to the back. */
function paintAisles(ctx: Context, camera: Camera, bowl: Bowl, palette: GroundPalette): void {
  const place = { x: 0, y: 0 }
  const point: Point = { x: 0, y: 0, scale: 1 }
  ctx.strokeStyle = palette.night ? 'rgb(150 168 196 / 0.2)' : 'rgb(244 242 234 / 0.36)'
  for (let block = 0; block < BLOCKS; block++) {
    const share = (block + AISLE / 2) / BLOCKS
    ctx.beginPath()
    for (let row = 0; row < bowl.rows; row++) {
      ringAt(bowl.offset(row)).at(share, place)
      camera.project(place.x, place.y, bowl.height(row), point)
      if (row === 0) ctx.moveTo(point.x, point.y)
      else ctx.lineTo(point.x, point.y)
    }
    ctx.lineWidth = Math.max(1, point.scale * 0.5)
    ctx.stroke()
  }
}

/** One of `layers` groups of spectators that jump together. */
interface CrowdGroup {
  layers: number
  layer: number
}

/** Seat in the picture. */
interface Seat {
  row: number
  seat: number
  /** True in the away end. */
  isGuest: boolean
}

/** Calls `visit` with every seat that is taken and in the picture, from back to front, and the head of who sits there. */
export function visitSpectators(
  ctx: Context,
  { camera, bowl, support }: { camera: Camera; bowl: Bowl; support: Support },
  visit: (seat: Seat, head: Point) => void,
): void {
  const place = { x: 0, y: 0 }
  const point: Point = { x: 0, y: 0, scale: 1 }
  const { width, height } = ctx.canvas
  const { filled, guests } = support
  for (let row = bowl.rows - 1; row >= 0; row--) {
    const ring = ringAt(bowl.offset(row) + 0.4)
    const seats = Math.floor(ring.length / SEAT)
    for (let seat = 0; seat < seats; seat++) {
      const share = seat / seats
      if ((share * BLOCKS) % 1 < AISLE) continue
      const intoEnd = share - AWAY_END
      const isGuest = intoEnd > 0 && intoEnd < guests
      const isBetween = !isGuest && guests > 0 && intoEnd > -PARTED && intoEnd < guests + PARTED
      if (isBetween || (!isGuest && hashFraction(row, seat, 1) > filled)) continue
      ring.at(share, place)
      camera.project(place.x, place.y, bowl.height(row) + 0.9, point)
      if (point.x < -4 || point.y < -4 || point.x > width || point.y > height) continue
      visit({ row, seat, isGuest }, point)
    }
  }
}

/** Paints spectators as small dots; returns their number. */
export function paintCrowd(
  ctx: Context,
  camera: Camera,
  bowl: Bowl,
  palette: GroundPalette,
  support: Support,
  group?: CrowdGroup,
): number {
  let count = 0
  visitSpectators(ctx, { camera, bowl, support }, ({ row, seat, isGuest }, point) => {
    if (group && hashFraction(row, seat, 4) * group.layers * 2.4 > 1 + group.layer) return
    if (group && Math.floor(hashFraction(row, seat, 5) * group.layers) !== group.layer) return
    const light = palette.crowdLight * (1 - (0.32 * row) / bowl.rows)
    const shirt = spectator({ row, seat, isGuest }, palette, support)
    ctx.fillStyle = cssColour(mixColours(SHADE, shirt, light * (0.72 + 0.28 * hashFraction(row, seat, 3))))
    const size = Math.max(1.1, point.scale * 0.62)
    ctx.fillRect(point.x - size / 2, point.y - size * 0.6, size, size * 1.2)
    count++
  })
  return count
}

function spectator({ row, seat, isGuest }: Seat, palette: GroundPalette, support: Support): Rgb {
  const luck = hashFraction(row, seat, 2)
  const colours = isGuest && support.away ? support.away : support.home
  if (luck < 0.4) return colours[0]
  if (luck < 0.52) return colours[1]
  return palette.people[Math.floor(((luck - 0.52) / 0.48) * palette.people.length)] ?? palette.seat
}

/** Advertising boards around the pitch with the game's name. */
export function paintBoards(
  ctx: Context,
  camera: Camera,
  palette: GroundPalette,
  accents: readonly Rgb[],
): void {
  const ring = ringAt(BOARDS)
  const boards = 176
  const from = { x: 0, y: 0 }
  const to = { x: 0, y: 0 }
  const low: Point = { x: 0, y: 0, scale: 1 }
  const high: Point = { x: 0, y: 0, scale: 1 }
  for (let i = 0; i < boards; i++) {
    ring.at(i / boards, from)
    ring.at((i + 1) / boards, to)
    ctx.beginPath()
    camera.project(from.x, from.y, 0, low)
    ctx.moveTo(low.x, low.y)
    camera.project(to.x, to.y, 0, low)
    ctx.lineTo(low.x, low.y)
    camera.project(to.x, to.y, 1.5, high)
    ctx.lineTo(high.x, high.y)
    camera.project(from.x, from.y, 1.5, high)
    ctx.lineTo(high.x, high.y)
    ctx.closePath()
    const accent = accents[Math.floor(i / 16) % accents.length]
    ctx.fillStyle =
      i % 16 < 8 || !accent ? palette.board : cssColour(mixColours(SHADE, accent, palette.night ? 0.8 : 0.95))
    ctx.fill()
  }
}
