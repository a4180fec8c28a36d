/** Careers of players as screens and files read them: a line for each season, club and competition. */
import { clubById } from '../club/clubById.ts'
import { unpackCareer } from '../club/packedCareer.ts'
import {
  LINE_COMPETITIONS,
  type LineAward,
  type LineCompetition,
  type PlayerLine,
  type PlayerSeason,
} from '../club/playerLine.ts'
import { clubIdOf } from '../clubs/clubNumbers.ts'
import type { ClubId } from '../core/ids.ts'
import { COMPETITION_NAMES } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { rivalValue } from '../transfers/offerPrice.ts'
import { knownPlayers, type KnownPlayer } from './people.ts'

/** Names of competitions as lines have them. */
export const LINE_COMPETITION_NAMES: Record<LineCompetition, string> = {
  league: 'First division',
  second: 'Second division',
  cup: COMPETITION_NAMES.cup,
  playoff: COMPETITION_NAMES.playoff,
  europe: COMPETITION_NAMES.europe,
}

/** Figures of a player for a club in a competition. Those that nobody has counted are null. */
export interface CareerFigures {
  appearances: number
  starts: number | null
  minutes: number | null
  goals: number
  assists: number
  expectedGoals: number | null
  yellow: number | null
  red: number | null
  cleanSheets: number
  saves: number | null
  /** Mean, 3–10; null without an appearance. */
  rating: number | null
}

export interface CareerLine extends CareerFigures {
  competition: LineCompetition
  club: { id: ClubId; name: string }
  awards: readonly LineAward[]
}

export interface CareerMove {
  /** Null for a club abroad. */
  from: string | null
  to: string | null
  /** Pounds. */
  fee: number
}

export interface CareerSeason {
  season: number
  isRunning: boolean
  age: number
  /** At its end, or today; null where nobody knows any more. */
  quality: number | null
  value: number | null
  lines: readonly CareerLine[]
  moves: readonly CareerMove[]
}

/** A season of a player's career. */
export interface PlayerInSeason extends CareerSeason {
  player: KnownPlayer
}

export interface PlayerCareer {
  player: KnownPlayer
  /** In the country; null for a player who has left it. */
  age: number | null
  /** Totals at the club from before lines were kept; null for none. */
  earlier: { club: string; seasons: number; appearances: number; goals: number } | null
  /** Oldest first. */
  seasons: readonly CareerSeason[]
  /** All lines together. */
  total: CareerFigures
}

/** Career of a player; null for one whom nobody knows any more. */
export function playerCareer(state: Snapshot, id: PlayerId): PlayerCareer | null {
  const player = knownPlayers(state).get(id)
  return player ? careerOf(state, player) : null
}

/** A season of everyone who has one in their career. */
export function careerSeasons(state: Snapshot, season: number): PlayerInSeason[] {
  const nameOf = nameReader(state)
  return [...knownPlayers(state).values()].flatMap((player) => {
    const packed = packedCareer(state, player.id).seasons.find((one) => one.season === season)
    return packed ? [{ player, ...careerSeason(state, player, packed, nameOf) }] : []
  })
}

function careerOf(state: Snapshot, player: KnownPlayer): PlayerCareer {
  const { earlier, seasons } = packedCareer(state, player.id)
  const nameOf = nameReader(state)
  return {
    player,
    age: player.now ? state.currentSeason - player.born : null,
    earlier: earlier && { ...earlier, club: nameOf(earlier.club) },
    seasons: seasons.map((season) => careerSeason(state, player, season, nameOf)),
    total: figuresOf(seasons.flatMap(({ lines }) => lines)),
  }
}

function packedCareer({ currentSeason, careers, seasonLines }: Snapshot, id: PlayerId) {
  return unpackCareer(careers[id] ?? '', { season: currentSeason, lines: seasonLines[id] ?? '' })
}

function careerSeason(
  state: Snapshot,
  { now, born }: KnownPlayer,
  { season, quality, value, lines, moves }: PlayerSeason,
  nameOf: ClubNames,
): CareerSeason {
  const isRunning = season === state.currentSeason
  const age = season - born
  const then = isRunning ? (now?.quality ?? null) : quality
  const usual = then === null ? null : rivalValue({ quality: then, age })
  return {
    season,
    isRunning,
    age,
    quality: then,
    value: isRunning ? (now?.value ?? null) : (value ?? usual),
    lines: lines.map((line) => careerLine(line, nameOf)).sort(byCompetition),
    moves: moves.map(({ from, to, fee }) => ({
      from: from === null ? null : nameOf(from),
      to: to === null ? null : nameOf(to),
      fee,
    })),
  }
}

type ClubNames = (club: number) => string

/** Function that returns the name of a club by its number, and looks each of them up once. */
function nameReader(state: Snapshot): ClubNames {
  const names = new Map<number, string>()
  return (club) => {
    const name = names.get(club) ?? clubById(state, clubIdOf(club))?.name ?? ''
    names.set(club, name)
    return name
  }
}

/** A packed line in words and means. */
function careerLine(line: PlayerLine, nameOf: ClubNames): CareerLine {
  const { competition, club, awards } = line
  return { competition, club: { id: clubIdOf(club), name: nameOf(club) }, awards, ...figuresOf([line]) }
}

/** Figures of several lines together. */
export function figuresOf(
  lines: readonly Pick<
    PlayerLine,
    'appearances' | 'goals' | 'assists' | 'cleanSheets' | 'saves' | 'ratingTotal' | 'more'
  >[],
): CareerFigures {
  const sum = (figure: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + figure(line), 0)
  const isCounted = lines.every(({ more }) => more)
  const more = (figure: 'starts' | 'minutes' | 'expectedGoals' | 'yellow' | 'red') =>
    isCounted ? sum((line) => line.more?.[figure] ?? 0) : null
  const appearances = sum((line) => line.appearances)
  const expectedGoals = more('expectedGoals')
  return {
    appearances,
    starts: more('starts'),
    minutes: more('minutes'),
    goals: sum((line) => line.goals),
    assists: sum((line) => line.assists),
    expectedGoals: expectedGoals === null ? null : expectedGoals / 100,
    yellow: more('yellow'),
    red: more('red'),
    cleanSheets: sum((line) => line.cleanSheets),
    saves:
      lines.length > 0 && lines.every(({ saves }) => saves !== null) ? sum(({ saves }) => saves ?? 0) : null,
    rating: appearances === 0 ? null : sum((line) => line.ratingTotal) / appearances / 10,
  }
}

function byCompetition(a: CareerLine, b: CareerLine): number {
  return LINE_COMPETITIONS.indexOf(a.competition) - LINE_COMPETITIONS.indexOf(b.competition)
}
