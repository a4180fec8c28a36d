/** Checks of the cup. */
import type { CupSeason, PastCup } from '../club/cupSeason.ts'
import { CUP } from '../competitions/cup.ts'
import { array, boolean, byId, integer, nullable, oneOf, record } from '../core/checks.ts'
import { clubId, day, goals, name, playerId } from '../core/figures.ts'
import { COMPETITION_IDS, type Score, type Tie, type TieResult } from '../core/tie.ts'

const CLUBS = CUP.entrants[1] + CUP.entrants[2]
/** Far more players than the clubs of a cup have. */
const MAX_PLAYERS = 2_000
const MAX_BAN = 20
/** An eleven, and six substitutes. */
const MAX_IN_TIE = 17

const round = integer(1, CUP.rounds.length)
const score = record<Score>({ home: goals, away: goals })

const tie = record<Tie>({
  competition: oneOf(COMPETITION_IDS),
  round,
  day,
  home: clubId,
  away: clubId,
  neutral: boolean,
  result: nullable(
    record<TieResult>({
      score90: score,
      extraTime: nullable(score),
      shootOut: nullable(score),
      winner: clubId,
    }),
  ),
})

export const cupSeason = record<CupSeason>({
  ties: array(tie, CLUBS - 1),
  bans: byId(playerId, integer(1, MAX_BAN), MAX_PLAYERS),
  played: array(playerId, MAX_IN_TIE),
})

export const pastCup = nullable(
  record<PastCup>({ winner: name, beaten: name, round: nullable(round), isWon: boolean }),
)
