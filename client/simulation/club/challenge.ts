/** Challenges: the same start, length and rules for everybody (CHL-1). */
import { WEEKS_PER_SEASON, DAYS_PER_WEEK } from '../core/calendar.ts'
import { parseJson } from '../core/checks.ts'
import { counted } from '../core/english.ts'
import type { Division } from '../core/fixture.ts'
import { pounds } from '../core/money.ts'
import type { Difficulty } from './difficulty.ts'

export const CHALLENGE_RULES = [
  'no-signings',
  'under-23s',
  'no-sales',
  'no-building',
  'no-campaigns',
] as const
export type ChallengeRule = (typeof CHALLENGE_RULES)[number]

/** Measure of success: league points, places above the prediction, trophies, money, or rounds of the cup. */
export const SCORINGS = ['points', 'places', 'trophies', 'money', 'cup'] as const
export type Scoring = (typeof SCORINGS)[number]

/** Calendar week, such as '2026-W48' (ISO 8601), or 'L-' and twelve hexadecimal digits. */
export const CHALLENGE_ID = /^(\d{4}-W\d\d|L-[0-9a-f]{12})$/

/** True for the id of a challenge that belongs to a private league (CHL-12). */
export function isOfLeague(id: string): boolean {
  return id.startsWith('L-')
}

/** Part of a challenge that its career keeps. */
export interface ChallengeTerms {
  /** The week in which it opens, or a name of its own in a private league (CHALLENGE_ID). */
  readonly id: string
  readonly title: string
  /** Match weeks from the start of the career. */
  readonly weeks: number
  readonly rules: readonly ChallengeRule[]
  readonly scoring: Scoring
}

export interface Challenge extends ChallengeTerms {
  /** First and last day, such as '2026-11-23': Monday and Sunday of its week. */
  readonly opens: string
  readonly closes: string
  readonly seed: number
  readonly division: Division
  readonly difficulty: Difficulty
}

/** Challenge of a week. */
export interface WeeklyChallenge extends Challenge {
  /** Version of the rules of the game: that of a save. */
  readonly version: number
}

/** A challenge that a career is in, or has been in. */
export interface ChallengeRun extends ChallengeTerms {
  /** Decisions that were carried out (CHL-5). */
  decisions: number
  /** Null while it runs. */
  score: number | null
  /**
   * Its beginning and every step that changed the career since, a line of JSON each (`challenge/runLog.ts`), so that it
   * can be played again. Null when there were too many, or when an event was skipped because it had a fault.
   */
  log: string | null
  /** Id of a ranked run, for whose match days the server draws the luck (CHL-8); null for an open one. */
  run: string | null
  /** True from the moment that the decisions before a match of a ranked run are handed in until it is played. */
  isCommitted: boolean
  /** Luck drawn for a ranked run, by the day of its match, each a whole number below 2^32. */
  luck: Record<number, number>
  /** Of the career at its end, in hexadecimal: that of the same steps is equal. Null while it runs. */
  fingerprint: string | null
}

/** Characters of a log: about twenty decisions a match week, for three seasons. */
export const MAX_LOG = 200_000

/** Oldest players who may come in where only the young may. */
export const OLDEST_SIGNED = 23

export const MOST_WEEKS = 3 * WEEKS_PER_SEASON

/** Match days of a run, those of cups included: more than three seasons can have. */
export const MOST_MATCH_DAYS = 250

/** A challenge at its start. `log`: the line of how it was begun; `run`: id of a ranked run. */
export function beginChallenge(
  { id, title, weeks, rules, scoring }: ChallengeTerms,
  { log, run }: { log: string; run: string | null },
): ChallengeRun {
  const beginning = { decisions: 0, score: null, log, run, isCommitted: false, luck: {}, fingerprint: null }
  return { id, title, weeks, rules: rules.slice(), scoring, ...beginning }
}

/** Hash of the rules of the game as a build has them. */
export const RULES_HASH = /^[0-9a-f]{16}$/

/** Hash of the rules that a run is played by, from the first line of its log; null where it names none (CHL-10). */
export function rulesHashOf(log: string): string | null {
  const end = log.indexOf('\n')
  const start = parseJson(end < 0 ? log : log.slice(0, end))
  const hash: unknown = Array.isArray(start) ? start[3] : null
  return typeof hash === 'string' && RULES_HASH.test(hash) ? hash : null
}

/** Day of its last match week. */
export function lastDayOf({ weeks }: Pick<ChallengeTerms, 'weeks'>): number {
  return weeks * DAYS_PER_WEEK
}

/** Score such as '52 points', '£1,200 in the red' or '3 places above the prediction'. */
export function scoreInWords(score: number, scoring: Scoring): string {
  switch (scoring) {
    case 'points':
      return counted(score, 'point')
    case 'places':
      if (score === 0) return 'as predicted'
      return `${counted(Math.abs(score), 'place')} ${score > 0 ? 'above' : 'below'} the prediction`
    case 'trophies':
      return counted(score, 'silverware point')
    case 'money':
      return score < 0 ? `${pounds(-score)} in the red` : `${pounds(score)} in the bank`
    case 'cup':
      return `${counted(score, 'round')} of the cup won`
  }
}
