/** Creates the review of a season. */
import { clubNamed } from '../club/club.ts'
import { EUROPEAN_CLUBS } from '../club/clubsAbroad.ts'
import { crowdFigures } from '../club/homeCrowds.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { dayOfWeek, LEAGUE_SIZE } from '../core/calendar.ts'
import { clubWagesPerWeek } from '../finance/clubWages.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { elevenOfSeason, seasonAwards } from '../history/awards.ts'
import { RECORD_KINDS } from '../club/clubRecord.ts'
import type {
  BestMatchLine,
  ClubNumber,
  SeasonAwards,
  SeasonReview,
  SummerNews,
  TableLine,
} from '../club/seasonReview.ts'
import type { TableRow } from '../league/table.ts'
import { newcomerPlace } from '../league/zones.ts'
import { predictedPlace } from '../news/pressNote.ts'
import { matchesOfSeason } from './matchesOfSeason.ts'

/** Expected position of the own club in a first season without a prediction of the paper. */
const FIRST_EXPECTED_PLACE = 10

/** Review of the ending season, without the second division, the board's judgement and the summer's changes. */
export type UnfinishedReview = Omit<SeasonReview, 'objective' | 'otherDivision' | 'summer'>

/** Final position of the own club in the previous season, or the one that the paper has predicted for the first. */
function placeBefore(state: GameState): number {
  return lastPlace(state) ?? predictedPlace(state.pressNotes, state.club.id) ?? FIRST_EXPECTED_PLACE
}

/**
 * Final position of the own club in the previous season, also of one under another manager; the last for a newcomer,
 * and that of one that goes down for a club that has come up.
 */
function lastPlace({ club, division, pastSeasons }: GameState): number | null {
  const last = pastSeasons.at(-1)
  if (last?.club === club.id && last.division !== division) return newcomerPlace(last.position)
  if (!last || last.club === club.id) return last?.position ?? null
  const placeIn = (table: readonly TableLine[] | undefined) =>
    (table?.findIndex(([number]) => number === clubNumber(club.id)) ?? -1) + 1
  const [own, other] = [last.review?.table, last.review?.otherDivision?.table]
  const [here, elsewhere] =
    last.division === division ? [placeIn(own), placeIn(other)] : [placeIn(other), placeIn(own)]
  if (here > 0) return here
  return elsewhere > 0 && division === 1 ? newcomerPlace(elsewhere) : LEAGUE_SIZE
}

/** Number of reviews kept. Earlier seasons keep their standing and awards. */
export const REVIEWS_KEPT = 20

/** Awards of the ending season. */
export function awardsOfSeason(state: GameState, table: readonly TableRow[]): SeasonAwards {
  const ownBefore = placeBefore(state)
  const isFirst = state.pastSeasons.length === 0
  const rivals = state.competitors.map(({ id, lastPosition }) => ({
    id,
    before: (isFirst ? predictedPlace(state.pressNotes, id) : null) ?? lastPosition,
  }))
  const finishes = [{ id: state.club.id, before: ownBefore }, ...rivals].map(({ id, before }) => ({
    club: clubNumber(id),
    position: table.findIndex((row) => row.club.id === id) + 1,
    before,
  }))
  return seasonAwards(state, finishes)
}

/** Begins the review. Call before the season is added to the past seasons and before the summer starts. */
export function beginReview(state: GameState, table: readonly TableRow[]): UnfinishedReview {
  return {
    table: tableLines(state, table),
    positions: state.seasonData.map(({ position }) => position),
    eleven: elevenOfSeason(state),
    bestMatch: bestMatchLine(state),
    matches: matchesOfSeason(state),
    records: recordsOfSeason(state),
    placeBefore: placeBefore(state),
    expected: predictedPlace(state.pressNotes, state.club.id),
    fanHappiness: Math.round(state.fanHappiness),
    reputation: { before: state.reputation, after: state.reputation },
  }
}

/** Final table as it is kept. */
export function tableLines(state: Snapshot, table: readonly TableRow[]): TableLine[] {
  return table.map(({ club, record: { wins, draws, goalsFor, goalsAgainst } }) => [
    clubNumber(club.id),
    wins,
    draws,
    goalsFor,
    goalsAgainst,
    crowdFigures(state.crowds, club.id).attendance,
    clubWagesPerWeek(state, club.id),
  ])
}

/** Completes the review of the latest past season with the summer's changes, and drops the oldest review. */
export function completeReview(
  state: GameState,
  review: Omit<SeasonReview, 'summer'>,
  summer: SummerNews,
): void {
  const reputation = { before: review.reputation.before, after: state.reputation }
  const seasons = state.pastSeasons
  replace(seasons, seasons.length - 1, { ...review, reputation, summer })
  replace(seasons, seasons.length - 1 - REVIEWS_KEPT, null)
}

function replace(seasons: GameState['pastSeasons'], at: number, review: SeasonReview | null): void {
  const past = seasons[at]
  if (past) seasons[at] = { ...past, review }
}

function bestMatchLine(state: GameState): BestMatchLine | null {
  const { bestMatches, currentSeason } = state
  const best = bestMatches.find(({ result }) => result.season === currentSeason)
  if (!best) return null
  const { competition, week, opponent, isHome, playerScore, opponentScore } = best.result
  const rival = clubNamed(state, opponent) ?? EUROPEAN_CLUBS.find(({ name }) => name === opponent)
  const club: ClubNumber = rival ? clubNumber(rival.id) : 0
  return { competition, week, opponent: club, isHome, playerScore, opponentScore, merits: best.merits }
}

function recordsOfSeason({ records, currentSeason }: GameState): SeasonReview['records'] {
  const start = dayOfWeek(currentSeason, 0)
  return RECORD_KINDS.flatMap((kind) => {
    const record = records[kind]
    return record && record.day > start ? [[kind, record.value, record.details] as const] : []
  })
}
