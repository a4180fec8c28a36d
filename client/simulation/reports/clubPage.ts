/** Page of one club of either division: squad, season, honours, and the meetings with the own club. */
import { pastCompetition } from '../club/competitionSeason.ts'
import { COMPETITIONS } from '../competitions/competitions.ts'
import { characterOf, type Character } from '../people/character.ts'
import { findCompetitor } from '../club/club.ts'
import { otherThan } from '../club/otherDivision.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { TableLine } from '../club/seasonReview.ts'
import type { Division } from '../core/fixture.ts'
import { countryPlace, countryPlaceInWords, isTitle } from '../club/pastSeason.ts'
import type { ClubId } from '../core/ids.ts'
import type { HeadToHead } from '../club/headToHead.ts'
import type { LeagueRecord } from '../club/leagueRecord.ts'
import { isLent } from '../people/loan.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { rivalryReasonText } from '../club/rivalryReasons.ts'
import type { Snapshot } from '../gameState.ts'
import { headToHead } from '../league/recordMeeting.ts'
import { divisionOf } from '../league/table.ts'
import { ownCare, RIVAL_CARE } from '../players/expectedReturn.ts'
import { injuryInWords } from './injuryReport.ts'
import { clubRow, type ClubRow } from './clubsReport.ts'
import { resultsOf, type ClubResult } from './ownResults.ts'
import { rivalryInWords, type RivalryName } from './rivalryName.ts'
import { standings } from './standings.ts'

export interface ClubPlayer {
  id: PlayerId
  name: string
  type: Position
  age: number
  character: Character
  /** 1–5. */
  quality: number
  appearances: number
  goals: number
  /** True while injured or suspended. */
  isOut: boolean
  /** True for a player whom the own club has lent. */
  isLent: boolean
  /** Injury and expected return, such as 'Calf strain, back in 5–12 days'; null without one. */
  absence: string | null
}

/** Meetings with the own club and the rivalry, with their reasons in words. */
export interface RivalRecord extends Pick<
  DeepReadonly<HeadToHead>,
  'wins' | 'draws' | 'losses' | 'goalsFor' | 'goalsAgainst' | 'latest' | 'biggestWin' | 'biggestDefeat'
> {
  played: number
  /** 0–100. */
  rivalry: number
  name: RivalryName
  /** Effect of the rivalry on a match; null without one. */
  effect: string | null
  reasons: string[]
}

export interface ClubPage {
  row: ClubRow
  division: Division
  /** Position as an ordinal; null before the season's first match. */
  place: string | null
  record: DeepReadonly<LeagueRecord>
  squad: ClubPlayer[]
  /** This season's matches, the latest first. */
  results: ClubResult[]
  /** Seasons in which the club became champions, oldest first. */
  titles: number[]
  /** Competitions besides the league that it has won since the career began, with the seasons. */
  trophies: { name: string; seasons: number[] }[]
  /** Final positions on record, the latest first. */
  finishes: { season: number; place: string }[]
  /** Null for the own club, and for one of the other division without a meeting. */
  rival: RivalRecord | null
}

/** Null when no club has the id. */
export function clubPage(state: Snapshot, id: ClubId): ClubPage | null {
  const row = clubRow(state, id)
  const division = divisionOf(state, id)
  const standing = standings(state, division).find(({ club }) => club.id === id)
  if (!row || !standing) return null
  const finishes = finishesOf(state, id)
  const rival = row.isOwn ? null : rivalRecord(state, row.club)
  return {
    row,
    division,
    place: standing.place,
    record: standing.record,
    squad: squadOf(state, id),
    results: resultsOf(state, id),
    titles: titlesOf(state, row),
    trophies: trophiesOf(state, row),
    finishes,
    rival: rival && (division === state.division || rival.played > 0) ? rival : null,
  }
}

/** Meetings of the own club with another one. */
export function rivalRecord(state: Snapshot, club: ClubRow['club']): RivalRecord {
  const { wins, draws, losses, rivalry, reasons, ...meetings } = headToHead(state, club.id)
  const named = rivalryInWords(state, club)
  return {
    ...meetings,
    wins,
    draws,
    losses,
    played: wins + draws + losses,
    rivalry,
    name: named?.name ?? null,
    effect: named?.effect ?? null,
    reasons: reasons.map(rivalryReasonText),
  }
}

function squadOf(state: Snapshot, id: ClubId): ClubPlayer[] {
  const rival = findCompetitor(state, id)
  return rival
    ? squadInOrder(state, rival.players, RIVAL_CARE)
    : squadInOrder(state, state.players, ownCare(state))
}

/** Players from the goalkeeper forward, the best of each position first. */
export function squadInOrder(
  state: Snapshot,
  players: readonly DeepReadonly<RivalPlayer>[],
  care: Parameters<typeof injuryInWords>[1],
): ClubPlayer[] {
  return players
    .map(({ id: playerId, name, type, age, quality, appearances, goals, injured, injury, suspensions }) => {
      const isOut = injured || suspensions > 0
      const absence = injuryInWords(injury, care)
      const character = characterOf(state.seed, { name })
      return {
        id: playerId,
        name,
        type,
        age,
        character,
        quality,
        appearances,
        goals,
        isOut,
        isLent: isLent(state, playerId),
        absence,
      }
    })
    .toSorted((a, b) => POSITIONS.indexOf(a.type) - POSITIONS.indexOf(b.type) || b.quality - a.quality)
}

function titlesOf({ pastSeasons }: Snapshot, { club: { id, name } }: ClubRow): number[] {
  return pastSeasons
    .filter(({ club, champion, division, position }) =>
      club === id ? isTitle({ division, position }) : champion === name,
    )
    .map(({ season }) => season)
}

function trophiesOf({ pastSeasons }: Snapshot, { club: { id, name } }: ClubRow): ClubPage['trophies'] {
  return COMPETITIONS.flatMap((competition) => {
    const seasons = pastSeasons
      .filter((past) => {
        const run = pastCompetition(past, competition.id)
        return past.club === id ? run?.isWon : run?.winner === name
      })
      .map(({ season }) => season)
    return seasons.length > 0 ? [{ name: competition.name, seasons }] : []
  })
}

/** Final positions: all under the manager, and those of the kept reviews. */
function finishesOf({ pastSeasons }: Snapshot, id: ClubId): ClubPage['finishes'] {
  const number = clubNumber(id)
  return pastSeasons
    .flatMap(({ season, club, division, position, review }) => {
      const placeIn = (table: DeepReadonly<TableLine[]> = []) =>
        table.findIndex(([one]) => one === number) + 1
      const found = id === club ? position : placeIn(review?.table)
      if (found > 0)
        return [{ season, place: countryPlaceInWords(countryPlace({ division, position: found })) }]
      const other = placeIn(review?.otherDivision?.table)
      const elsewhere = { division: otherThan(division), position: other }
      return other > 0 ? [{ season, place: countryPlaceInWords(countryPlace(elsewhere)) }] : []
    })
    .toReversed()
}
