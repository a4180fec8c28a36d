/**
 * Input and output types of a match, shared by the engine, the scenes and the panels. They do not
 * depend on the rest of the game.
 */
import type { CharacterKind } from '../people/character.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import type { Shout, Talk } from '../club/calls.ts'
import type { ClubId } from '../core/ids.ts'
import type { StandingOrder } from '../club/standingOrder.ts'
import type { Tactics } from '../club/tactics.ts'
import type { TraitName } from '../people/traits.ts'
import type { RandomState } from '../core/rng.ts'
import type { Score } from '../core/tie.ts'
import type { Attack } from './attack.ts'

export type Side = 'home' | 'away'

/** Player as the match engine sees them. */
export interface SheetPlayer {
  id: PlayerId
  name: string
  /** Shirt number, 1–99, unique on the sheet. */
  number: number
  type: Position
  /** 1–5. */
  quality: number
  /** Form and morale as one factor on quality, about 0.9–1.1. */
  condition: number
  /** Stamina at kick-off in percent, 10–100. */
  stamina: number
  /** Traits with their effects on matches, as in people/traits.ts. */
  strengths: readonly TraitName[]
  weaknesses: readonly TraitName[]
  /** Kinds of their character that a match depends on; null where character has no effect. */
  prone: readonly ProneKind[] | null
}

/** Kinds of character that a match depends on. */
export type ProneKind = Extract<CharacterKind, 'professional' | 'temperamental' | 'leader' | 'injury-prone'>

/** A side before kick-off. */
export interface TeamSheet {
  club: ClubId
  name: string
  /** Three letters for the scoreboard. */
  code: string
  colours: readonly [string, string]
  tactics: Tactics
  /** Changes that the side makes by itself during the match. */
  orders: readonly StandingOrder[]
  /** Starters, goalkeeper first, then by line. Eleven, or fewer in a forfeit. */
  eleven: readonly SheetPlayer[]
  /** Substitutes. */
  bench: readonly SheetPlayer[]
  /** Staff and facilities as one factor on strength, about 1–1.1. */
  support: number
  /** Effect of the home crowd, a factor on strength, 1–1.15. */
  crowd: number
  /** Effect of training on the goals from corners and free kicks, a factor, 1–1.2. */
  setPieces: number
}

/** Input of a match. The same setup and inputs always produce the same report. */
export interface MatchSetup {
  home: TeamSheet
  away: TeamSheet
  random: RandomState
  /** Only of a match that must have a winner: level after ninety minutes, it goes to extra time. */
  tie?: TieRules
}

/** Rules of a match that must have a winner. */
export interface TieRules {
  /** True where neither side is at home. */
  isNeutral: boolean
  /** Goals of the sides of this match in the first leg, which count with those of this one; null without a first leg. */
  firstLeg: Score | null
}

/**
 * Decision of a manager that takes effect at the start of `minute`. What is `isFinal` is left alone by standing orders;
 * decisions of before version 18 are not. `call-off` drops the standing order with this index on the team sheet. A
 * talk is for the second half and to one player or, with null, to all. `order` records in a report that the standing
 * order with this index was carried out: the set-up from then on and the players, null for what did not change. The
 * engine carries orders out by itself and ignores such inputs.
 */
export type MatchInput =
  | { kind: 'tactics'; minute: number; side: Side; tactics: Tactics; isFinal: boolean }
  | { kind: 'substitution'; minute: number; side: Side; off: PlayerId; on: PlayerId; isFinal: boolean }
  | { kind: 'call-off'; minute: number; side: Side; order: number }
  | { kind: 'talk'; minute: number; side: Side; talk: Talk; to: PlayerId | null }
  | { kind: 'shout'; minute: number; side: Side; shout: Shout }
  | CarriedOutOrder

export interface CarriedOutOrder {
  kind: 'order'
  minute: number
  side: Side
  order: number
  tactics: Tactics | null
  off: PlayerId | null
  on: PlayerId | null
}

export type MatchEventType =
  | 'kick-off'
  | 'goal'
  | 'save'
  | 'miss'
  | 'block'
  | 'offside'
  | 'tackle'
  | 'claim'
  | 'card'
  | 'injury'
  | 'substitution'
  /** A standing order changed the set-up. */
  | 'tactics'
  | 'half-time'
  /** The end of ninety minutes, after which extra time follows. */
  | 'extra-time'
  | 'full-time'
  | 'forfeit'

export interface MatchEvent {
  /** 1–120; half-times have 45 and 105, full-time has 90, or 120 after extra time. */
  minute: number
  type: MatchEventType
  /** Side of the event: the attackers of a chance, the club of a card; null for both. */
  team: Side | null
  /** Shooter, booked or injured player, or the substitute who comes on. */
  player: PlayerId | null
  /** Provider of a goal; for a substitution the player who goes off. */
  assist: PlayerId | null
  /** Position of `player`. */
  position: Position | null
  /** Probability that a chance is scored, 0–1; 0 for other events. */
  quality: number
  /** Matches of a ban: 1 for a booking that completes the count, 2 for a sending-off; 0 for others. */
  ban: number
  /** Course of an attack; null for other events. */
  attack: Attack | null
}

/** Strength of a side at kick-off, and its factors. */
export interface SideStrength {
  /** Mean of the squared qualities on the pitch, with form, morale, freshness and position. */
  eleven: number
  /** Factor of the tactics against the opponent's, and of how the players meet them. */
  tactics: number
  /** Factor of staff and facilities. */
  support: number
  /** Factor of the home ground and its crowd: 1.2 and more at home, 1 away. */
  venue: number
  /** Random factor of the day, 1–1.25. */
  luck: number
  /** Product of the factors. */
  total: number
}

/** Play of a match besides its events, from which its statistics are counted. */
export interface PlayRecord {
  /** Minutes of fouls by each side. */
  fouls: Record<Side, readonly number[]>
  /** Minutes of corners for each side. */
  corners: Record<Side, readonly number[]>
  /** Minutes of offsides of each side that are no events. */
  offsides: Record<Side, readonly number[]>
  /** Possession of the home side in percent, a figure for each quarter of an hour. */
  possession: readonly number[]
}

/** Kick of a shoot-out. */
export interface PenaltyKick {
  side: Side
  player: PlayerId
  keeper: PlayerId
  outcome: KickOutcome
}

export const KICK_OUTCOMES = ['goal', 'save', 'miss', 'post'] as const
export type KickOutcome = (typeof KICK_OUTCOMES)[number]

export interface MatchReport {
  setup: MatchSetup
  inputs: readonly MatchInput[]
  events: readonly MatchEvent[]
  /** With those of extra time, without those of a shoot-out. */
  goals: Score
  strength: { home: SideStrength; away: SideStrength }
  /** Sum of the probabilities of the shots. */
  expectedGoals: { home: number; away: number }
  /** Openness of the match, a factor on both sides' chances with mean 1. */
  tempo: number
  /** Minutes played by everyone who took part. */
  minutes: { home: PlayedMinutes; away: PlayedMinutes }
  /** True when a side had fewer than eleven players. */
  forfeit: boolean
  hasExtraTime: boolean
  /** Kicks in order; null without a shoot-out. */
  shootOut: readonly PenaltyKick[] | null
  play: PlayRecord
}

/** Minutes on the pitch by player id. */
export type PlayedMinutes = Record<PlayerId, number>
