/** Achievements as data, and conditions that several of them share. */
import type { Snapshot } from '../../gameState.ts'
import { clubNumber } from '../../clubs/clubNumbers.ts'
import type { RecordKind } from '../../club/clubRecord.ts'
import type { CareerTotals, PastSeason } from '../../club/pastSeason.ts'
import type { DeepReadonly } from '../../core/readonly.ts'

export const ACHIEVEMENT_GROUPS = ['matches', 'seasons', 'players', 'club', 'money', 'transfers'] as const

export interface Achievement {
  /** Stored on devices: never changed, never used again. */
  id: string
  group: (typeof ACHIEVEMENT_GROUPS)[number]
  title: string
  /** Task, as an imperative sentence. */
  description: string
  /** 'yearly' ones look at past seasons, and only change when a season ends. */
  changes: 'weekly' | 'yearly'
  isEarned: (state: Snapshot) => boolean
}

export type Condition = Achievement['isEarned']
type Season = DeepReadonly<PastSeason>
type Row = readonly [id: string, title: string, description: string, isEarned: Condition]

/** Achievements of a group that change at the same times. */
export function achievementsOf(
  group: Achievement['group'],
  changes: Achievement['changes'],
  rows: readonly Row[],
): Achievement[] {
  return rows.map(([id, title, description, isEarned]) => ({
    id,
    group,
    title,
    description,
    changes,
    isEarned,
  }))
}

export function totalFrom(total: keyof CareerTotals, least: number): Condition {
  return ({ totals }) => totals[total] >= least
}

export function recordFrom(kind: RecordKind, least: number): Condition {
  return ({ records }) => {
    const record = records[kind]
    return record !== undefined && record.value >= least
  }
}

/** At least so many seasons of the career that are over fulfil a condition. */
export function seasonsWith(holds: (season: Season) => boolean, least = 1): Condition {
  return ({ pastSeasons }) => pastSeasons.filter(holds).length >= least
}

/** A league award of a season has gone to the own club. */
export function awardWon(award: 'player' | 'youngPlayer' | 'keeper'): Condition {
  return seasonsWith(({ club, awards }) => awards[award]?.[1] === clubNumber(club))
}
