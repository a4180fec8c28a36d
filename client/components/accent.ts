/** Accent colours derived from a club's colours, with enough contrast on panels and under text. */
import { contrast, hexColour, mixColours, parseColour, type Rgb } from '../../scenes/core/colour.ts'

/** Backgrounds in client/styles/tokens.css with least contrast to the accent: paper by day, raised panels at night. */
export const PAPERS = { light: '#e9e7df', dark: '#0b1016' } as const
export const PANELS = { light: '#f8f7f2', dark: '#1c2530' } as const

type Lighting = keyof typeof PANELS

interface Accent {
  /** Contrast of at least 4.5:1 against paper and panels, as '#rrggbb'. */
  accent: string
  /** Text colour on a background of `accent`, at least 4.5:1. */
  onAccent: string
}

const READABLE = 4.5
const STEPS = 40

/** Darkens the club's colour by day and lightens it at night until its contrast suffices. */
export function accentFor(colour: string, lighting: Lighting): Accent {
  const ground = parseColour(lighting === 'light' ? PAPERS.light : PANELS.dark)
  const towards: Rgb = lighting === 'light' ? [0, 0, 0] : [255, 255, 255]
  const start = parseColour(colour)
  let accent = colour
  for (let step = 0; step <= STEPS && contrast(parseColour(accent), ground) < READABLE; step += 1) {
    accent = hexColour(mixColours(start, towards, step / STEPS))
  }
  return { accent, onAccent: lighting === 'light' ? PANELS.light : PAPERS.dark }
}

/** Least difference between channels, of 255; below it a colour looks like a disabled grey. */
const MIN_CHROMA = 32

/** First club colour that keeps its chroma after the correction, otherwise the most colourful. */
export function clubAccentFor(colours: readonly string[], lighting: Lighting): Accent {
  const accents = colours.map((colour) => accentFor(colour, lighting))
  const ranked = accents.toSorted((one, other) => chroma(other.accent) - chroma(one.accent))
  const chosen = accents.find(({ accent }) => chroma(accent) >= MIN_CHROMA) ?? ranked[0]
  return chosen ?? accentFor('#000000', lighting)
}

function chroma(colour: string): number {
  const channels = parseColour(colour)
  return Math.max(...channels) - Math.min(...channels)
}

/** CSS custom properties with the club's accent in both colour schemes, for React's `style`. */
export function accentStyle(...colours: readonly string[]): Record<'--accent' | '--on-accent', string> {
  const day = clubAccentFor(colours, 'light')
  const night = clubAccentFor(colours, 'dark')
  return {
    '--accent': `light-dark(${day.accent}, ${night.accent})`,
    '--on-accent': `light-dark(${day.onAccent}, ${night.onAccent})`,
  }
}
