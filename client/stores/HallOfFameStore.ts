import { makeAutoObservable } from 'mobx'
import { ordinal } from '../simulation/core/ordinal.ts'
import { ACHIEVEMENT_GROUPS, type Achievement } from '../simulation/reports/achievements/achievement.ts'
import { ACHIEVEMENTS } from '../simulation/reports/achievements/achievements.ts'
import { pointsPerMatch, type PlayerLine } from '../simulation/reports/hallOfFame.ts'
import {
  careerKey,
  FAME_PLACES,
  playerKey,
  type EarnedAchievement,
  type FamedCareer,
} from './legacy/legacyRecord.ts'
import type { LegacyStore } from './LegacyStore.ts'

/** An achievement, earned or not yet. */
export interface ListedAchievement extends Pick<Achievement, 'id' | 'title' | 'description'> {
  earned: EarnedAchievement | null
}

export interface ListedGroup {
  group: Achievement['group']
  achievements: readonly ListedAchievement[]
}

export interface ListedCareer extends FamedCareer {
  key: string
  pointsPerMatch: number
  /** The best final position in words; null without one. */
  place: string | null
}

export interface ListedPlayer extends PlayerLine {
  key: string
}

/**
 * The legacy as its dialog lists it. Apart from `LegacyStore`, so that pages before the game do not load the
 * achievements' conditions.
 */
export class HallOfFameStore {
  /** Places for careers, and for players. */
  readonly places = FAME_PLACES
  readonly count = ACHIEVEMENTS.length
  readonly #legacy: LegacyStore

  constructor(legacy: LegacyStore) {
    this.#legacy = legacy
    makeAutoObservable(this, { places: false, count: false }, { autoBind: true })
  }

  /** Every achievement, by group. */
  get groups(): ListedGroup[] {
    const earnedById = new Map(this.#legacy.legacy.achievements.map((earned) => [earned.id, earned]))
    const listed = ACHIEVEMENTS.map(({ id, group, title, description }) => ({
      id,
      group,
      title,
      description,
      earned: earnedById.get(id) ?? null,
    }))
    return ACHIEVEMENT_GROUPS.map((group) => ({
      group,
      achievements: listed.filter((achievement) => achievement.group === group),
    }))
  }

  /** Number of achievements earned, of those there are. */
  get earnedCount(): number {
    return ACHIEVEMENTS.filter(({ id }) => this.#legacy.earned.has(id)).length
  }

  /** Careers that have ended or go on, the best first. */
  get careers(): ListedCareer[] {
    return this.#legacy.legacy.careers.map((career) => ({
      ...career,
      key: careerKey(career),
      pointsPerMatch: pointsPerMatch(career),
      place: career.bestPlace === null ? null : ordinal(career.bestPlace),
    }))
  }

  /** Players of all careers, the best first. */
  get players(): ListedPlayer[] {
    return this.#legacy.legacy.players.map((player) => ({ ...player, key: playerKey(player) }))
  }

  /** Reloads what other tabs have stored. */
  refresh(): void {
    this.#legacy.refresh()
  }
}
