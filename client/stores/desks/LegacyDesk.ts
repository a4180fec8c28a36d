import { packTry } from '../../simulation/reports/challengeTries.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { Clock, KeyValueStorage } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import { legacyOf, type LegacyStore } from '../LegacyStore.ts'
import type { UiStore } from '../UiStore.ts'

interface LegacyStores {
  ui: UiStore
  environment: { clock: Clock; storage: KeyValueStorage }
}

/** Most achievements announced one by one; of more, the number is announced. */
const MAX_TOASTS = 3

/** Conditions of the achievements and lines of the halls of fame, in chunks of their own. */
async function loadReports() {
  const [{ newAchievements }, { careerLine, playerLines }, { careerStory }] = await Promise.all([
    import('../../simulation/reports/achievements/achievements.ts'),
    import('../../simulation/reports/careerLines.ts'),
    import('../../simulation/reports/careerStory.ts'),
  ])
  return { newAchievements, careerLine, careerStory, playerLines }
}
type Reports = Awaited<ReturnType<typeof loadReports>>

/** Stores achievements, players and the line of the running career in the legacy of the device. */
export class LegacyDesk {
  readonly #game: GameStore
  readonly #autosave: { readonly loads: number }
  readonly #stores: LegacyStores
  readonly #legacy: LegacyStore
  /** Null until they have loaded. */
  #reports: Reports | null = null
  /** Career and season for which yearly achievements were checked last. */
  #checkedSeason = ''

  constructor(
    { game, autosave }: { game: GameStore; autosave: { readonly loads: number } },
    stores: LegacyStores,
  ) {
    this.#game = game
    this.#autosave = autosave
    this.#stores = stores
    this.#legacy = legacyOf(stores)
  }

  /** Stores new achievements of the career. Call after a match day, a season and the end of a career. */
  record(): void {
    const { career } = this.#game
    if (!career || isNew(career)) return
    if (this.#reports) this.#recordAll(career, this.#reports)
    else void this.#load()
  }

  /** Stores the challenge of the career, which has just ended. */
  recordTry(): void {
    const { environment } = this.#stores
    const run = this.#game.career?.challenge
    if (!run) return
    const endedAt = environment.clock.date().getTime()
    this.#legacy.add({ tries: [packTry(run, endedAt)] })
  }

  async #load(): Promise<void> {
    try {
      this.#reports = await loadReports()
    } catch {
      // Loaded again after the next match day, which finds what this one has missed.
      return
    }
    this.record()
  }

  #recordAll(career: Snapshot, reports: Reports): void {
    const season = `${this.#game.careerNumber}/${career.pastSeasons.length}`
    const withYearly = season !== this.#checkedSeason
    this.#checkedSeason = season
    this.#recordAchievements(career, { withYearly, reports })
    if (withYearly || career.ended) this.#recordHallOfFame(career, reports)
  }

  #recordAchievements(
    career: Snapshot,
    { withYearly, reports }: { withYearly: boolean; reports: Reports },
  ): void {
    const { ui, environment } = this.#stores
    const news = reports.newAchievements(career, { earned: this.#legacy.earned, withYearly })
    if (news.length === 0) return
    const earnedAt = environment.clock.date().getTime()
    const { club, currentSeason: season } = career
    this.#legacy.add({ achievements: news.map(({ id }) => ({ id, club: club.name, season, earnedAt })) })
    if (news.length > MAX_TOASTS) ui.showToast(`Achievements: ${news.length} new`, 'success')
    else for (const { title } of news) ui.showToast(`Achievement: ${title}`, 'success')
  }

  #recordHallOfFame(career: Snapshot, { careerLine, careerStory, playerLines }: Reports): void {
    const { environment } = this.#stores
    const line = careerLine(career)
    this.#legacy.add({
      players: playerLines(career),
      careers: line
        ? [
            {
              ...line,
              story: careerStory(career),
              loads: this.#autosave.loads,
              endedAt: environment.clock.date().getTime(),
            },
          ]
        : [],
    })
  }
}

/** True if nothing can have been achieved yet, so that a new career need not load the conditions. */
function isNew({ currentSeason, currentMatchWeek, ended }: Snapshot): boolean {
  return currentSeason === 1 && currentMatchWeek === 0 && !ended
}
