/** Accent colours derived from a club's colours, with enough contrast on panels and under text. */

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

type Rgb = readonly [red: number, green: number, blue: number]

/** Darkens the club's colour by day and lightens it at night until its contrast suffices. */
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

/** Least difference between channels, of 255; below it a colour looks like a disabled grey. */
const LEAST_CHROMA = 32

/** First club colour that keeps its chroma after the correction, otherwise the most colourful. */
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

/** CSS custom properties with the club's accent in both colour schemes, for React's `style`. */
export function accentStyle(...colours: readonly string[]): Record<'--accent' | '--on-accent', string> {
  const day = clubAccentFor(colours, 'light')
  const night = clubAccentFor(colours, 'dark')
  return {
    '--accent': `light-dark(${day.accent}, ${night.accent})`,
    '--on-accent': `light-dark(${day.onAccent}, ${night.onAccent})`,
  }
}

/** Contrast ratio of two colours '#rrggbb', 1–21 (WCAG 2.2). */
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
