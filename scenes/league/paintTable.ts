/** Scoreboard of the league table: frame, titles and the light of its lamps. */
import { FRAME, HEAD, type BoardLayout } from './boardLayout.ts'
import { BOARD_COLOURS, COLUMN, figureSize, type BoardColours } from './boardLook.ts'
import { FONT } from '../paint/paintPlayer.ts'
import type { Theme } from '../core/palette.ts'

type Context = CanvasRenderingContext2D

const LAMPS = 4
const BEAMS = 8

/** Static parts: frame, lamps, title, captions, and the position numbers once a match has been played. */
export function paintTableBoard(ctx: Context, layout: BoardLayout, theme: Theme, week: number): void {
  const { width, height, rowHeight, first, shown, plates } = layout
  const colours = BOARD_COLOURS[theme]
  const top = HEAD.lamps
  ctx.fillStyle = colours.edge
  ctx.fillRect(0, top, width, height - top)
  ctx.fillStyle = colours.frame
  ctx.fillRect(1, top + 1, width - 2, height - top - 2)
  ctx.fillStyle = colours.panel
  ctx.fillRect(FRAME, top + FRAME, width - 2 * FRAME, height - top - 2 * FRAME)
  paintLamps(ctx, width, colours)

  const middle = top + FRAME + HEAD.title / 2 + 1
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.font = `700 22px ${FONT}`
  ctx.fillStyle = colours.ink
  ctx.fillText('LEAGUE TABLE', FRAME + 10, middle)
  ctx.textAlign = 'right'
  ctx.fillStyle = colours.bright
  ctx.fillText(week > 0 ? `WEEK ${week}` : 'BEFORE WEEK 1', width - FRAME - COLUMN.points, middle)

  const line = top + FRAME + HEAD.title + HEAD.captions / 2
  ctx.font = `600 13px ${FONT}`
  ctx.fillStyle = colours.faint
  for (const [caption, inset] of [
    ['P', COLUMN.played],
    ['GD', COLUMN.goalDifference],
    ['PTS', COLUMN.points],
  ] as const) {
    ctx.fillText(caption, width - FRAME - inset, line)
  }
  ctx.font = `600 ${figureSize(rowHeight)}px ${FONT}`
  for (let place = first; place < first + shown; place++) {
    const y = layout.topOf(place)
    ctx.fillStyle = colours.faint
    ctx.fillText(week > 0 ? String(place) : '–', plates.x - 8, y + rowHeight / 2 + 1)
    ctx.fillStyle = colours.rule
    ctx.fillRect(plates.x, y + rowHeight - 1, plates.width, 1)
  }
}

function paintLamps(ctx: Context, width: number, colours: BoardColours): void {
  for (let lamp = 0; lamp < LAMPS; lamp++) {
    const x = lampAt(lamp, width)
    ctx.fillStyle = colours.housing
    ctx.fillRect(x - 1.5, 6, 3, HEAD.lamps - 6)
    ctx.fillRect(x - 17, 2, 34, 8)
    ctx.fillStyle = colours.lamp
    for (const bulb of [-12, -4, 4, 12]) ctx.fillRect(x + bulb - 3, 4, 6, 4)
  }
}

function lampAt(lamp: number, width: number): number {
  return Math.round(((lamp + 0.5) / LAMPS) * width)
}

/** Light of the lamps on the board at night: brightest below them, fading towards the bottom. */
export function paintBoardLight(ctx: Context, { width, height }: BoardLayout): void {
  ctx.globalCompositeOperation = 'lighter'
  const reach = Math.min(height, 420)
  for (let lamp = 0; lamp < LAMPS; lamp++) {
    const x = lampAt(lamp, width)
    const light = ctx.createRadialGradient(x, 4, 2, x, 4, reach)
    light.addColorStop(0, 'rgb(255 250 226 / 0.05)')
    light.addColorStop(0.1, 'rgb(255 248 220 / 0.024)')
    light.addColorStop(0.45, 'rgb(240 244 255 / 0.007)')
    light.addColorStop(1, 'rgb(240 244 255 / 0)')
    ctx.fillStyle = light
    // Nested beams, so that the edge of the cone is soft.
    for (let beam = 1; beam <= BEAMS; beam++) {
      const share = beam / BEAMS
      ctx.beginPath()
      ctx.moveTo(x - 12 - 10 * share, 0)
      ctx.lineTo(x + 12 + 10 * share, 0)
      ctx.lineTo(x + width * 0.5 * share, reach)
      ctx.lineTo(x - width * 0.5 * share, reach)
      ctx.closePath()
      ctx.fill()
    }
  }
  ctx.globalCompositeOperation = 'source-over'
}
