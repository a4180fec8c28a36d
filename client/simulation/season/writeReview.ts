/** Writes down what a season was, for those who look through it again. */
import { dayOfWeek } from '../core/calendar.ts'
import type { GameState } from '../gameState.ts'
import { elevenOfSeason, seasonAwards } from '../history/awards.ts'
import { RECORD_KINDS } from '../history/pastSeason.ts'
import type {
  BestMatchLine,
  ClubNumber,
  SeasonAwards,
  SeasonReview,
  SummerNews,
  TableLine,
} from '../history/seasonReview.ts'
import type { TableRow } from '../league/table.ts'

/** The place that is expected of the own club in its first season: the one it starts in. */
const FIRST_EXPECTED_PLACE = 10

/** The review of the season that ends, but for what the summer will bring. */
export type UnfinishedReview = Omit<SeasonReview, 'summer'>

/** The place of the season before. */
function placeBefore({ pastSeasons }: Pick<GameState, 'pastSeasons'>): number {
  return pastSeasons.at(-1)?.position ?? FIRST_EXPECTED_PLACE
}

/** Reviews that are kept; of seasons before them their lines and awards are. */
export const REVIEWS_KEPT = 20

/** The awards of the season that ends; null when not every match of it was counted. */
export function awardsOfSeason(state: GameState, table: readonly TableRow[]): SeasonAwards | null {
  if (!isCounted(state)) return null
  const ownBefore = placeBefore(state)
  const before = [ownBefore, ...state.competitors.map(({ lastPosition }) => lastPosition)]
  const finishes = clubIds(state).map((id, club) => ({
    position: table.findIndex((row) => row.club.id === id) + 1,
    before: before[club] ?? ownBefore,
  }))
  return seasonAwards(state, finishes)
}

/** Called before the season is put among those gone by and before anything of the summer happens. */
export function beginReview(state: GameState, table: readonly TableRow[]): UnfinishedReview {
  const clubs = clubIds(state)
  return {
    table: table.map(({ club, record: { wins, draws, goalsFor, goalsAgainst } }): TableLine => [
      clubs.indexOf(club.id),
      wins,
      draws,
      goalsFor,
      goalsAgainst,
    ]),
    positions: state.seasonData.map(({ position }) => position),
    eleven: isCounted(state) ? elevenOfSeason(state) : [],
    bestMatch: isCounted(state) ? bestMatchLine(state) : null,
    records: recordsOfSeason(state),
    placeBefore: placeBefore(state),
    fanHappiness: Math.round(state.fanHappiness),
    reputation: { before: state.reputation, after: state.reputation },
  }
}

/** Completes the newest of the seasons gone by with what the summer has brought, and drops the oldest review. */
export function completeReview(state: GameState, review: UnfinishedReview, summer: SummerNews): void {
  const reputation = { before: review.reputation.before, after: state.reputation }
  const seasons = state.pastSeasons
  replace(seasons, seasons.length - 1, { ...review, reputation, summer })
  replace(seasons, seasons.length - 1 - REVIEWS_KEPT, null)
}

function replace(seasons: GameState['pastSeasons'], at: number, review: SeasonReview | null): void {
  const past = seasons[at]
  if (past) seasons[at] = { ...past, review }
}

/** In the order of the clubs' numbers. */
function clubIds({ club, competitors }: GameState): string[] {
  return [club, ...competitors].map(({ id }) => id)
}

function isCounted({ figuresFromWeek }: GameState): boolean {
  return figuresFromWeek === 1
}

function bestMatchLine({ bestMatches, currentSeason, competitors }: GameState): BestMatchLine | null {
  const best = bestMatches.find(({ result }) => result.season === currentSeason)
  if (!best) return null
  const { week, opponent, isHome, playerScore, opponentScore } = best.result
  const club: ClubNumber = competitors.findIndex(({ name }) => name === opponent) + 1
  return { week, opponent: club, isHome, playerScore, opponentScore, merits: best.merits }
}

function recordsOfSeason({ records, currentSeason }: GameState): SeasonReview['records'] {
  const start = dayOfWeek(currentSeason, 0)
  return RECORD_KINDS.flatMap((kind) => {
    const record = records[kind]
    return record && record.day > start ? [[kind, record.text] as const] : []
  })
}
