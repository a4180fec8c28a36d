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

/** Achievements that are announced one by one; of more, only their number. */
const MOST_TOASTS = 3

/** Looks at the running career for what belongs into the legacy of the device. */
export class LegacyDesk {
  readonly #game: GameStore
  readonly #stores: LegacyStores
  /** The season of the career that was looked at last. */
  #lookedAt = ''

  constructor(game: GameStore, stores: LegacyStores) {
    this.#game = game
    this.#stores = stores
  }

  /** Enters what the career has newly achieved. To be called after a match day, a season and a career's end. */
  record(): void {
    const { career, careerNumber } = this.#game
    if (!career) return
    const season = `${careerNumber}/${career.pastSeasons.length}`
    const withYearly = season !== this.#lookedAt
    this.#lookedAt = season
    this.#recordAchievements(career, withYearly)
    if (withYearly || career.ended) this.#recordFame(career)
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

  #recordFame(career: Snapshot): void {
    const { legacy, environment } = this.#stores
    const line = careerLine(career)
    legacy.add({
      players: playerLines(career),
      careers: line ? [{ ...line, endedAt: environment.clock.date().getTime() }] : [],
    })
  }
}
