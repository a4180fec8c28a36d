import { makeAutoObservable, observableRef } from 'mobx'
import { wonToday } from '../../simulation/competitions/ownMatches.ts'
import type { CompetitionId } from '../../simulation/core/tie.ts'
import { lastDay, type LastDay } from '../../simulation/reports/lastDay.ts'
import type { TableRow } from '../../simulation/league/table.ts'
import type { Environment } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import { keepValues } from '../keepValues.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { UiStore } from '../UiStore.ts'
import { boardRow } from './BoardDesk.ts'

interface NightStores {
  game: GameStore
  matchday: MatchdayStore
  ahead: { readonly isRunning: boolean }
}

interface Outside {
  ui: UiStore
  environment: Pick<Environment, 'sessionStorage'>
}

/** Key of the browser session for the title night that was shown last. */
const SEEN_KEY = 'titleNight'

/** Evening of a season's last matches, or of a cup or the play-off won, shown once before the next morning. */
export class TitleNightDesk {
  /** Title night that was closed, so that a reload does not show it again. */
  closedNight: string | null
  /** Progress of the title night on the screen. */
  progress: { night: string; ended: number; isSettled: boolean } = { night: '', ended: 0, isSettled: false }
  readonly #stores: NightStores
  readonly #outside: Outside

  constructor(stores: NightStores, outside: Outside) {
    this.#stores = stores
    this.#outside = outside
    this.closedNight = outside.environment.sessionStorage.getItem(SEEN_KEY)
    makeAutoObservable(this, { progress: observableRef }, { autoBind: true })
  }

  /** Title night of today; null on other days. */
  get night(): LastDay | null {
    const { career } = this.#stores.game
    return career && lastDay(career)
  }

  /** The competition that was won this evening; null on others. */
  get cup(): CompetitionId | null {
    const { career } = this.#stores.game
    return (career && wonToday(career)?.id) ?? null
  }

  get isOfCup(): boolean {
    return this.cup !== null
  }

  /** True until the title night of today is closed; time waits for it. */
  get isDue(): boolean {
    return (this.isOfCup || this.night !== null) && this.closedNight !== this.#name
  }

  /** True when it is on the screen: after the last match and its result, between runs of days. A club's page lies over it. */
  get isShown(): boolean {
    const { matchday, ahead } = this.#stores
    const { ui } = this.#outside
    const isFree = ui.modal === null || (ui.page !== null && ui.modalBelow === null)
    return this.isDue && isFree && !matchday.isOpen && !ahead.isRunning
  }

  /** True once the final table is shown; at once where no scene draws it. */
  get isSettled(): boolean {
    const { night, isSettled } = this.progress
    return (night === this.#name && isSettled) || !this.#stores.matchday.hasPicture
  }

  /** Scores of the matches that have ended so far. */
  get grounds(): LastDay['grounds'] {
    const { night, ended } = this.progress
    const all = this.night?.grounds ?? []
    return this.isSettled ? all : all.slice(0, night === this.#name ? ended : 0)
  }

  /** Data of the scene. */
  get scene() {
    const { night } = this
    if (!night) return null
    const { season, tone, grounds, places, before, final, champion } = night
    const groundOf: Record<string, number> = {}
    grounds.forEach(({ home, away }, ground) => {
      groundOf[home.id] = ground
      groundOf[away.id] = ground
    })
    const own = this.#stores.game.state.club.id
    const [shirt, trim] = champion.colours
    return {
      tone,
      season,
      champion: { name: champion.name, colours: [shirt, trim] as const },
      night: { grounds: grounds.length, places, groundOf },
      rows: final.map((row) => nightRow(row, before, own)),
    }
  }

  showGrounds(ended: number): void {
    this.progress = { night: this.#name, ended, isSettled: false }
  }

  /** Shows the final table. */
  settle(): void {
    this.progress = { night: this.#name, ended: this.night?.grounds.length ?? 0, isSettled: true }
  }

  /** Closes the title night permanently. */
  close(): void {
    this.closedNight = this.#name
    keepValues(this.#outside.environment.sessionStorage, { [SEEN_KEY]: this.#name })
  }

  /** Identifies the evening in a career. */
  get #name(): string {
    const { career } = this.#stores.game
    if (!career) return ''
    const { seed, currentSeason, record } = career
    return `${seed} ${currentSeason} ${this.cup ?? record.points}`
  }
}

function nightRow(now: TableRow, rowsBefore: readonly TableRow[], own: string) {
  const before = rowsBefore.find(({ club }) => club.id === now.club.id) ?? now
  return boardRow({ before, now, climbed: before.position - now.position }, own)
}
