/** Context shared by the functions that paint the club's buildings: canvas, camera and materials. */
import type { Camera } from '../core/camera.ts'
import { luminance, mixColours, type Rgb } from '../core/colour.ts'
import type { GroundPicture } from '../paint/groundPicture.ts'
import type { GroundPalette } from '../core/palette.ts'
import type { Finish } from './buildings.ts'

type Finishes = Record<Finish, Rgb>

export interface Site {
  ctx: CanvasRenderingContext2D
  camera: Camera
  palette: GroundPalette
  finishes: Finishes
}

const DAY: Omit<Finishes, 'club' | 'trim'> = {
  white: [240, 239, 233],
  stone: [214, 206, 188],
  brick: [178, 120, 96],
  tile: [142, 88, 70],
  slate: [116, 124, 134],
  steel: [190, 196, 198],
  glass: [112, 146, 166],
}

const NIGHT: Omit<Finishes, 'club' | 'trim'> = {
  white: [92, 104, 124],
  stone: [70, 76, 90],
  brick: [78, 60, 60],
  tile: [54, 44, 50],
  slate: [42, 52, 68],
  steel: [68, 80, 100],
  glass: [30, 46, 70],
}

export const SHADE: Rgb = [10, 14, 22]
const MOONLIGHT: Rgb = [160, 178, 210]
/** Colour of a window of an occupied room. */
export const LAMPLIGHT: Rgb = [242, 200, 106]

/** Luminance below which a colour is lightened at night to remain visible. */
const DARK = 0.06

/** Site of the club's buildings, by day or night, in the colours of the club. */
export function siteOf(ctx: CanvasRenderingContext2D, { camera, palette, support }: GroundPicture): Site {
  const { night } = palette
  const own = (colour: Rgb) => {
    if (!night) return colour
    return mixColours(luminance(colour) < DARK ? mixColours(colour, MOONLIGHT, 0.35) : colour, SHADE, 0.28)
  }
  const [shirt, trim] = support.home
  return { ctx, camera, palette, finishes: { ...(night ? NIGHT : DAY), club: own(shirt), trim: own(trim) } }
}
