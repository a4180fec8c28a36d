/** Matches of a season as past seasons keep them: each as nine digits in one string. */
import { isInDigits, readDigits, writeDigits } from '../core/digits.ts'
import { COMPETITION_IDS, type CompetitionId, type Score } from '../core/tie.ts'
import type { ClubNumber } from './seasonReview.ts'

/** Ways in which a match ends. New ones go to the end: their places are in careers. */
const ENDINGS = ['regular', 'extra-time', 'penalties'] as const
export type MatchEnding = (typeof ENDINGS)[number]

const SIDES = [null, 'home', 'away'] as const

export interface SeasonMatch {
  competition: CompetitionId
  /** Match week in the league, or the round of another competition, from 1. */
  round: number
  home: ClubNumber
  away: ClubNumber
  /** Goals with those of extra time. */
  goals: Score
  ending: MatchEnding
  /** Side that has won or goes on; null for a draw, and after a first leg. */
  winner: 'home' | 'away' | null
}

const LENGTH = 9
/** Most matches kept of a season: the own ones in all competitions, and the last rounds of the cup. */
const MOST = 100

export function packMatches(matches: readonly SeasonMatch[]): string {
  return matches.map(packMatch).join('')
}

function packMatch({ competition, round, home, away, goals, ending, winner }: SeasonMatch): string {
  return (
    writeDigits(COMPETITION_IDS.indexOf(competition), 1) +
    writeDigits(round, 1) +
    writeDigits(home, 2) +
    writeDigits(away, 2) +
    writeDigits(goals.home, 1) +
    writeDigits(goals.away, 1) +
    writeDigits(ENDINGS.indexOf(ending) * SIDES.length + SIDES.indexOf(winner), 1)
  )
}

export function readMatches(text: string): SeasonMatch[] {
  return Array.from({ length: text.length / LENGTH }, (_, i) => readMatch(text, i * LENGTH))
}

function readMatch(text: string, at: number): SeasonMatch {
  const end = readDigits(text, at + 8, 1)
  return {
    competition: COMPETITION_IDS[readDigits(text, at, 1)] ?? 'league',
    round: readDigits(text, at + 1, 1),
    home: readDigits(text, at + 2, 2),
    away: readDigits(text, at + 4, 2),
    goals: { home: readDigits(text, at + 6, 1), away: readDigits(text, at + 7, 1) },
    ending: ENDINGS[Math.floor(end / SIDES.length)] ?? 'regular',
    winner: SIDES[end % SIDES.length] ?? null,
  }
}

/** True for a string that `packMatches` can have written. */
export function arePackedMatches(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length % LENGTH === 0 &&
    value.length <= LENGTH * MOST &&
    isInDigits(value)
  )
}
