/** Windows, shop fronts, columns and signs of the club's buildings. */
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import { hashFraction } from '../core/stageHash.ts'
import { paintPanel, paintPanes } from '../paint/paintPanel.ts'
import type { Solid } from './buildings.ts'
import { frontOf, sideOf } from './paintSolid.ts'
import { LAMPLIGHT, SHADE, type Site } from './groundSite.ts'
import { fillArea, rectangle, type Spot } from '../paint/shapes.ts'

/** Metres between floors, and between windows. */
const STOREY = 3.6
const BAY = 3.4

export const FRONTS: Record<NonNullable<Solid['front']>, (site: Site, solid: Solid) => void> = {
  windows: (site, solid) => {
    const grid = { columns: Math.floor(solid.wide / BAY), rows: storeys(solid), wide: 0.5, tall: 0.46 }
    paintPanes(site.ctx, site.camera, frontOf(solid), grid, paneColour(site, solid, 0.62))
  },
  glass: (site, solid) => {
    const columns = Math.max(2, Math.floor(solid.wide / BAY))
    const grid = { columns, rows: storeys(solid), wide: 0.84, tall: 0.7 }
    paintPanes(site.ctx, site.camera, frontOf(solid), grid, paneColour(site, solid, 0.72))
    const deep = { ...grid, columns: Math.max(2, Math.floor(solid.deep / BAY)) }
    const colourOf = paneColour(site, solid, 0.5)
    paintPanes(site.ctx, site.camera, sideOf(solid), deep, (column, row) =>
      mixColours(colourOf(column + 7, row), SHADE, 0.25),
    )
  },
  shop: (site, solid) => {
    const { ctx, camera, palette, finishes } = site
    const front = frontOf(solid)
    const glass = { ...front, low: 0.3, high: Math.min(3, front.high - 0.2) }
    paintPanel(ctx, camera, glass, palette.night ? [250, 220, 150] : [74, 92, 104])
    if (solid.roof === 'flat') paintAwning(site, solid, [finishes.club, finishes.trim])
  },
  columns: ({ ctx, camera, palette, finishes }, solid) => {
    const front = frontOf(solid)
    paintPanel(ctx, camera, front, palette.night ? mixColours(LAMPLIGHT, SHADE, 0.25) : [96, 98, 100])
    const grid = { columns: 5, rows: 1, wide: 0.45, tall: 1 }
    paintPanes(ctx, camera, front, grid, () => (palette.night ? finishes.white : [238, 233, 220]))
  },
}

const storeys = ({ high }: Solid) => Math.max(1, Math.floor(high / STOREY))

/** Returns pane colours: glass by day; at night a share `lit` of the panes is lit. */
function paneColour({ palette }: Site, { x, y, from = 0 }: Solid, lit: number) {
  return (column: number, row: number): Rgb => {
    const luck = hashFraction(Math.round(x), Math.round(y + from), column, row)
    if (!palette.night) return mixColours([92, 108, 122], [150, 184, 202], luck)
    return luck < lit ? mixColours(LAMPLIGHT, [255, 236, 190], luck) : [26, 36, 54]
  }
}

/** Metres: depth of an awning, its upper and lower edge, and the width of its stripes. */
const AWNING = { out: 2, high: 4.7, low: 4, stripe: 2 }

function paintAwning({ ctx, camera }: Site, { x, y, wide, deep }: Solid, colours: readonly [Rgb, Rgb]): void {
  const stripes = Math.round(wide / AWNING.stripe)
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [x + (wide * i) / stripes, x + (wide * (i + 1)) / stripes]
    const stripe: Spot[] = [
      [from, y + deep, AWNING.high],
      [to, y + deep, AWNING.high],
      [to, y + deep + AWNING.out, AWNING.low],
      [from, y + deep + AWNING.out, AWNING.low],
    ]
    fillArea(ctx, camera, stripe, cssColour(colours[i % 2] ?? SHADE))
  }
}

const CROSS: Rgb = [36, 138, 84]

/** Cross on the roof, visible from above. */
export function paintCross({ ctx, camera, palette }: Site, solid: Solid): void {
  const { x, y, wide, deep, high } = solid
  const colour = cssColour(palette.night ? mixColours(CROSS, [140, 240, 180], 0.4) : CROSS)
  const middle = { x: x + wide / 2, y: y + deep / 2 }
  for (const [across, along] of [
    [4.2, 1.4],
    [1.4, 4.2],
  ] as const) {
    const from = [middle.x - across, middle.y - along] as const
    const to = [middle.x + across, middle.y + along] as const
    fillArea(ctx, camera, rectangle(from, to, high), colour)
  }
}
