/** Footballers of the own club, the transfer market and the rivals. */

import type { Contract } from './contract.ts'
import type { Injury } from './injury.ts'
import type { Position } from './position.ts'
import type { Traits } from './traits.ts'

/** Recent form, worst first. */
export const FORMS = ['Poor', 'Average', 'Good', 'Excellent'] as const
export type Form = (typeof FORMS)[number]

export type PlayerId = string

/** Ranges of the figures below (CAR-4). */
export const MORALE_RANGE = { min: 1, max: 5 } as const
export const QUALITY_RANGE = { min: 1, max: 5 } as const
export const STAMINA_RANGE = { min: 10, max: 100 } as const

/** Statistics of a player in the running season, updated after each match. */
export interface SeasonFigures {
  goals: number
  assists: number
  /** Matches started or joined. */
  appearances: number
  /** Matches without a goal against, for goalkeepers who played most of the match. */
  cleanSheets: number
  /** Sum of match ratings, in tenths. */
  ratingTotal: number
}

/** Statistics at the start of a season. */
export function emptyFigures(): SeasonFigures {
  return { goals: 0, assists: 0, appearances: 0, cleanSheets: 0, ratingTotal: 0 }
}

/** Totals of a player's finished seasons at the own club, and of the cup, whose matches no season's figures have. */
export interface EarlierSeasons {
  /** Number of seasons that were counted. */
  seasons: number
  appearances: number
  goals: number
}

/** Totals of a player who has just come. */
export function noEarlierSeasons(): EarlierSeasons {
  return { seasons: 0, appearances: 0, goals: 0 }
}

/** Condition of a player from match to match. */
export interface Condition {
  /** 1–5. */
  morale: number
  /** Stamina in percent, 10–100. */
  stamina: number
  injured: boolean
  /** Result of the examination; null for a fit player, and until a new injury is examined. */
  injury: Injury | null
  /** Matches left of a suspension. */
  suspensions: number
  form: Form
}

export interface Player extends SeasonFigures, Condition, Traits {
  /** Unique in the career, never reused. */
  id: PlayerId
  name: string
  type: Position
  /** Country, a key of NAMES, such as 'England'. */
  nationality: string
  /** Years. */
  age: number
  /** Pounds per week. */
  wage: number
  /** True for players of the selected eleven, false for reserves. */
  inSquad: boolean
  /** 1–5, shown as stars and half stars. */
  quality: number
  /** The quality the player can reach, 1–5. */
  potential: number
  /** Share of the potential that is known, 0–0.9. */
  known: number
  /** True for those who came through the club's own academy. */
  isHomegrown: boolean
  earlier: EarlierSeasons
  contract: Contract
}

/** A player without what only the own club knows of them. */
export type Footballer = Omit<Player, 'contract'>

/** A player on the transfer market. */
export interface MarketPlayer extends Footballer {
  /** True if the player would join, by the club's reputation when they were listed or when the week began. */
  interested: boolean
  /** Pounds payable to the player's current club. */
  transferFee: number
}

/** Player of a rival: the figures that matches and ageing need. */
export interface RivalPlayer extends SeasonFigures, Condition, Traits {
  id: PlayerId
  name: string
  type: Position
  nationality: string
  age: number
  /** 1–5. */
  quality: number
  /** 1–5. */
  potential: number
}

/** True if neither injured nor suspended. */
export function isFit({ injured, suspensions }: Pick<Player, 'injured' | 'suspensions'>): boolean {
  return !injured && suspensions === 0
}

/** Morale as a mood: happy at 4 or more, neutral from 2.5, sad below (PLA-10). */
export type Mood = 'happy' | 'neutral' | 'sad'

/** Mood of a player or member of staff. */
export function moodOf(morale: number): Mood {
  return morale >= 4 ? 'happy' : morale >= 2.5 ? 'neutral' : 'sad'
}

/** Part of a text; `id` of the player whom it names, null for other words. */
export interface TextPart {
  text: string
  id: PlayerId | null
}

/** Last word of a name, with the particles before it ('van der Berg'). */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  let from = words.length - 1
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from--
  return words.slice(Math.max(0, from)).join(' ')
}
