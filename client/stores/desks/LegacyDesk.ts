import type { Snapshot } from '../../simulation/gameState.ts'
import { newAchievements } from '../../simulation/reports/achievements/achievements.ts'
import { careerLine, playerLines } from '../../simulation/reports/hallOfFame.ts'
import type { Clock } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import type { LegacyStore } from '../LegacyStore.ts'
import type { UiStore } from '../UiStore.ts'

interface LegacyStores {
  legacy: LegacyStore
  ui: UiStore
  environment: { clock: Clock }
}

/** Most achievements announced one by one; of more, the number is announced. */
const MOST_TOASTS = 3

/** Stores achievements, players and the end of the running career in the legacy of the device. */
export class LegacyDesk {
  readonly #game: GameStore
  readonly #stores: LegacyStores
  /** Career and season for which yearly achievements were checked last. */
  #checkedSeason = ''

  constructor(game: GameStore, stores: LegacyStores) {
    this.#game = game
    this.#stores = stores
  }

  /** Stores new achievements of the career. Call after a match day, a season and the end of a career. */
  record(): void {
    const { career, careerNumber } = this.#game
    if (!career) return
    const season = `${careerNumber}/${career.pastSeasons.length}`
    const withYearly = season !== this.#checkedSeason
    this.#checkedSeason = season
    this.#recordAchievements(career, withYearly)
    if (withYearly || career.ended) this.#recordHallOfFame(career)
  }

  #recordAchievements(career: Snapshot, withYearly: boolean): void {
    const { legacy, ui, environment } = this.#stores
    const news = newAchievements(career, { earned: legacy.earned, withYearly })
    if (news.length === 0) return
    const earnedAt = environment.clock.date().getTime()
    const { club, currentSeason: season } = career
    legacy.add({ achievements: news.map(({ id }) => ({ id, club: club.name, season, earnedAt })) })
    if (news.length > MOST_TOASTS) ui.showToast(`Achievements: ${news.length} new`, 'success')
    else for (const { title } of news) ui.showToast(`Achievement: ${title}`, 'success')
  }

  #recordHallOfFame(career: Snapshot): void {
    const { legacy, environment } = this.#stores
    const line = careerLine(career)
    legacy.add({
      players: playerLines(career),
      careers: line ? [{ ...line, endedAt: environment.clock.date().getTime() }] : [],
    })
  }
}
