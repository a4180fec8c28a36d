/** Ties of the cup, and the play-off and tables of a finished season, as records. */
import type { PlayOffMatch, TableLine } from '../../club/seasonReview.ts'
import { clubAbroadById } from '../../club/clubsAbroad.ts'
import { clubIdOf } from '../../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Score } from '../../core/tie.ts'
import type { Snapshot } from '../../gameState.ts'
import { divisionOf } from '../../league/table.ts'
import type { DivisionRecord, TieRecord } from './careerRecord.ts'

/** Ties of the season's competitions besides the league; those of the play-off belong to the season's end. */
export function tieRecords(state: Snapshot): TieRecord[] {
  const { currentSeason: season, competitions } = state
  const divisionIn = (id: string) => (clubAbroadById(id) ? null : divisionOf(state, id))
  const sides = ({ home, away }: Score) => [home, away] as const
  const ties = competitions.flatMap((row) => row.ties)
  return ties.flatMap(({ competition, round, home, away, neutral, result }): TieRecord[] =>
    result && competition !== 'league' && competition !== 'playoff'
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

/** Play-off and tables of a season that is over, as its review has kept them. */
export function divisionRecords(state: Snapshot, season: number): (TieRecord | DivisionRecord)[] {
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
