/** Looks of the players as figures. */
import { hashFraction } from '../../core/stageHash.ts'
import type { Kit } from '../../core/kits.ts'
import { TONES } from '../../paint/figureCell.ts'
import type { Person } from '../script/stage/cast.ts'

export interface FigureLook {
  kit: Kit
  /** Index of the kit among those of the match, so that its pictures are found. */
  kitIndex: number
  number: number
  tone: number
}

/** Looks of the plan's people, whose kits are given in the same order. */
export function lookOf(people: readonly Person[], kits: readonly Kit[]): (FigureLook | null)[] {
  const used = [...new Set(kits)]
  return people.map(({ id, number }, i) => {
    const kit = kits[i]
    return kit ? { kit, kitIndex: used.indexOf(kit), number, tone: toneOf(id) } : null
  })
}

/** Look of the referee, who has a kit besides those of the players and no number. */
export function officialLook(kits: readonly Kit[], kit: Kit): FigureLook {
  return { kit, kitIndex: new Set(kits).size, number: 0, tone: 0 }
}

/** Complexion of a player, the same in every match. */
function toneOf(id: string): number {
  return Math.floor(hashFraction(...Array.from(id, (letter) => letter.charCodeAt(0))) * TONES)
}

/**
 * Height of a figure in metres of the pitch: twice their own, so that they are seen from the stand, and its limits in
 * pixels. Phones are held close: figures of the least height are told apart down to so many pixels per metre.
 */
const FIGURE = { metres: 4.2, least: 23, most: 60, from: 3.5 }
/** Radius of a token in metres, and its limits in pixels. */
const TOKEN = { metres: 1.5, least: 8.5, most: 17 }

export type PlayerLook = 'figures' | 'tokens'

interface PlayerSize {
  look: PlayerLook
  /** Pixels at the middle of the pitch: of a figure from feet to head, or of a token's radius. */
  figure: number
  radius: number
  /** Radius of the ball in pixels there. */
  ball: number
}

/** Sizes by the pixels per metre at the middle of the pitch. Figures that would hide each other are tokens. */
export function sizePlayers(pixelsPerMetre: number, wanted: PlayerLook): PlayerSize {
  const figure = Math.round(Math.min(FIGURE.most, Math.max(FIGURE.least, pixelsPerMetre * FIGURE.metres)))
  const radius =
    Math.round(Math.min(TOKEN.most, Math.max(TOKEN.least, pixelsPerMetre * TOKEN.metres)) * 2) / 2
  const look = pixelsPerMetre < FIGURE.from ? 'tokens' : wanted
  return { look, figure, radius, ball: Math.max(3.5, look === 'figures' ? figure * 0.12 : radius * 0.42) }
}
