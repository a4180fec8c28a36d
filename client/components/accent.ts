/** A club's colour made fit to print with: readable as text on the panels, and under text of its own. */

/** Grounds of client/styles/tokens.css: by day the accent stands out least on paper, at night on raised panels. */
export const PAPERS = { light: '#e9e7df', dark: '#0b1016' } as const
export const PANELS = { light: '#f8f7f2', dark: '#1c2530' } as const

type Lighting = keyof typeof PANELS

interface Accent {
  /** At least 4.5:1 against paper and panels, as '#rrggbb'. */
  accent: string
  /** Text on a ground of `accent`, at least 4.5:1. */
  onAccent: string
}

const READABLE = 4.5
const STEPS = 40

type Rgb = readonly [red: number, green: number, blue: number]

/** The club's colour, darkened by day or lightened at night only as far as reading needs. */
export function accentFor(colour: string, lighting: Lighting): Accent {
  const ground = lighting === 'light' ? PAPERS.light : PANELS.dark
  const towards: Rgb = lighting === 'light' ? [0, 0, 0] : [255, 255, 255]
  const start = parseColour(colour)
  let accent = colour
  for (let step = 0; step <= STEPS && contrast(accent, ground) < READABLE; step += 1) {
    accent = formatColour(mix(start, towards, step / STEPS))
  }
  return { accent, onAccent: lighting === 'light' ? PANELS.light : PAPERS.dark }
}

/** A colour whose channels differ by less, of 255, looks like a disabled grey. */
const LEAST_CHROMA = 32

/** The accent of the first of a club's colours that is still a colour after the correction, else the most colourful. */
export function clubAccentFor(colours: readonly string[], lighting: Lighting): Accent {
  const accents = colours.map((colour) => accentFor(colour, lighting))
  const ranked = accents.toSorted((one, other) => chroma(other.accent) - chroma(one.accent))
  const chosen = accents.find(({ accent }) => chroma(accent) >= LEAST_CHROMA) ?? ranked[0]
  return chosen ?? accentFor('#000000', lighting)
}

function chroma(colour: string): number {
  const channels = parseColour(colour)
  return Math.max(...channels) - Math.min(...channels)
}

/**
 * Custom properties that give an element and all in it the club's accent in both lightings;
 * for React's `style`.
 */
export function accentStyle(...colours: readonly string[]): Record<'--accent' | '--on-accent', string> {
  const day = clubAccentFor(colours, 'light')
  const night = clubAccentFor(colours, 'dark')
  return {
    '--accent': `light-dark(${day.accent}, ${night.accent})`,
    '--on-accent': `light-dark(${day.onAccent}, ${night.onAccent})`,
  }
}

/** Contrast of two colours '#rrggbb', 1–21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseColour(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function formatColour(channels: Rgb): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const blend = (a: number, b: number) => Math.round(a + (b - a) * share)
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])]
}
