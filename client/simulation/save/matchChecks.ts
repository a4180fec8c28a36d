import type {
  MatchEvent,
  MatchInput,
  MatchReport,
  MatchSetup,
  Side,
  SheetPlayer,
  SideStrength,
  TeamSheet,
} from '../match/matchReport.ts'
import type { MatchResult, Scorer } from '../match/matchResult.ts'
import { POSITIONS } from '../core/player.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import type { RandomState } from '../core/rng.ts'
import { either, figure, flag, list, nothingOr, oneOf, byId, record, text, tuple, whole } from './checks.ts'
import { tactics } from './clubChecks.ts'
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
} from './figureChecks.ts'

const LONGEST_BENCH = 500
const MOST_INPUTS = 500
const MOST_EVENTS = 500

const side = oneOf<Side>(['home', 'away'])
const minute = whole(0, 120)
const perSide = record<{ home: number; away: number }>({ home: goals, away: goals })

export const randomState = tuple<RandomState>(word32, word32, word32, word32)

const sheetPlayer = record<SheetPlayer>({
  id: playerId,
  name,
  number: whole(1, 1_000),
  type: oneOf(POSITIONS),
  quality: figure(0, 6),
  condition: factor,
  stamina: percent,
  finishing: factor,
  creating: factor,
})

const teamSheet = record<TeamSheet>({
  club: clubId,
  name,
  code: text(3),
  colours: tuple<[string, string]>(colour, colour),
  tactics,
  eleven: list(sheetPlayer, SQUAD_SIZE),
  bench: list(sheetPlayer, LONGEST_BENCH),
  support: factor,
  crowd: factor,
})

/** Decisions of the managers in a match. */
export const matchInputs = list(
  either(
    record<Extract<MatchInput, { kind: 'tactics' }>>({ kind: oneOf(['tactics']), minute, side, tactics }),
    record<Extract<MatchInput, { kind: 'substitution' }>>({
      kind: oneOf(['substitution']),
      minute,
      side,
      off: playerId,
      on: playerId,
    }),
  ),
  MOST_INPUTS,
)

const matchEvent = record<MatchEvent>({
  minute,
  type: oneOf([
    'kick-off',
    'goal',
    'save',
    'miss',
    'block',
    'card',
    'injury',
    'substitution',
    'half-time',
    'full-time',
    'forfeit',
  ]),
  team: nothingOr(side),
  player: nothingOr(playerId),
  assist: nothingOr(playerId),
  position: nothingOr(oneOf(POSITIONS)),
  quality: figure(0, 1),
  ban: whole(0, 10),
})

const sideStrength = record<SideStrength>({
  eleven: factor,
  tactics: factor,
  support: factor,
  venue: factor,
  luck: factor,
  total: figure(0, 1e6),
})

const playedMinutes = byId(playerId, minute, LONGEST_BENCH)

const matchReport = record<MatchReport>({
  setup: record<MatchSetup>({ home: teamSheet, away: teamSheet, random: randomState }),
  inputs: matchInputs,
  events: list(matchEvent, MOST_EVENTS),
  goals: perSide,
  strength: record<MatchReport['strength']>({ home: sideStrength, away: sideStrength }),
  expectedGoals: record<MatchReport['expectedGoals']>({ home: factor, away: factor }),
  tempo: factor,
  minutes: record<MatchReport['minutes']>({ home: playedMinutes, away: playedMinutes }),
  forfeit: flag,
})

export const matchResult = record<MatchResult>({
  season,
  week,
  day,
  opponent: name,
  isHome: flag,
  playerScore: goals,
  opponentScore: goals,
  outcome: oneOf(['W', 'D', 'L'] as const),
  pointsEarned: whole(0, 3),
  fanHappinessChange: figure(-100, 100),
  fanCountChange: figure(-1e9, 1e9),
  matchDayRevenue: money,
  attendance: count,
  isDerby: flag,
  scorers: list(record<Scorer>({ name, minute, hasAssist: flag }), MOST_EVENTS),
  report: matchReport,
})
