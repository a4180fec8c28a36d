/** A career as JSON Lines: what it keeps, a record per line. */
import { otherClubs, type ClubIdentity } from '../../club/club.ts'
import { clubAbroadById } from '../../club/clubsAbroad.ts'
import type { PastSeason } from '../../club/pastSeason.ts'
import { readMatches } from '../../club/seasonMatches.ts'
import { clubIdOf } from '../../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../../core/readonly.ts'
import type { Snapshot } from '../../gameState.ts'
import { divisionOf } from '../../league/table.ts'
import type { Footballer, SeasonFigures } from '../../people/player.ts'
import { replayMatch } from '../../season/replayMatch.ts'
import type {
  CareerRecord,
  ClubRecord,
  HeadRecord,
  MatchRecord,
  PastSeasonRecord,
  PlayerRecord,
  ResultRecord,
} from './careerRecord.ts'
import { divisionRecords, tieRecords } from './competitionRecords.ts'
import { matchRecord } from './matchRecord.ts'

/** The career with its finished seasons and the running one, oldest first. */
export function careerRecords(state: Snapshot): CareerRecord[] {
  const ties = tieRecords(state)
  const abroad = new Set(ties.flatMap(({ home, away }) => [home, away]))
  return [
    ...names(state),
    ...[...abroad].flatMap((id) => clubAbroadById(id) ?? []).map((club) => clubRecord(club, null)),
    ...state.pastSeasons.flatMap((past) => seasonOf(state, past)),
    ...players(state),
    ...results(state),
    ...ties,
    ...keptMatches(state),
  ]
}

/** A finished season, with its matches that are kept and the players in these; no record for one that was not played. */
export function seasonRecords(state: Snapshot, season: number): CareerRecord[] {
  const past = state.pastSeasons.find((one) => one.season === season)
  if (!past) return []
  const matches = keptMatches(state).filter((match) => match.season === season)
  const shooters = new Set(
    matches.flatMap(({ shots, events }) => [...shots, ...events].map(({ player }) => player)),
  )
  return [
    ...names(state),
    ...seasonOf(state, past),
    ...players(state).filter(({ id }) => shooters.has(id)),
    ...matches,
  ]
}

/** JSON Lines of records, each ended by a line feed. */
export function writeJsonLines(records: readonly CareerRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

function seasonOf(state: Snapshot, past: DeepReadonly<PastSeason>): CareerRecord[] {
  return [pastSeasonRecord(past), ...divisionRecords(state, past.season), ...ownResults(past)]
}

/** Own league matches of a finished season; none for one whose matches were not kept. */
function ownResults({ season, division, review }: DeepReadonly<PastSeason>): ResultRecord[] {
  return readMatches(review?.matches ?? '').flatMap(({ competition, round, home, away, goals }) =>
    competition === 'league'
      ? [
          {
            kind: 'result',
            season,
            week: round,
            division,
            home: clubIdOf(home),
            away: clubIdOf(away),
            homeGoals: goals.home,
            awayGoals: goals.away,
          },
        ]
      : [],
  )
}

function names(state: Snapshot): (HeadRecord | ClubRecord)[] {
  const { seed, difficulty, manager, club, currentSeason, currentMatchWeek, day, ended } = state
  const head: HeadRecord = {
    kind: 'career',
    format: 1,
    seed,
    difficulty,
    manager: manager.name,
    club: club.id,
    season: currentSeason,
    week: currentMatchWeek,
    day,
    ended: ended?.reason ?? null,
  }
  return [head, ...[club, ...otherClubs(state)].map((one) => clubRecord(one, divisionOf(state, one.id)))]
}

function clubRecord(club: DeepReadonly<ClubIdentity>, division: ClubRecord['division']): ClubRecord {
  const { id, name, shortName, code } = club
  return { kind: 'club', id, name, shortName, code, division }
}

function pastSeasonRecord(past: DeepReadonly<PastSeason>): PastSeasonRecord {
  const { season, club, position, points, wins, draws, losses, goalsScored, goalDifference } = past
  const { champion, competitions, money, fanCount, averageAttendance, review } = past
  return {
    kind: 'past-season',
    season,
    club,
    position,
    points,
    wins,
    draws,
    losses,
    goalsFor: goalsScored,
    goalsAgainst: goalsScored - goalDifference,
    champion,
    winners: competitions.map(({ id, winner }) => ({ competition: id, winner })),
    leagueScorer: scorerOf(past.leagueScorer),
    ownScorer: scorerOf(past.ownScorer),
    money,
    fanCount,
    averageAttendance,
    positions: review?.positions ?? [],
  }
}

function scorerOf({ name, goals }: PastSeason['ownScorer']): PastSeasonRecord['ownScorer'] {
  return { name, goals }
}

type ClubPlayer = SeasonFigures & Pick<Footballer, 'id' | 'name' | 'type' | 'age'>

function players(state: Snapshot): PlayerRecord[] {
  const here = [state.club.id, ...otherClubs(state).map(({ id }) => id)]
  const squads = [state.players, ...otherClubs(state).map((club) => club.players)]
  const found = squads.flatMap((squad, i) => squad.map((player) => playerRecord(player, here[i] ?? null)))
  const known = new Set(found.map(({ id }) => id))
  const gone = state.keptPeople.flatMap(({ id, name, type }): PlayerRecord[] => {
    if (known.has(id)) return []
    known.add(id)
    return [{ kind: 'player', id, name, club: null, position: type, ...NO_FIGURES }]
  })
  return [...found, ...gone]
}

const NO_FIGURES = {
  age: null,
  appearances: null,
  goals: null,
  assists: null,
  cleanSheets: null,
  rating: null,
}

function playerRecord(player: ClubPlayer, club: string | null): PlayerRecord {
  const { id, name, type, age, appearances, goals, assists, cleanSheets, ratingTotal } = player
  const rating = appearances === 0 ? null : Math.round((10 * ratingTotal) / appearances) / 100
  return {
    kind: 'player',
    id,
    name,
    club,
    position: type,
    age,
    appearances,
    goals,
    assists,
    cleanSheets,
    rating,
  }
}

function results(state: Snapshot): ResultRecord[] {
  const fixtures = [...state.fixtures, ...state.otherDivision.fixtures]
  return fixtures.flatMap(({ week, home, away, score }): ResultRecord[] =>
    score
      ? [
          {
            kind: 'result',
            season: state.currentSeason,
            week,
            division: divisionOf(state, home),
            home,
            away,
            homeGoals: score.home,
            awayGoals: score.away,
          },
        ]
      : [],
  )
}

/** League matches of which every shot is kept: those that can be watched again. */
function keptMatches(state: Snapshot): MatchRecord[] {
  return state.keptMatches.flatMap((kept) => {
    const report = replayMatch(state, kept)
    return report ? [matchRecord(kept.season, kept.week, report)] : []
  })
}
