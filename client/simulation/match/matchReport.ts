/**
 * What goes into a match and what comes out of it. The engine, the scenes and the panels share
 * these shapes; nothing here knows the rest of the game.
 */
import type { PlayerId, Position } from '../core/player.ts'
import type { ClubId } from '../core/club.ts'
import type { Tactics } from '../core/tactics.ts'
import type { RandomState } from '../core/rng.ts'

export type Side = 'home' | 'away'

/** A player as a match sees him. */
export interface SheetPlayer {
  id: PlayerId
  name: string
  /** Shirt number, 1–99, unique on the sheet. */
  number: number
  type: Position
  /** 1–5. */
  quality: number
  /** Form, morale, strengths and weaknesses as one factor on quality, about 0.85–1.15. */
  condition: number
  /** Freshness at kick-off in percent, 10–100. */
  stamina: number
  /** How often he is found in front of goal, a factor, 1 for most. */
  finishing: number
  /** How often he is the one who provides, a factor, 1 for most. */
  creating: number
}

/** A side before kick-off. */
export interface TeamSheet {
  club: ClubId
  name: string
  /** Three letters for the score board. */
  code: string
  colours: readonly [string, string]
  tactics: Tactics
  /** Those who start, keeper first, then by line. Eleven, or fewer in a forfeit. */
  eleven: readonly SheetPlayer[]
  /** Those who may come on. */
  bench: readonly SheetPlayer[]
  /** Staff and facilities as one factor on strength, about 1–1.1. */
  support: number
  /** What the crowd is worth at home, a factor on strength, 1–1.15. */
  crowd: number
}

/** Everything a match needs; the same setup and inputs always give the same report. */
export interface MatchSetup {
  home: TeamSheet
  away: TeamSheet
  random: RandomState
}

/** A decision of a manager that takes effect at the start of `minute`. */
export type MatchInput =
  | { kind: 'tactics'; minute: number; side: Side; tactics: Tactics }
  | { kind: 'substitution'; minute: number; side: Side; off: PlayerId; on: PlayerId }

export type MatchEventType =
  | 'kick-off'
  | 'goal'
  | 'save'
  | 'miss'
  | 'block'
  | 'card'
  | 'injury'
  | 'substitution'
  | 'half-time'
  | 'full-time'
  | 'forfeit'

export interface MatchEvent {
  /** 1–90; half-time carries 45, full-time 90. */
  minute: number
  type: MatchEventType
  /** The side it happened for: the attackers of a chance, the club of a card; null for both. */
  team: Side | null
  /** Shooter, carded, injured, or the one who comes on. */
  player: PlayerId | null
  /** The goal's provider; in a substitution the one who goes off. */
  assist: PlayerId | null
  /** The group of `player`. */
  position: Position | null
  /** How likely a chance was to be a goal, 0–1; 0 for what is no chance. */
  quality: number
  /** Matches a card bans for: 1 a booking, 2 a sending-off; 0 for what is no card. */
  ban: number
}

/** The strength a side brought, and what it was made of, at kick-off. */
export interface SideStrength {
  /** Mean of the squared qualities on the pitch, with form, morale, freshness and fit. */
  eleven: number
  /** Factor of the tactics against the other side's. */
  tactics: number
  /** Factor of staff and facilities. */
  support: number
  /** Factor of the home ground and its crowd: 1.2 and more at home, 1 away. */
  venue: number
  /** The day's luck, 1–1.25. */
  luck: number
  /** All of them multiplied. */
  total: number
}

export interface MatchReport {
  setup: MatchSetup
  inputs: readonly MatchInput[]
  events: readonly MatchEvent[]
  goals: { home: number; away: number }
  strength: { home: SideStrength; away: SideStrength }
  /** Sum of the chances' qualities. */
  expectedGoals: { home: number; away: number }
  /** How open the match was, a factor on both sides' chances with mean 1. */
  tempo: number
  /** Everyone who took part, with the minutes he played. */
  minutes: { home: PlayedMinutes; away: PlayedMinutes }
  /** True when a side could not field eleven. */
  forfeit: boolean
}

/** Minutes on the pitch by player id. */
export type PlayedMinutes = Record<PlayerId, number>
