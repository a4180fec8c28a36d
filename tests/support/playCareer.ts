/** Plays headless careers and yields their records. */
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { clubAbroadById } from '../../client/simulation/club/clubsAbroad.ts'
import { isMatchDay } from '../../client/simulation/core/calendar.ts'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { divisionOf, leagueTable } from '../../client/simulation/league/table.ts'
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import type { CareerRecord, DivisionRecord, MatchRecord, SeasonRecord, TieRecord } from './careerRecord.ts'
import type { PlayOffMatch, TableLine } from '../../client/simulation/club/seasonReview.ts'
import { clubIdOf } from '../../client/simulation/clubs/clubNumbers.ts'
import type { Score } from '../../client/simulation/core/tie.ts'
import type { DeepReadonly } from '../../client/simulation/core/readonly.ts'
import { shareOfVeterans } from './leagueFigures.ts'
import { recordAttacks } from './recordAttacks.ts'
import { MANAGERS, type Manager, type ManagerName } from './managers.ts'
import { caretaker, reviveClub } from './playSeasons.ts'

export interface CareerPlan {
  seed: number
  seasons: number
  manager: ManagerName
}

/**
 * Plays a career of `seasons` seasons and yields every match, season and division. When the own career ends, a caretaker
 * manages the club and the league continues.
 */
export function* playCareer({ seed, seasons, manager }: CareerPlan): Generator<CareerRecord> {
  const state = createGame({ seed })
  let manage: Manager = MANAGERS[manager]
  let ended: CareerEnd['reason'] | null = null
  while (state.currentSeason <= seasons) {
    const season = state.currentSeason
    beginDay(state)
    if (state.currentSeason > season) {
      yield* divisionRecords(state, season)
      continue
    }
    manage(state)
    for (const event of playMatchDay(state)) {
      if (event.kind !== 'matches-played') continue
      for (const report of event.reports) {
        if (isMatchDay(state.day)) yield matchRecord(season, state.currentMatchWeek, report)
      }
    }
    if (state.seasonPhase === 'season-ended' && state.day % 7 === 0) {
      yield* tieRecords(state)
      yield seasonRecord(state, ended)
    }
    if (state.ended) {
      ended ??= state.ended.reason
      reviveClub(state)
      manage = caretaker
    }
  }
}

function matchRecord(season: number, week: number, report: MatchReport): MatchRecord {
  const { setup, goals, events } = report
  return {
    kind: 'match',
    season,
    week,
    home: setup.home.club,
    away: setup.away.club,
    homeGoals: goals.home,
    awayGoals: goals.away,
    events: events.map(({ minute, type, team, player, position, assist, ban }) => ({
      minute,
      type,
      team: team && setup[team].club,
      player,
      position,
      // In a substitution the engine stores the player who left here.
      assist: type === 'goal' ? assist : null,
      ban,
    })),
    ...recordAttacks(report),
  }
}

/** Ties of the season's competitions besides the league. */
function tieRecords(state: GameState): TieRecord[] {
  const { currentSeason: season, competitions } = state
  const divisionIn = (id: string) => (clubAbroadById(id) ? null : divisionOf(state, id))
  const sides = ({ home, away }: Score) => [home, away] as const
  const ties = competitions.flatMap((row) => row.ties)
  return ties.flatMap(({ competition, round, home, away, neutral, result }): TieRecord[] =>
    result && competition !== 'league'
      ? [
          {
            kind: 'tie',
            season,
            competition,
            round,
            home,
            away,
            homeDivision: divisionIn(home),
            awayDivision: divisionIn(away),
            score90: sides(result.score90),
            extraTime: result.extraTime && sides(result.extraTime),
            shootOut: result.shootOut && sides(result.shootOut),
            neutral,
            winner: result.winner,
          },
        ]
      : [],
  )
}

function seasonRecord(state: GameState, ended: CareerEnd['reason'] | null): SeasonRecord {
  const { club, money, fanCount, fanHappiness, reputation, players } = state
  return {
    kind: 'season',
    season: state.currentSeason,
    table: leagueTable(state).map(({ position, club: { id }, record }) => {
      const { played, wins, draws, losses, goalsFor, goalsAgainst, points } = record
      return { club: id, position, played, wins, draws, losses, goalsFor, goalsAgainst, points }
    }),
    veterans: shareOfVeterans(state),
    own: { club: club.id, money, fanCount, fanHappiness, reputation, squadSize: players.length },
    ended: ended ?? state.ended?.reason ?? null,
  }
}

/** Play-off and tables of a season that is over, as its review has kept them. */
function divisionRecords(state: GameState, season: number): (TieRecord | DivisionRecord)[] {
  const past = state.pastSeasons.find((one) => one.season === season)
  const other = past?.review?.otherDivision
  if (!past?.review || !other) return []
  const { promoted, relegated, playOff } = other
  const tables = [past.review.table, other.table]
  const [first, second] = past.division === 1 ? tables : tables.toReversed()
  return [
    ...playOff.map((match, i) => playOffRecord(season, match, i)),
    { kind: 'division', season, division: 1, table: rowsOf(first ?? [], { relegated }) },
    { kind: 'division', season, division: 2, table: rowsOf(second ?? [], { promoted }) },
  ]
}

/** The first four matches are the legs of the semi-finals. */
function playOffRecord(season: number, match: DeepReadonly<PlayOffMatch>, i: number): TieRecord {
  const { home, away, score90, extraTime, shootOut, winner } = match
  const isFinal = i === 4
  return {
    kind: 'tie',
    season,
    competition: 'playoff',
    round: isFinal ? 2 : 1,
    home: clubIdOf(home),
    away: clubIdOf(away),
    homeDivision: 2,
    awayDivision: 2,
    score90: pairOf(score90),
    extraTime: extraTime && pairOf(extraTime),
    shootOut: shootOut && pairOf(shootOut),
    neutral: isFinal,
    winner: winner === null ? null : clubIdOf(winner),
  }
}

function pairOf({ home, away }: Readonly<Score>): [number, number] {
  return [home, away]
}

function rowsOf(
  table: readonly TableLine[],
  { promoted = [], relegated = [] }: { promoted?: readonly number[]; relegated?: readonly number[] },
): DivisionRecord['table'] {
  return table.map(([club, wins, draws, goalsFor, goalsAgainst], i) => ({
    club: clubIdOf(club),
    position: i + 1,
    points: 3 * wins + draws,
    goalsFor,
    goalsAgainst,
    promoted: promoted.includes(club),
    relegated: relegated.includes(club),
  }))
}
