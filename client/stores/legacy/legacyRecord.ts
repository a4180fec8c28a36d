/** Stored form of the legacy. Damaged parts are dropped, the rest is kept. */
import { CAREER_ENDS } from '../../simulation/club/careerEnd.ts'
import { DIFFICULTIES } from '../../simulation/club/difficulty.ts'
import { POSITIONS } from '../../simulation/people/position.ts'
import {
  compareCareers,
  comparePlayers,
  type CareerLine,
  type PlayerLine,
} from '../../simulation/reports/hallOfFame.ts'
import type { CareerStory } from '../../simulation/reports/careerStory.ts'
import {
  array,
  boolean,
  integer,
  isObject,
  nullable,
  number,
  oneOf,
  parseJson,
  record,
  text,
  type Check,
} from '../../simulation/core/checks.ts'

/** An achievement, with where and when it was earned first. */
export interface EarnedAchievement {
  id: string
  club: string
  season: number
  /** Milliseconds since 1970. */
  earnedAt: number
}

export interface FamedCareer extends CareerLine {
  /** Null for careers that earlier releases have stored. */
  story: CareerStory | null
  /** Number of times that the career was loaded. */
  loads: number
  /** When it ended, or was noted last while it goes on: milliseconds since 1970. */
  endedAt: number
}

export interface Legacy {
  /** In the order in which they were earned. */
  achievements: readonly EarnedAchievement[]
  /** The best first. */
  careers: readonly FamedCareer[]
  /** The best first. */
  players: readonly PlayerLine[]
  /** Challenges that were played to their ends, packed (`reports/challengeTries.ts`), in that order. */
  tries: readonly string[]
}

/** Places in each hall of fame. */
export const FAME_PLACES = 20
/** Latest tries of challenges that are kept. */
export const MAX_TRIES = 200
/** Far more achievements than there are. */
const MAX_ACHIEVEMENTS = 500

const name = text(120)
const time = integer(0, 8_640_000_000_000_000)
const count = integer(0, 1_000_000)
const season = integer(1, 5_000)
const seed = integer(0, 4_294_967_295)

const isAchievement = record<EarnedAchievement>({ id: text(60), club: name, season, earnedAt: time })
const story = record<CareerStory>({
  manager: name,
  face: count,
  reputation: number(1, 5),
  clubs: array(record<CareerStory['clubs'][number]>({ name, from: season, to: season }), 5_000),
  places: array(integer(1, 40), 5_000),
  cups: array(season, 5_000),
  europe: array(season, 5_000),
  signings: array(
    record<CareerStory['signings'][number]>({
      name,
      season,
      fee: integer(0, 10_000_000_000),
      matches: count,
      goals: count,
    }),
    20,
  ),
  records: array(record<CareerStory['records'][number]>({ name, text: text(300) }), 40),
})
const isCareer = record<FamedCareer>({
  seed,
  club: name,
  isIron: boolean,
  difficulty: oneOf(DIFFICULTIES),
  loads: count,
  story: nullable(story),
  reason: nullable(oneOf(CAREER_ENDS)),
  seasons: season,
  titles: count,
  cups: count,
  bestPlace: nullable(integer(1, 40)),
  matches: count,
  points: count,
  endedAt: time,
})
const isPlayer = record<PlayerLine>({
  seed,
  club: name,
  id: text(60),
  name,
  position: oneOf(POSITIONS),
  season,
  appearances: count,
  goals: count,
  awards: count,
})

export const NO_LEGACY: Legacy = { achievements: [], careers: [], players: [], tries: [] }

export function readLegacy(stored: string | null): Legacy {
  const value = parseJson(stored)
  if (!isObject(value)) return NO_LEGACY
  return joinLegacies(NO_LEGACY, {
    achievements: soundItems(value.achievements, isAchievement),
    careers: soundItems(withMarks(value.careers), isCareer),
    players: soundItems(value.players, isPlayer),
    tries: soundItems(value.tries, name),
  })
}

/** Careers with the marks that earlier releases did not store. */
function withMarks(careers: unknown): unknown {
  if (!Array.isArray(careers)) return careers
  const marks = { story: null, isIron: false, difficulty: 'normal', loads: 0, cups: 0 }
  return careers.map((item: unknown) => {
    if (!isObject(item)) return item
    const told = isObject(item.story) ? { clubs: [], cups: [], europe: [], ...item.story } : null
    return { ...marks, ...item, story: told }
  })
}

function soundItems<T>(value: unknown, check: Check<T>): T[] {
  return Array.isArray(value) ? value.filter((item: unknown): item is T => check(item)) : []
}

/**
 * One legacy of two. An achievement counts once, when it was earned first; a career and a player count once, with
 * the better line: a career that is loaded and played again is the same one. One that goes on is dropped when a later
 * line of its league shows that it does not.
 */
export function joinLegacies(one: Legacy, other: Legacy): Legacy {
  return {
    achievements: firstOfEach(
      [...one.achievements, ...other.achievements].toSorted((a, b) => a.earnedAt - b.earnedAt),
      ({ id }) => id,
    ).slice(0, MAX_ACHIEVEMENTS),
    careers: firstOfEach(
      withoutStale([...one.careers, ...other.careers]).toSorted(
        (a, b) => compareCareers(a, b) || compareEnds(a, b),
      ),
      careerKey,
    ).slice(0, FAME_PLACES),
    players: firstOfEach([...one.players, ...other.players].toSorted(comparePlayers), playerKey).slice(
      0,
      FAME_PLACES,
    ),
    tries: [...new Set([...one.tries, ...other.tries])].slice(-MAX_TRIES),
  }
}

/** Careers without running ones that another line of the same seed has outlived. */
function withoutStale(careers: readonly FamedCareer[]): FamedCareer[] {
  return careers.filter(
    ({ seed: own, reason, endedAt }) =>
      reason !== null || !careers.some((other) => other.seed === own && other.endedAt > endedAt),
  )
}

/** Of equal lines of a career the one with its end comes first, then the earliest end, or the latest note. */
function compareEnds(a: FamedCareer, b: FamedCareer): number {
  const isRunning = (career: FamedCareer) => (career.reason === null ? 1 : 0)
  return isRunning(a) - isRunning(b) || (isRunning(a) ? b.endedAt - a.endedAt : a.endedAt - b.endedAt)
}

/** Identifies a career among those played on the device. */
export function careerKey({ seed, club }: Pick<CareerLine, 'seed' | 'club'>): string {
  return `${seed} ${club}`
}

export function playerKey(player: Pick<PlayerLine, 'seed' | 'club' | 'id'>): string {
  return `${careerKey(player)} ${player.id}`
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
