import { COMPETITION_IDS } from '../core/tie.ts'
import { SHOUTS, TALKS } from '../club/calls.ts'
import { BODIES, PATTERNS, type Attack } from '../match/attack.ts'
import {
  KICK_OUTCOMES,
  type MatchEvent,
  type MatchInput,
  type MatchReport,
  type MatchSetup,
  type PenaltyKick,
  type PlayRecord,
  type ProneKind,
  type Side,
  type SheetPlayer,
  type SideStrength,
  type TeamSheet,
  type TieRules,
} from '../match/matchReport.ts'
import type { MatchResult, Scorer } from '../match/matchResult.ts'
import { POSITIONS } from '../people/position.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import type { RandomState } from '../core/rng.ts'
import {
  number,
  boolean,
  array,
  nullable,
  ofKind,
  oneOf,
  byId,
  record,
  text,
  tuple,
  integer,
  union,
} from '../core/checks.ts'
import { standingOrder, tactics } from './clubChecks.ts'
import { traits } from './playerChecks.ts'
import {
  clubId,
  colour,
  count,
  day,
  factor,
  goals,
  money,
  name,
  percent,
  playerId,
  season,
  week,
  word32,
} from '../core/figures.ts'

const LONGEST_BENCH = 500
const MAX_INPUTS = 500
/** Rivals may have more orders than the own side. */
export const MAX_SHEET_ORDERS = 30
const MAX_EVENTS = 500

const side = oneOf<Side>(['home', 'away'])
const minute = integer(0, 120)
const perSide = record<{ home: number; away: number }>({ home: goals, away: goals })

export const randomState = tuple<RandomState>(word32, word32, word32, word32)

const sheetPlayer = record<SheetPlayer>({
  id: playerId,
  name,
  number: integer(1, 1_000),
  type: oneOf(POSITIONS),
  quality: number(0, 6),
  condition: factor,
  stamina: percent,
  strengths: traits,
  weaknesses: traits,
  prone: nullable(array(oneOf<ProneKind>(['professional', 'temperamental', 'leader', 'injury-prone']), 2)),
})

const teamSheet = record<TeamSheet>({
  club: clubId,
  name,
  code: text(3),
  colours: tuple<[string, string]>(colour, colour),
  tactics,
  orders: array(standingOrder, MAX_SHEET_ORDERS),
  eleven: array(sheetPlayer, SQUAD_SIZE),
  bench: array(sheetPlayer, LONGEST_BENCH),
  support: factor,
  crowd: factor,
  setPieces: factor,
})

/** Decisions of the managers in a match. */
export const matchInputs = array(
  ofKind<MatchInput>({
    tactics: { minute, side, tactics, isFinal: boolean },
    substitution: { minute, side, off: playerId, on: playerId, isFinal: boolean },
    'call-off': { minute, side, order: integer(0, MAX_SHEET_ORDERS - 1) },
    talk: { minute, side, talk: oneOf(TALKS), to: nullable(playerId) },
    shout: { minute, side, shout: oneOf(SHOUTS) },
    order: {
      minute,
      side,
      order: integer(0, MAX_SHEET_ORDERS - 1),
      tactics: nullable(tactics),
      off: nullable(playerId),
      on: nullable(playerId),
    },
  }),
  MAX_INPUTS,
)

const attack = record<Attack>({
  pattern: oneOf(PATTERNS),
  body: nullable(oneOf(BODIES)),
  x: number(0, 120),
  y: number(-60, 60),
  hitsPost: boolean,
  isFollowUp: boolean,
})

const matchEvent = record<MatchEvent>({
  minute,
  type: oneOf([
    'kick-off',
    'goal',
    'save',
    'miss',
    'block',
    'offside',
    'tackle',
    'claim',
    'card',
    'injury',
    'substitution',
    'tactics',
    'half-time',
    'extra-time',
    'full-time',
    'forfeit',
  ]),
  team: nullable(side),
  player: nullable(playerId),
  assist: nullable(playerId),
  position: nullable(oneOf(POSITIONS)),
  quality: number(0, 1),
  ban: integer(0, 10),
  attack: nullable(attack),
})

const sideStrength = record<SideStrength>({
  eleven: factor,
  tactics: factor,
  support: factor,
  venue: factor,
  luck: factor,
  total: number(0, 1e6),
})

const playedMinutes = byId(playerId, minute, LONGEST_BENCH)

const minutes = array(minute, MAX_EVENTS)
const minutesPerSide = record<PlayRecord['fouls']>({ home: minutes, away: minutes })

const playRecord = record<PlayRecord>({
  fouls: minutesPerSide,
  corners: minutesPerSide,
  offsides: minutesPerSide,
  possession: array(percent, MAX_EVENTS),
})

const setupFields = { home: teamSheet, away: teamSheet, random: randomState }

export const tieRules = { isNeutral: boolean, firstLeg: nullable(perSide) }

/** A league match has no field of the rules of ties. */
const matchSetup = union<[Omit<MatchSetup, 'tie'>, Required<MatchSetup>]>(
  record<Omit<MatchSetup, 'tie'>>(setupFields),
  record<Required<MatchSetup>>({
    ...setupFields,
    tie: record<TieRules>(tieRules),
  }),
)

const penaltyKick = record<PenaltyKick>({
  side,
  player: playerId,
  keeper: playerId,
  outcome: oneOf(KICK_OUTCOMES),
})

const matchReport = record<MatchReport>({
  setup: matchSetup,
  inputs: matchInputs,
  events: array(matchEvent, MAX_EVENTS),
  goals: perSide,
  strength: record<MatchReport['strength']>({ home: sideStrength, away: sideStrength }),
  expectedGoals: record<MatchReport['expectedGoals']>({ home: factor, away: factor }),
  tempo: factor,
  minutes: record<MatchReport['minutes']>({ home: playedMinutes, away: playedMinutes }),
  forfeit: boolean,
  hasExtraTime: boolean,
  shootOut: nullable(array(penaltyKick, MAX_EVENTS)),
  play: playRecord,
})

const resultFields = {
  season,
  week,
  day,
  competition: oneOf(COMPETITION_IDS),
  opponent: name,
  isHome: boolean,
  playerScore: goals,
  opponentScore: goals,
  outcome: oneOf(['W', 'D', 'L'] as const),
  pointsEarned: integer(0, 3),
  fanHappinessChange: number(-100, 100),
  fanCountChange: number(-1e9, 1e9),
  matchDayRevenue: money,
  attendance: count,
  isDerby: boolean,
  scorers: array(record<Scorer>({ name, minute, hasAssist: boolean }), MAX_EVENTS),
}

export const matchSummary = record<Omit<MatchResult, 'report'>>(resultFields)
export const matchResult = record<MatchResult>({ ...resultFields, report: matchReport })
