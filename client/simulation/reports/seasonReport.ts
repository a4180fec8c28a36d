/** Review of a past season, from its recorded data only. */
import { otherClubs, type ClubIdentity } from '../club/club.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { DAYS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import { LEDGER_CATEGORIES, type CategoryAmount, type LedgerEntry } from '../core/ledger.ts'
import { pounds } from '../core/money.ts'
import { COMPETITION_NAMES } from '../core/tie.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { countryPlace, countryPlaceInWords, type PastSeason } from '../club/pastSeason.ts'
import { isListed, RECORD_NAMES, recordText } from '../club/clubRecord.ts'
import type { ClubNumber, DivisionReview, SeasonReview, SummerNews } from '../club/seasonReview.ts'
import { competitionOf, pastCompetition } from '../club/competitionSeason.ts'
import { difficultyIn } from '../club/difficulty.ts'
import { DIFFICULTY_FIGURES } from '../club/difficultyFigures.ts'
import { challengeRefusal } from '../challenge/challengeRules.ts'
import { retirementHurdle } from '../manager/retire.ts'
import { bestMatchReport, type MatchLine } from './bestMatches.ts'
import { clubOfNumber, finalTable, numberedClub, type FinalRow } from './finalTable.ts'
import { awardsReport, type ReportedAward } from './seasonAwards.ts'
import { tieInWords } from './tieInWords.ts'
import { moveBefore, seasonVerdict, type Verdict } from './seasonVerdict.ts'
import { inOrderOfAmounts } from './seasonCourse.ts'
import { inRow } from '../core/english.ts'
import { EUROPEAN_PLACES } from '../league/zones.ts'

type Club = DeepReadonly<ClubIdentity>

export interface ElevenMember {
  name: string
  club: Club
  /** Mean match rating, 3.0–10.0. */
  rating: number
  isOwn: boolean
}

/** Clubs that changed divisions after a season. */
export interface DivisionChanges {
  /** The champions of the second division first. */
  promoted: Club[]
  relegated: Club[]
  /** Own semi-final of the play-off and its final in words; empty without one. */
  playOff: string[]
}

export interface SeasonReport {
  season: number
  place: string
  points: number
  champion: string
  /** True for a season in the second division, whose champions are others. */
  isBelow: boolean
  verdict: Verdict
  /** The parts below are empty when they were not recorded. */
  table: FinalRow[]
  positions: { week: number; position: number; place: string }[]
  awards: ReportedAward[]
  eleven: ElevenMember[]
  /** `isKept`: can be watched again. */
  bestMatch: (MatchLine & { isKept: boolean }) | null
  records: { name: string; text: string }[]
  amounts: CategoryAmount[]
  summer: string[]
  /** Null for a season of one division. */
  divisions: DivisionChanges | null
  /** True while the manager can retire after this season. */
  canRetire: boolean
}

/** Review of a past season; null when there is no such season. */
export function seasonReport(state: Snapshot, season: number): SeasonReport | null {
  const past = state.pastSeasons.find((candidate) => candidate.season === season)
  if (!past) return null
  const { review } = past
  const books = state.ledger.seasons.find((entry) => entry.season === season)
  const amounts = books?.amounts ?? {}
  return {
    season,
    place: countryPlaceInWords(countryPlace(past)),
    points: past.points,
    champion: past.champion,
    isBelow: past.division === 2,
    verdict: seasonVerdict(past, {
      net: books ? netOf(amounts) : null,
      worstPosition: DIFFICULTY_FIGURES[difficultyIn(state, season)].worstPosition,
      move: moveBefore(state.pastSeasons, past),
    }),
    table: review ? finalTable(state, past.club, review.table) : [],
    positions: (review?.positions ?? []).map((position, i) => ({
      week: i + 1,
      position,
      place: ordinal(position),
    })),
    awards: awardsReport(state, past),
    eleven: (review?.eleven ?? []).map(([name, club, rating]) => ({
      name,
      ...numberedClub(state, past.club, club),
      rating: rating / 10,
    })),
    bestMatch: review?.bestMatch ? bestMatchReport(state, season, review.bestMatch) : null,
    records: (review?.records ?? [])
      // Records of a whole season are kept with the next one, too: they are set on its first day.
      .filter(([kind, value, details]) => {
        const isOfSeason = !('season' in details) || details.season === season
        return isOfSeason && isListed(kind, { value })
      })
      .map(([kind, value, details]) => ({
        name: RECORD_NAMES[kind],
        text: recordText(kind, { value, details }),
      })),
    amounts: inOrderOfAmounts(amounts),
    summer: review
      ? [
          ...europeLine(state, past, review),
          ...summerLines(season, review.summer),
          ...confidenceLine(state, past),
        ]
      : [],
    divisions: review?.otherDivision ? divisionChanges(state, past.club, review.otherDivision) : null,
    canRetire:
      season === state.pastSeasons.at(-1)?.season &&
      (challengeRefusal(state, ['retire']) ?? retirementHurdle(state)) === null,
  }
}

/** Matches of the play-off, in the order in which they were played. */
const SEMI_FINALS = ['first leg', 'second leg', 'first leg', 'second leg'].map((leg) => `semi-final, ${leg}`)

function divisionChanges(
  state: Snapshot,
  own: ClubId,
  { promoted, relegated, playOff }: DeepReadonly<DivisionReview>,
): DivisionChanges {
  const nameOf = (club: ClubNumber) => clubOfNumber(state, club).name
  const number = clubNumber(own)
  return {
    promoted: promoted.map((club) => clubOfNumber(state, club)),
    relegated: relegated.map((club) => clubOfNumber(state, club)),
    playOff: playOff.flatMap((match, i) => {
      const { home, away } = match
      const round = SEMI_FINALS[i] ?? 'final'
      if (round !== 'final' && home !== number && away !== number) return []
      return [`Play-off ${round}: ${tieInWords(match, { home: nameOf(home), away: nameOf(away) })}.`]
    }),
  }
}

function netOf(amounts: LedgerEntry): number {
  return LEDGER_CATEGORIES.reduce((sum, category) => sum + (amounts[category] ?? 0), 0)
}

/** Clubs of the country that play in Europe after a season; nothing where Europe was not played. */
function europeLine(
  state: Snapshot,
  past: DeepReadonly<PastSeason>,
  { table: own, otherDivision }: DeepReadonly<SeasonReview>,
): string[] {
  const next = state.pastSeasons.find(({ season }) => season === past.season + 1)
  const isPlayed = next
    ? pastCompetition(next, 'europe') !== undefined
    : competitionOf(state, 'europe').ties.length > 0
  if (!isPlayed) return []
  const table = past.division === 1 ? own : (otherDivision?.table ?? [])
  const clubs = table.slice(0, EUROPEAN_PLACES).map(([club]) => clubOfNumber(state, club).name)
  const here = [state.club, ...otherClubs(state)].map(({ name }) => name)
  const winners = (['cup', 'europe'] as const).flatMap((id) => pastCompetition(past, id)?.winner ?? [])
  const names = new Set([...clubs, ...winners.filter((name) => here.includes(name))])
  return [`In the ${COMPETITION_NAMES.europe}: ${inRow([...names])}.`]
}

/** Summer's move of the board's confidence towards the usual one, after the last season that is over. */
function confidenceLine(
  { board, currentSeason }: Snapshot,
  { season, review }: DeepReadonly<PastSeason>,
): string[] {
  const lastDay = DAYS_PER_SEASON * season
  const move = board.moves.find(({ cause, day }) => cause.kind === 'new-season' && day > lastDay)
  if (season !== currentSeason - 1 || !review?.objective || !move) return []
  const { after } = review.objective.confidence
  return [`A new start: the board’s confidence goes from ${after}% to ${after + move.change}%.`]
}

function summerLines(
  season: number,
  { transferBudget, wageBudget, retired, youngsters }: SummerNews,
): string[] {
  const sums = [
    ...(transferBudget > 0 ? [`${pounds(transferBudget)} for transfers`] : []),
    ...(wageBudget > 0 ? [`${pounds(wageBudget)} a week for new wages`] : []),
  ]
  const lines =
    sums.length > 0
      ? [
          `For season ${season + 1} the board put up ${inRow(sums)}. That was after the summer’s new contracts, and before you picked an objective.`,
        ]
      : []
  if (retired.length > 0) lines.push(`Retired: ${retired.join(', ')}.`)
  if (youngsters.length > 0) lines.push(`Through the academy: ${youngsters.join(', ')}.`)
  return lines
}
