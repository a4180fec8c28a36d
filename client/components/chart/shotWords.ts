/** Words for shots on maps and in their tables. */
import { counted } from '../../simulation/core/english.ts'
import type { Body, Pattern } from '../../simulation/match/attack.ts'
import type { ReportedShot, ShotResult } from '../../simulation/reports/shotReport.ts'

export const SHOT_RESULTS: readonly ShotResult[] = ['goal', 'saved', 'blocked', 'off', 'post']

export const SHOT_RESULT_NAMES: Record<ShotResult, string> = {
  goal: 'Goal',
  saved: 'Saved',
  blocked: 'Blocked',
  off: 'Off target',
  post: 'Woodwork',
}

export const BODY_NAMES: Record<Body, string> = { foot: 'Foot', head: 'Head', other: 'Other' }

export const PATTERN_NAMES: Record<Pattern, string> = {
  'open-play': 'Open play',
  'through-ball': 'Through ball',
  cutback: 'Cut-back',
  cross: 'Cross',
  solo: 'Solo run',
  counter: 'Counter-attack',
  press: 'Won high up',
  'long-shot': 'Long shot',
  corner: 'Corner',
  'free-kick': 'Free kick',
  'direct-free-kick': 'Direct free kick',
  penalty: 'Penalty',
  rebound: 'Rebound',
  error: 'Mistake',
}

/** The chance and what became of it, such as 'Goal, 0.31 xG, 11 m, head, cross'. */
export function shotInWords({ result, quality, distance, body, pattern }: ReportedShot): string {
  const end = SHOT_RESULT_NAMES[result]
  return `${end}, ${quality.toFixed(2)} xG, ${Math.round(distance)} m, ${BODY_NAMES[body].toLowerCase()}, ${PATTERN_NAMES[pattern].toLowerCase()}`
}

/** Shots in one sentence, such as '12 shots, 2 goals, 1.43 xG.' */
export function shotsInWords(shots: readonly ReportedShot[]): string {
  const goals = shots.filter(({ result }) => result === 'goal').length
  const expected = shots.reduce((sum, { quality }) => sum + quality, 0)
  return `${counted(shots.length, 'shot')}, ${counted(goals, 'goal')}, ${expected.toFixed(2)} xG.`
}
