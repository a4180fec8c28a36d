/** Records of the club as data, and their texts. */
import { ofKind, oneOf, record } from '../core/checks.ts'
import { day, goals, money, name, season } from '../core/figures.ts'
import { grouped, pounds } from '../core/money.ts'
import { capitalised } from '../core/english.ts'
import { ordinal } from '../core/ordinal.ts'
import { ROUND_NAMES } from '../core/tie.ts'
import { scoreText, type OwnScore } from './ownScore.ts'

export const RECORD_KINDS = [
  'biggestWin',
  'biggestDefeat',
  'mostGoals',
  'biggestCupWin',
  'longestUnbeatenRun',
  'longestWinningRun',
  'highestAttendance',
  'dearestSigning',
  'dearestSale',
  'mostGoalsInSeason',
  'mostPoints',
  'bestPosition',
  'bestCupRun',
  'bestEuropeanRun',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Circumstances in which a record was set. */
export type RecordDetails =
  | ({ kind: 'match' } & OwnScore)
  | { kind: 'run' }
  | { kind: 'transfer'; player: string }
  | { kind: 'season'; season: number }
  | { kind: 'player-season'; player: string; season: number }

/** Record of the whole career, with the day it was set. */
export interface ClubRecord {
  /**
   * Matches, goals, spectators, pounds, points or round of a cup by its kind, a cup won counting as the round after the
   * final; a position is negative, so that higher is better.
   */
  value: number
  details: RecordDetails
  day: number
}

export const recordKind = oneOf(RECORD_KINDS)

export const recordDetails = ofKind<RecordDetails>({
  match: { playerScore: goals, opponentScore: goals, opponent: name },
  run: {},
  transfer: { player: name },
  season: { season },
  'player-season': { player: name, season },
})

export const clubRecord = record<ClubRecord>({ value: money, details: recordDetails, day })

export type ClubRecords = Partial<Record<RecordKind, ClubRecord>>

export const RECORD_NAMES: Record<RecordKind, string> = {
  biggestWin: 'Biggest win',
  biggestDefeat: 'Biggest defeat',
  mostGoals: 'Most goals in a match',
  biggestCupWin: 'Biggest cup win',
  longestUnbeatenRun: 'Longest unbeaten run',
  longestWinningRun: 'Longest winning run',
  highestAttendance: 'Highest attendance',
  dearestSigning: 'Biggest fee paid',
  dearestSale: 'Biggest fee received',
  mostGoalsInSeason: 'Most goals in a season',
  mostPoints: 'Most points',
  bestPosition: 'Best position',
  bestCupRun: 'Best cup run',
  bestEuropeanRun: 'Best run in Europe',
}

/** False for a record that nobody is proud of: a cup that was over in the first round. */
export function isListed(kind: RecordKind, { value }: Pick<ClubRecord, 'value'>): boolean {
  return kind !== 'bestCupRun' || value > 1
}

/** Text of a record, such as '6–1 against Beta'. */
export function recordText(
  kind: RecordKind,
  { value, details }: Pick<ClubRecord, 'value' | 'details'>,
): string {
  switch (details.kind) {
    case 'match':
      return `${kind === 'highestAttendance' ? `${grouped(value)} spectators, ` : ''}${scoreText(details)}`
    case 'run':
      return `${grouped(value)} matches`
    case 'transfer':
      return `${details.player}: ${pounds(value)}`
    case 'season':
      return `${seasonText(kind, value)} in season ${details.season}`
    case 'player-season':
      return `${details.player}: ${value} in season ${details.season}`
  }
}

function seasonText(kind: RecordKind, value: number): string {
  const cup = kind === 'bestCupRun' ? 'cup' : kind === 'bestEuropeanRun' ? 'europe' : null
  if (cup) return capitalised(ROUND_NAMES[cup][value - 1]?.split(',')[0] ?? 'winners')
  return kind === 'bestPosition' ? ordinal(-value) : `${value} points`
}
