/** Card of a result as a picture, drawn in the browser alone, in the look of a programme’s cover. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { drawShapes, drawTexts, pngOf } from '../../components/chart/savePicture.ts'
import { Crest } from '../../components/Crest.tsx'
import type { ResultCard } from './resultCard.ts'

const CARD = { width: 1200, height: 630 }
/** Panel in the colours of the club, with its emblem. */
const PANEL = { width: 324, trim: 16, emblem: 232 }
const TEXT = { left: 392, right: CARD.width - 52 }
const COLOURS = { paper: '#f8f7f2', ink: '#16181b', soft: '#53534c', good: '#17653a' }
const FONTS = {
  display: "700 1px 'Barlow Condensed', 'Arial Narrow', sans-serif",
  text: "600 1px 'IBM Plex Sans', system-ui, sans-serif",
}

/** Draws the card as a PNG. */
export async function drawResultCard(card: ResultCard): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), CARD)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('The browser draws no pictures')
  const words = JSON.stringify({ ...card, club: card.club.name })
  // Without them the fonts of the device do.
  await Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font, words)))
  const [home = COLOURS.ink, trim = COLOURS.paper] = card.club.crest.colours
  const fill = (colour: string, left: number, width: number) => {
    context.fillStyle = colour
    context.fillRect(left, 0, width, CARD.height)
  }
  fill(COLOURS.paper, 0, CARD.width)
  fill(home, 0, PANEL.width)
  fill(trim, PANEL.width, PANEL.trim)
  await drawEmblem(context, card.club)
  writeLines(context, card)
  return pngOf(canvas)
}

/** Writes all texts, each in one line, smaller where it is too long for the card. */
function writeLines(context: CanvasRenderingContext2D, card: ResultCard): void {
  const { ink, soft, good } = COLOURS
  const write = (
    text: string,
    y: number,
    size: number,
    font: keyof typeof FONTS = 'display',
    colour = ink,
  ) => {
    const fontOf = (pixels: number) => FONTS[font].replace('1px', `${pixels}px`)
    context.font = fontOf(size)
    context.font = fontOf(size * Math.min(1, (TEXT.right - TEXT.left) / context.measureText(text).width))
    context.fillStyle = colour
    context.fillText(text, TEXT.left, y)
  }
  write(card.week, 76, 26, 'text', soft)
  write(card.title, 138, 60)
  write(card.place ?? card.score, 258, 104)
  if (card.place !== null) write(card.score, 322, 56)
  write(card.run, card.place === null ? 310 : 366, 28, 'text')
  if (card.nickname !== null) write(card.nickname, 438, 44)
  write(card.club.name, 478, 32, 'display', soft)
  write(card.verified, 530, 26, 'text', good)
  write(card.address, 588, 26, 'text')
}

/** Draws the logo of the club, or its crest where it has none that can be shown. */
async function drawEmblem(context: CanvasRenderingContext2D, club: ResultCard['club']): Promise<void> {
  const { emblem, width } = PANEL
  context.save()
  context.translate((width - emblem) / 2, (CARD.height - emblem) / 2)
  const logo = new Image()
  logo.src = club.logoUrl ?? ''
  const hasLogo = await logo.decode().then(
    () => true,
    () => false,
  )
  if (hasLogo) {
    const scale = emblem / Math.max(logo.width, logo.height)
    const [wide, high] = [logo.width * scale, logo.height * scale]
    context.fillStyle = COLOURS.paper
    context.fillRect(-16, -16, emblem + 32, emblem + 32)
    context.drawImage(logo, (emblem - wide) / 2, (emblem - high) / 2, wide, high)
  } else {
    context.scale(emblem / 100, emblem / 100)
    await drawCrest(context, club.crest)
  }
  context.restore()
}

/** Draws the crest in a size of 100 as the page does, which has it out of sight for a moment. */
async function drawCrest(
  context: CanvasRenderingContext2D,
  crest: ResultCard['club']['crest'],
): Promise<void> {
  const host = document.createElement('div')
  host.style.cssText = 'position: fixed; inset: 0 auto auto 0; visibility: hidden'
  const root = createRoot(host)
  document.body.append(host)
  try {
    flushSync(() => {
      root.render(<Crest club={crest} size={100} />)
    })
    const svg = host.querySelector('svg')
    if (!svg) return
    const { left, top } = svg.getBoundingClientRect()
    context.translate(-left, -top)
    await drawShapes(context, svg)
    drawTexts(context, host)
  } finally {
    root.unmount()
    host.remove()
  }
}
