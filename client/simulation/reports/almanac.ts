/** The almanac: the book of a finished season, from what the career has kept of it. */
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import type { SeasonReview } from '../club/seasonReview.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { Position } from '../people/position.ts'
import {
  cupsOf,
  monthsOf,
  movesOf,
  type AlmanacCup,
  type AlmanacMonth,
  type AlmanacMove,
} from './almanacChapters.ts'
import { careerSeasons, type PlayerInSeason } from './playerCareer.ts'
import { moveBefore, type DivisionMove } from './seasonVerdict.ts'
import { finalTable, type FinalRow } from './finalTable.ts'
import { seasonReport, type SeasonReport } from './seasonReport.ts'

export interface AlmanacPlayer {
  id: string
  name: string
  position: Position
  appearances: number
  goals: number
  assists: number
}

export interface Almanac {
  club: DeepReadonly<ClubIdentity>
  manager: string
  division: Division
  /** Final place in the division, such as '3rd'. */
  place: string
  report: SeasonReport
  /** Paragraphs. */
  story: string[]
  months: AlmanacMonth[]
  cups: AlmanacCup[]
  /** To and from the own club, the dearest first. */
  moves: AlmanacMove[]
  /** Final table of the other division; empty where it was not kept. */
  otherTable: FinalRow[]
  /** Own players with their figures in all competitions, by appearances. */
  players: AlmanacPlayer[]
  attendance: number
}

/** Book of a season; null for one that is not over. */
export function almanac(state: Snapshot, season: number): Almanac | null {
  const past = state.pastSeasons.find((one) => one.season === season)
  const report = seasonReport(state, season)
  if (!past || !report) return null
  const other = past.review?.otherDivision
  const club = clubById(state, past.club) ?? state.club
  const careers = careerSeasons(state, season)
  return {
    club,
    manager: state.manager.name,
    division: past.division,
    place: ordinal(past.position),
    report,
    story: [race(report), ...ownSeason(past, moveBefore(state.pastSeasons, past)), ...endings(report)],
    months: monthsOf(state, past),
    cups: cupsOf(state, past),
    moves: movesOf(careers, club.name),
    otherTable: other ? finalTable(state, past.club, other.table) : [],
    players: playersOf(careers, past.club),
    attendance: past.averageAttendance,
  }
}

/** Way in which the title was won. */
function race({ table, champion }: SeasonReport): string {
  const [first, second, third] = table
  if (!first || !second) return `${champion} were champions.`
  const gap = first.points - second.points
  const lead =
    gap === 0
      ? `level on ${first.points} points with ${second.club.name} and ahead only on what was scored`
      : `with ${first.points} points, ${counted(gap, 'point')} clear of ${second.club.name}`
  const chase = third ? ` ${third.club.name} came third with ${third.points}.` : ''
  return `${first.club.name} finished top, ${lead}.${chase}`
}

/** Weeks at which a season is looked back on: the first month, and the turn. */
const FIRST_WEEKS = 5
const HALF_WAY = 19

/** The own season from what was expected to where it ended. */
function ownSeason(
  { season, position, points, wins, review, ...past }: DeepReadonly<PastSeason>,
  move: DivisionMove | null,
): string[] {
  const result = `The club ended ${ordinal(position)} with ${points} points: ${counted(wins, 'win')}, ${counted(past.draws, 'draw')} and ${counted(past.losses, 'defeat')}, ${past.goalsScored} goals scored and ${past.goalsScored - past.goalDifference} let in.`
  if (!review) return [result]
  return [[expected(season, review, move), course(review.positions), result].filter(Boolean).join(' ')]
}

function expected(
  season: number,
  { expected: place, placeBefore }: DeepReadonly<SeasonReview>,
  move: DivisionMove | null,
): string {
  if (place === null) return ''
  const paper = `The paper had the club down for ${ordinal(place)}`
  if (season === 1) return `${paper}.`
  return move
    ? `Newly ${move === 'up' ? 'promoted' : 'relegated'}, they were ${ordinal(place)} in the paper’s forecast.`
    : `${paper}, after ${ordinal(placeBefore)} the season before.`
}

function course(positions: readonly number[]): string {
  const early = positions[FIRST_WEEKS - 1]
  const half = positions[HALF_WAY - 1]
  if (early === undefined || half === undefined) return ''
  const best = Math.min(...positions)
  const worst = Math.max(...positions)
  const range =
    best === worst
      ? ''
      : ` Their best was ${ordinal(best)} (week ${positions.indexOf(best) + 1}), their lowest ${ordinal(worst)} (week ${positions.indexOf(worst) + 1}).`
  const turn =
    half === early ? 'still there' : half < early ? `up to ${ordinal(half)}` : `down to ${ordinal(half)}`
  return `They were ${ordinal(early)} after ${FIRST_WEEKS} weeks and ${turn} at the turn of the year.${range}`
}

/** Best match, the board's word, and who went up and down. */
function endings({ bestMatch, verdict, divisions }: SeasonReport): string[] {
  const match =
    bestMatch && `The match to remember came in ${lowered(bestMatch.text)}${reasons(bestMatch.reasons)}.`
  const names = (clubs: readonly { name: string }[]) =>
    new Intl.ListFormat('en-GB').format(clubs.map(({ name }) => name))
  const moves =
    divisions &&
    [
      divisions.promoted.length > 0 && `${names(divisions.promoted)} came up.`,
      divisions.relegated.length > 0 && `${names(divisions.relegated)} went down.`,
      ...divisions.playOff,
    ]
      .filter(Boolean)
      .join(' ')
  return [match ?? '', moves ?? '', verdict.text].filter((text) => text !== '')
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function reasons(text: string): string {
  return text === '' ? '' : ` (${text})`
}

function playersOf(careers: readonly PlayerInSeason[], club: ClubId): AlmanacPlayer[] {
  return careers
    .map(({ player: { id, name, type }, lines }): AlmanacPlayer => {
      const { appearances, goals, assists } = totals(lines.filter((line) => line.club.id === club))
      return { id, name, position: type, appearances, goals, assists }
    })
    .filter(({ appearances }) => appearances > 0)
    .sort((a, b) => b.appearances - a.appearances || b.goals - a.goals)
}

function totals(lines: PlayerInSeason['lines']): Pick<AlmanacPlayer, 'appearances' | 'goals' | 'assists'> {
  return lines.reduce(
    (sum, line) => ({
      appearances: sum.appearances + line.appearances,
      goals: sum.goals + line.goals,
      assists: sum.assists + line.assists,
    }),
    { appearances: 0, goals: 0, assists: 0 },
  )
}
