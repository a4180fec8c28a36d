/** Checks of competitions besides the league. */
import type { CompetitionSeason, PastCompetition } from '../club/competitionSeason.ts'
import { array, boolean, byId, integer, nullable, oneOf, record } from '../core/checks.ts'
import { clubId, day, goals, name, playerId } from '../core/figures.ts'
import { COMPETITION_IDS, type Score, type Tie, type TieResult } from '../core/tie.ts'

/** Far more than any competition has. */
const MAX_ROUNDS = 20
const MAX_TIES = 200
const MAX_GROUPS = 8
const MAX_CLUBS_IN_GROUP = 6
/** Far more players than the clubs of a competition have. */
const MAX_PLAYERS = 2_000
const MAX_BAN = 20
/** An eleven, and six substitutes. */
const MAX_IN_TIE = 17

const id = oneOf(COMPETITION_IDS)
const round = integer(1, MAX_ROUNDS)
const score = record<Score>({ home: goals, away: goals })

const tie = record<Tie>({
  competition: id,
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
      winner: nullable(clubId),
    }),
  ),
})

export const competitions = array(
  record<CompetitionSeason>({
    id,
    groups: array(array(clubId, MAX_CLUBS_IN_GROUP), MAX_GROUPS),
    ties: array(tie, MAX_TIES),
    bans: byId(playerId, integer(1, MAX_BAN), MAX_PLAYERS),
    played: array(playerId, MAX_IN_TIE),
  }),
  COMPETITION_IDS.length,
)

export const pastCompetitions = array(
  record<PastCompetition>({ id, winner: name, beaten: name, round: nullable(round), isWon: boolean }),
  COMPETITION_IDS.length,
)
