/** Appearance of the scoreboard: colours by day and night, columns and sizes of its figures. */
import type { Theme } from '../core/palette.ts'

/** Pixels from a plate's right edge to the right edge of each figure; `all` is their total width. */
export const COLUMN = { points: 10, goalDifference: 48, played: 90, all: 118 } as const

export interface BoardColours {
  frame: string
  edge: string
  panel: string
  slat: string
  rule: string
  ink: string
  faint: string
  bright: string
  rise: string
  fall: string
  lamp: string
  housing: string
}

/** Enamelled plates by day, lit ones by night. */
export const BOARD_COLOURS: Record<Theme, BoardColours> = {
  light: {
    frame: '#20352c',
    edge: '#14241d',
    panel: '#10241b',
    slat: '#1c3f30',
    rule: '#2f5a47',
    ink: '#f6f3ea',
    faint: '#b5c8bb',
    bright: '#ffe9a3',
    rise: '#8fe3ac',
    fall: '#ffab9f',
    lamp: '#e4e9e6',
    housing: '#5e6a64',
  },
  dark: {
    frame: '#2b3442',
    edge: '#151b24',
    panel: '#080c12',
    slat: '#151d28',
    rule: '#2b3645',
    ink: '#f6f3ea',
    faint: '#9aa6b4',
    bright: '#ffd24a',
    rise: '#6ed192',
    fall: '#ff8d84',
    lamp: '#fffdf0',
    housing: '#3b4658',
  },
}

/** Colours of the own club's plate, by day and by night: ink on paper. */
export const PAPER = { plate: '#f6f3ea', ink: '#10151c', rise: '#17653a', fall: '#b01d24' } as const

/** Font size in pixels of the figures in a row. */
export function figureSize(rowHeight: number): number {
  return Math.round(Math.min(19, rowHeight * 0.68))
}
