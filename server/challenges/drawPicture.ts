/** Picture of a challenge for previews of links: its title, its brief and the head of its table. */
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { emptyTable } from '../../client/simulation/club/challengePageWords.ts'
import type { WeekChallenge } from '../schemas/challenges.ts'
import { serialQueue } from '../services/decodeLogo.ts'
import { markup } from './markup.ts'

/** Size that previews of links expect. */
export const pictureSize = { width: 1200, height: 630 }

/** Night values of client/styles/tokens.css. */
const colours = { paper: '#0b1016', ink: '#eef1f3', soft: '#a6b2bd', accent: '#f2cf63', rule: '#6d7b88' }

const left = 72
const textWidth = pictureSize.width - 2 * left
const rowsTop = 426
const rowHeight = 60
const shownRows = 3
/** Width of places, and of nicknames after them. */
const [placeWidth, nameWidth] = [56, 430]
const resultWidth = textWidth - placeWidth - nameWidth - 24

const display = 'Barlow Condensed Bold'
const plain = 'IBM Plex Sans'
const fontFolder = join(import.meta.dirname, 'fonts')
/** Files of the fonts, written by assets/unwrapFonts.ts. */
const fontFiles = [
  'barlow-condensed-latin-700-normal.ttf',
  'barlow-condensed-latin-ext-700-normal.ttf',
  'ibm-plex-sans-latin-400-normal.ttf',
  'ibm-plex-sans-latin-ext-400-normal.ttf',
]
/** Nicknames in the alphabets of these files. */
const drawable = /^[ -~¡-ſ‐-―‘-”…€]+$/
const undrawable = 'A manager'

let loading: Promise<unknown> | null = null

/** One at a time, as password hashing needs the same threads. Every challenge may wait once. */
const queueDrawing = serialQueue(CHALLENGES.length)

/** Contents of a picture. */
interface Shown extends Pick<WeekChallenge, 'title' | 'brief'> {
  readonly kicker: string
  /** Null when the table can't be read. */
  readonly rows: WeekChallenge['rows'] | null
}

/** Returns a PNG. */
export async function drawPicture({ kicker, title, brief, rows }: Shown): Promise<Buffer> {
  await (loading ??= loadFonts())
  const lines: Line[] = [
    { text: kicker, size: 40, colour: colours.accent, top: 60 },
    { text: 'Floodlight', size: 40, colour: colours.soft, top: 60, isRight: true },
    { text: title.toUpperCase(), size: 124, colour: colours.ink, top: 116 },
    { text: brief, font: plain, size: 31, colour: colours.soft, top: 282, isWrapped: true },
  ]
  if (rows?.length === 0) {
    lines.push({ text: emptyTable(false), size: 48, colour: colours.ink, top: rowsTop })
  }
  for (const [i, { place, nickname, result }] of (rows ?? []).slice(0, shownRows).entries()) {
    const top = rowsTop + i * rowHeight
    const name = drawable.test(nickname) ? nickname : undrawable
    lines.push(
      { text: String(place), size: 48, colour: colours.accent, top, width: placeWidth },
      { text: name, size: 48, colour: colours.ink, top, x: left + placeWidth, width: nameWidth },
      { text: result, size: 38, colour: colours.soft, top: top + 8, width: resultWidth, isRight: true },
    )
  }
  return queueDrawing(async () =>
    sharp({ create: { ...pictureSize, channels: 3, background: colours.paper } })
      .composite([
        box({ width: pictureSize.width, height: 12, colour: colours.accent, left: 0, top: 0 }),
        box({ width: textWidth, height: 2, colour: colours.rule, left, top: rowsTop - 18 }),
        ...(await Promise.all(lines.map(drawLine))),
      ])
      .png({ palette: true })
      .toBuffer(),
  )
}

/** A font stays loaded from the first text on that names its file. */
async function loadFonts(): Promise<void> {
  // Read by the first text. The fonts of the system differ between machines, and a container has none.
  process.env.FONTCONFIG_FILE = join(fontFolder, 'fonts.conf')
  for (const file of fontFiles)
    await sharp({ text: { text: '.', fontfile: join(fontFolder, file) } }).toBuffer()
  delete process.env.FONTCONFIG_FILE
}

interface Line {
  readonly text: string
  readonly font?: string
  /** Pixels. */
  readonly size: number
  readonly colour: string
  readonly top: number
  /** Default: the left margin. */
  readonly x?: number
  /** Longer lines shrink. Default: from margin to margin. */
  readonly width?: number
  /** True at the right margin. */
  readonly isRight?: boolean
  readonly isWrapped?: boolean
}

/** Invisible, as high and as deep as any letter: lines of the same top get the same baseline. */
const strut = markup`<span fgalpha="1">Å|</span>`

/** Share of the height of a line above its baseline. */
const aboveBaseline = 0.78

async function drawLine(line: Line): Promise<OverlayOptions> {
  const { font = display, size, colour, top, x = left, width = textWidth, isRight, isWrapped } = line
  const span = markup`<span foreground="${colour}">${line.text}</span>`
  const { source } = isWrapped ? span : isRight ? markup`${strut}${span}` : markup`${span}${strut}`
  // At 72 dots per inch a point is a pixel.
  const text = { text: source, font: `${font} ${size}`, dpi: 72, rgba: true, ...(isWrapped && { width }) }
  const whole = await rawOf(sharp({ text }))
  const { input, raw } =
    whole.raw.width > width ? await rawOf(sharp(whole.input, { raw: whole.raw }).resize({ width })) : whole
  return {
    input,
    raw,
    left: isRight ? left + textWidth - raw.width : x,
    top: top + Math.round((whole.raw.height - raw.height) * aboveBaseline),
  }
}

async function rawOf(image: Sharp) {
  const { data: input, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { input, raw: { width: info.width, height: info.height, channels: 4 as const } }
}

interface Box {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly left: number
  readonly top: number
}

function box({ width, height, colour, left: x, top }: Box): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background: colour } }, left: x, top }
}
