/** Checks of the history of past seasons. */
import { WEEKS_PER_SEASON, LEAGUE_SIZE } from '../core/calendar.ts'
import { POSITIONS } from '../people/position.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { LAST_NUMBER } from '../clubs/clubNumbers.ts'
import { clubRecord, RECORD_KINDS, recordDetails, recordKind } from '../club/clubRecord.ts'
import { DIVISION_RECORD_KINDS, type DivisionMatch, type DivisionRecord } from '../club/divisionRecord.ts'
import type { Division } from '../core/fixture.ts'
import type { BestPlayer, CareerTotals, PastSeason, Run, Runs, TopScorer } from '../club/pastSeason.ts'
import {
  LAST_CLUB_NUMBER,
  MATCH_MERITS,
  type AwardWinner,
  type BestMatchLine,
  type DivisionReview,
  type ManagerAward,
  type PlayOffMatch,
  type RecordLine,
  type SeasonAwards,
  type SeasonReview,
  type SummerNews,
  type TableLine,
} from '../club/seasonReview.ts'
import { arePackedMatches } from '../club/seasonMatches.ts'
import { COMPETITION_IDS, type Score } from '../core/tie.ts'
import type { MemorableMatch } from '../match/keptMatch.ts'
import { pastCompetitions } from './competitionChecks.ts'
import { objectiveResult } from './boardCheck.ts'
import { number, boolean, array, nullable, oneOf, partial, record, tuple, integer } from '../core/checks.ts'
import {
  clubId,
  count,
  day,
  division,
  goals,
  money,
  name,
  names,
  percent,
  playerId,
  position,
  season,
  stars,
  week,
} from '../core/figures.ts'
import { matchSummary } from './matchChecks.ts'

export const seasonFields = {
  season,
  week,
  position,
  points: count,
  goalDifference: integer(-10_000, 10_000),
  goalsScored: count,
  wins: week,
  draws: week,
  losses: week,
}

const club = integer(0, LAST_CLUB_NUMBER)
/** Tenths; for imported careers more than is really possible. */
const rating = integer(0, 2_000)
const merits = array(oneOf(MATCH_MERITS), MATCH_MERITS.length)
const topScorer = record<TopScorer>({ name, club: name, goals: count })

const awardWinner = nullable(tuple<AwardWinner>(name, club, count, count, rating))

const seasonAwards = record<SeasonAwards>({
  player: awardWinner,
  youngPlayer: awardWinner,
  keeper: awardWinner,
  manager: record<ManagerAward>({ name: nullable(name), club, position, before: position }),
  ownPlayer: awardWinner,
  ownYoungPlayer: awardWinner,
})

const finalTable = array(
  tuple<TableLine>(club, week, week, count, count, nullable(count), nullable(count)),
  LEAGUE_SIZE,
  LEAGUE_SIZE,
)
const score = record<Score>({ home: goals, away: goals })
const changing = array(club, 2)

const divisionReview = record<DivisionReview>({
  table: finalTable,
  promoted: changing,
  relegated: changing,
  playOff: array(
    record<PlayOffMatch>({
      home: club,
      away: club,
      score90: score,
      extraTime: nullable(score),
      shootOut: nullable(score),
      winner: nullable(club),
    }),
    5,
  ),
})

const seasonReview = record<SeasonReview>({
  table: finalTable,
  otherDivision: nullable(divisionReview),
  positions: array(position, WEEKS_PER_SEASON),
  eleven: array(tuple<SeasonReview['eleven'][number]>(name, club, rating), SQUAD_SIZE),
  bestMatch: nullable(
    record<BestMatchLine>({
      competition: oneOf(COMPETITION_IDS),
      week,
      opponent: integer(0, LAST_NUMBER),
      isHome: boolean,
      playerScore: goals,
      opponentScore: goals,
      merits,
    }),
  ),
  matches: arePackedMatches,
  records: array(tuple<RecordLine>(recordKind, money, recordDetails), RECORD_KINDS.length),
  placeBefore: position,
  expected: nullable(position),
  fanHappiness: percent,
  reputation: record<SeasonReview['reputation']>({ before: stars, after: stars }),
  objective: objectiveResult,
  summer: record<SummerNews>({ transferBudget: money, wageBudget: money, retired: names, youngsters: names }),
})

export const pastSeason = record<PastSeason>({
  ...seasonFields,
  club: clubId,
  division,
  champion: name,
  competitions: pastCompetitions,
  leagueScorer: topScorer,
  ownScorer: topScorer,
  money,
  fanCount: count,
  averageAttendance: number(0, 1e9),
  awards: seasonAwards,
  review: nullable(seasonReview),
})

export const clubRecords = partial(recordKind, clubRecord)

const recordsOfDivision = array(
  record<DivisionRecord>({
    kind: oneOf(DIVISION_RECORD_KINDS),
    value: count,
    season,
    weeks: nullable(tuple<readonly [from: number, to: number]>(week, week)),
    club,
    match: nullable(record<DivisionMatch>({ opponent: club, goalsFor: goals, goalsAgainst: goals })),
  }),
  DIVISION_RECORD_KINDS.length,
)
export const divisionRecords = record<Record<Division, DivisionRecord[]>>({
  1: recordsOfDivision,
  2: recordsOfDivision,
})

const run = record<Run>({ length: count, sinceDay: day })
export const runs = record<Runs>({ unbeaten: run, winning: run })
export const totals = record<CareerTotals>({ matches: count, wins: count, goals: count })

export const memorableMatch = record<MemorableMatch>({
  worth: number(-10_000, 10_000),
  merits,
  crowd: record<MemorableMatch['crowd']>({ attendance: count, capacity: count }),
  result: matchSummary,
})

export const bestPlayer = record<BestPlayer>({
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  quality: stars,
  appearances: count,
  goals: count,
  season,
})
