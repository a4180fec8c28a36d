/** Tables over the seasons of a career, and the meetings with each rival (TAB-5, TAB-6). */
import { unpackHeadToHead, type HeadToHead } from '../club/headToHead.ts'
import { emptyRecord, type LeagueRecord } from '../club/leagueRecord.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import { clubById } from '../club/clubById.ts'
import type { ClubIdentity } from '../club/club.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { divisionTable, tableOf, type TableRow } from '../league/table.ts'
import { finalTable } from './finalTable.ts'

/** Club by the points of all its seasons in a division; its record has no form. */
export interface AllTimeRow extends TableRow {
  isOwn: boolean
  /** Seasons in the division; the running one counts once it has begun. */
  seasons: number
  titles: number
}

/** First and last season that a table adds up, and whether the last one is still running. */
interface CountedSeasons {
  first: number
  last: number
  isRunning: boolean
}

/** Seasons of a division of which a table is known; null before its first match. */
export function seasonsCounted(state: Snapshot, division: Division): CountedSeasons | null {
  const { pastSeasons, currentSeason } = state
  const kept = pastSeasons.filter((past) => tableIn(past, division).length > 0)
  const isRunning = runningTable(state, division).length > 0
  const last = isRunning ? currentSeason : kept.at(-1)?.season
  return last === undefined ? null : { first: kept[0]?.season ?? last, last, isRunning }
}

/** All clubs that have played in a division, by the points of its seasons together. */
export function allTimeTable(state: Snapshot, division: Division): AllTimeRow[] {
  const clubs = new Map<ClubId, DeepReadonly<ClubIdentity>>()
  const records = new Map<ClubId, LeagueRecord>()
  const seasons = new Map<ClubId, number>()
  const titles = new Map<ClubId, number>()
  const add = (club: DeepReadonly<ClubIdentity>, season: Sums) => {
    clubs.set(club.id, club)
    records.set(club.id, addSums(records.get(club.id) ?? emptyRecord(), season))
    seasons.set(club.id, (seasons.get(club.id) ?? 0) + 1)
  }
  for (const past of state.pastSeasons) {
    for (const { club, position, ...row } of finalTable(state, past.club, tableIn(past, division))) {
      add(club, { ...row, played: WEEKS_PER_SEASON })
      if (position === 1) titles.set(club.id, (titles.get(club.id) ?? 0) + 1)
    }
  }
  for (const { club, record } of runningTable(state, division)) add(club, record)
  return tableOf([...clubs.values()], records).map((row) => ({
    ...row,
    isOwn: row.club.id === state.club.id,
    seasons: seasons.get(row.club.id) ?? 0,
    titles: titles.get(row.club.id) ?? 0,
  }))
}

/** Final table of a division in a past season; empty where it isn't kept. */
function tableIn({ division: own, review }: DeepReadonly<PastSeason>, division: Division) {
  return (own === division ? review?.table : review?.otherDivision?.table) ?? []
}

/** Clubs of a division that have played in the running season. */
function runningTable(state: Snapshot, division: Division): TableRow[] {
  return divisionTable(state, division).filter(({ record }) => record.played > 0)
}

type Sums = DeepReadonly<Omit<LeagueRecord, 'form'>>

function addSums(one: LeagueRecord, other: Sums): LeagueRecord {
  return {
    played: one.played + other.played,
    wins: one.wins + other.wins,
    draws: one.draws + other.draws,
    losses: one.losses + other.losses,
    goalsFor: one.goalsFor + other.goalsFor,
    goalsAgainst: one.goalsAgainst + other.goalsAgainst,
    points: one.points + other.points,
    form: [],
  }
}

export interface RivalMeetings extends DeepReadonly<HeadToHead> {
  opponent: DeepReadonly<ClubIdentity>
  played: number
}

/** Meetings with each club, ties included, the most frequent first. */
export function rivalMeetings(state: Snapshot): RivalMeetings[] {
  return state.headToHeads
    .map(unpackHeadToHead)
    .flatMap((one): RivalMeetings[] => {
      const opponent = clubById(state, one.club)
      const played = one.wins + one.draws + one.losses
      return opponent && played > 0 && one.club !== state.club.id ? [{ ...one, opponent, played }] : []
    })
    .sort((a, b) => b.played - a.played || b.wins - b.losses - (a.wins - a.losses))
}
