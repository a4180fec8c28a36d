/** Review of a past season, from its recorded data only. */
import { clubNamed, type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { clubIdOf, clubNumber } from '../clubs/clubNumbers.ts'
import { goalsText } from '../club/ownScore.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import { LEDGER_CATEGORIES, type LedgerEntry } from '../core/ledger.ts'
import { POINTS } from '../club/leagueRecord.ts'
import { pounds } from '../core/money.ts'
import { COMPETITION_NAMES } from '../core/tie.ts'
import { stageName } from '../core/tieWords.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { countryPlace, countryPlaceInWords, type PastSeason } from '../club/pastSeason.ts'
import { RECORD_NAMES, recordText } from '../club/clubRecord.ts'
import type {
  AwardWinner,
  BestMatchLine,
  ClubNumber,
  DivisionReview,
  MatchMerit,
  SeasonReview,
  SummerNews,
  TableLine,
} from '../club/seasonReview.ts'
import { competitionOf, pastCompetition, type PastCompetition } from '../club/competitionSeason.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import { DIFFICULTY_FIGURES, difficultyIn } from '../club/difficulty.ts'
import { retirementHurdle } from '../manager/retire.ts'
import { tieScore } from './tieScore.ts'
import { moveBefore, seasonVerdict, type Verdict } from './seasonVerdict.ts'
import type { CategoryAmount } from '../core/ledger.ts'
import { inOrderOfAmounts } from './seasonCourse.ts'
import { counted, inRow } from '../core/english.ts'
import { EUROPEAN_PLACES } from '../league/zones.ts'

type Club = DeepReadonly<ClubIdentity>

export interface FinalRow {
  position: number
  club: Club
  isOwn: boolean
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
  points: number
}

export interface ReportedAward {
  award: string
  name: string
  /** Null when only the club's name is known. */
  club: Club | null
  /** Reason for the award. */
  note: string
  isOwn: boolean
}

export interface ElevenMember {
  name: string
  club: Club
  /** Mean match rating, 3.0–10.0. */
  rating: number
  isOwn: boolean
}

/** A match in words, and what made it the best of its season; empty for nothing special. */
export interface MatchLine {
  text: string
  reasons: string
}

/** Best match of a season that can be watched again. */
export interface BestMatch extends MatchLine {
  season: number
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
      club: clubOf(state, club),
      rating: rating / 10,
      isOwn: club === clubNumber(past.club),
    })),
    bestMatch: review ? bestMatchReport(state, season, review) : null,
    records: (review?.records ?? []).map(([kind, value, details]) => ({
      name: RECORD_NAMES[kind],
      text: recordText(kind, { value, details }),
    })),
    amounts: inOrderOfAmounts(amounts),
    summer: review ? [...europeLine(state, past, review), ...summerLines(season, review.summer)] : [],
    divisions: review?.otherDivision ? divisionChanges(state, past.club, review.otherDivision) : null,
    canRetire: season === state.pastSeasons.at(-1)?.season && retirementHurdle(state) === null,
  }
}

/** Awards of a season. */
export function awardsReport(state: Snapshot, past: DeepReadonly<PastSeason>): ReportedAward[] {
  const { awards, leagueScorer, ownScorer } = past
  const won = (award: string, winner: AwardWinner | null, note: (winner: AwardWinner) => string) =>
    winner ? [{ ...winnerOf(state, past.club, winner[1]), award, name: winner[0], note: note(winner) }] : []
  const rated = (award: string, winner: AwardWinner | null) =>
    won(award, winner, ([, , , , rating]) => `rated ${(rating / 10).toFixed(1)}`)
  const scorer = (award: string, { name, club, goals }: typeof ownScorer, isOwn: boolean) =>
    goals === 0 ? [] : [{ award, name, club: clubNamed(state, club) ?? null, isOwn, note: `${goals} goals` }]
  return [
    ...rated('Player of the season', awards.player),
    ...rated('Young player of the season', awards.youngPlayer),
    ...scorer('Top scorer', leagueScorer, leagueScorer.club === ownScorer.club),
    ...won('Goalkeeper of the season', awards.keeper, ([, , , sheets]) => counted(sheets, 'clean sheet')),
    managerAward(state, past),
    ...past.competitions.map(trophyAward),
    ...rated('Your player of the season', awards.ownPlayer),
    ...rated('Your young player of the season', awards.ownYoungPlayer),
    ...scorer('Your top scorer', ownScorer, true),
  ]
}

/** Winner of a competition, and the end of the own run in it. */
function trophyAward({ id, winner, beaten, round, isWon }: Readonly<PastCompetition>): ReportedAward {
  const { name, rounds } = descriptionOf(id)
  const end = round === null || isWon ? null : stageName(id, round)
  const isBeatenFinalist = round === rounds.length && !isWon
  const note = isBeatenFinalist || end === null ? `beat ${beaten} in the final` : `you went out in the ${end}`
  return { award: name, name: winner, club: null, note, isOwn: isWon }
}

function managerAward(state: Snapshot, { club: own, awards }: DeepReadonly<PastSeason>): ReportedAward {
  const { name, club, position, before } = awards.manager
  const winner = winnerOf(state, own, club)
  return {
    award: 'Manager of the season',
    ...winner,
    name: name ?? state.manager.name,
    note: `${ordinal(position)} after ${ordinal(before)}`,
  }
}

/** `own`: the club that the manager was in charge of. */
function winnerOf(state: Snapshot, own: ClubId, club: ClubNumber) {
  return { club: clubOf(state, club), isOwn: club === clubNumber(own) }
}

function clubOf(state: Snapshot, club: ClubNumber): Club {
  return clubById(state, clubIdOf(club)) ?? state.club
}

/** A final table as it is kept, with its clubs; `own`: the club that the manager was in charge of. */
export function finalTable(state: Snapshot, own: ClubId, table: readonly TableLine[]): FinalRow[] {
  return table.map(([club, wins, draws, goalsFor, goalsAgainst], i) => ({
    position: i + 1,
    ...winnerOf(state, own, club),
    wins,
    draws,
    losses: WEEKS_PER_SEASON - wins - draws,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: POINTS.W * wins + POINTS.D * draws,
  }))
}

/** Matches of the play-off, in the order in which they were played. */
const SEMI_FINALS = ['first leg', 'second leg', 'first leg', 'second leg'].map((leg) => `semi-final, ${leg}`)

function divisionChanges(
  state: Snapshot,
  own: ClubId,
  { promoted, relegated, playOff }: DeepReadonly<DivisionReview>,
): DivisionChanges {
  const nameOf = (club: ClubNumber) => clubOf(state, club).name
  const number = clubNumber(own)
  return {
    promoted: promoted.map((club) => clubOf(state, club)),
    relegated: relegated.map((club) => clubOf(state, club)),
    playOff: playOff.flatMap((match, i) => {
      const { home, away } = match
      const round = SEMI_FINALS[i] ?? 'final'
      if (round !== 'final' && home !== number && away !== number) return []
      return [`Play-off ${round}: ${nameOf(home)} against ${nameOf(away)}, ${tieScore(match)}.`]
    }),
  }
}

const MERITS: Record<MatchMerit, string> = {
  comeback: 'won from behind',
  'late-winner': 'the winner came in the last minutes',
  upset: 'against a side well above in the table',
  derby: 'a derby',
  'big-win': 'won by a wide margin',
}

function bestMatchReport(state: Snapshot, season: number, { bestMatch }: DeepReadonly<SeasonReview>) {
  if (!bestMatch) return null
  const isKept = state.bestMatches.some(({ result }) => result.season === season)
  return { ...matchLine(bestMatch, clubOf(state, bestMatch.opponent).name), isKept }
}

/** Best matches whose reports are kept, the latest first. */
export function bestMatches({ bestMatches: matches }: Snapshot): BestMatch[] {
  return matches
    .map(({ result, merits }) => ({
      season: result.season,
      ...matchLine({ ...result, merits }, result.opponent),
    }))
    .toReversed()
}

function matchLine(
  { week, isHome, playerScore, opponentScore, merits }: DeepReadonly<Omit<BestMatchLine, 'opponent'>>,
  opponent: string,
): MatchLine {
  return {
    text: `Week ${week}: ${goalsText(playerScore, opponentScore)} ${isHome ? 'at home to' : 'away at'} ${opponent}`,
    reasons: merits.map((merit) => MERITS[merit]).join(', '),
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
  const clubs = table.slice(0, EUROPEAN_PLACES).map(([club]) => clubOf(state, club).name)
  const cupWinner = pastCompetition(past, 'cup')?.winner
  const names = cupWinner === undefined || clubs.includes(cupWinner) ? clubs : [...clubs, cupWinner]
  return [`In the ${COMPETITION_NAMES.europe}: ${inRow(names)}.`]
}

function summerLines(
  season: number,
  { transferBudget, wageBudget, retired, youngsters }: SummerNews,
): string[] {
  const next = season + 1
  const lines = [
    `The board allowed ${pounds(transferBudget)} for transfers and ${pounds(wageBudget)} a week for new wages in season ${next}, before an objective was chosen.`,
  ]
  if (retired.length > 0) lines.push(`Retired: ${retired.join(', ')}.`)
  if (youngsters.length > 0) lines.push(`Through the academy: ${youngsters.join(', ')}.`)
  return lines
}

/** Awards of every season, newest first. */
export function allAwards(state: Snapshot): (ReportedAward & { season: number })[] {
  return state.pastSeasons
    .toReversed()
    .flatMap((past) => awardsReport(state, past).map((award) => ({ season: past.season, ...award })))
}
