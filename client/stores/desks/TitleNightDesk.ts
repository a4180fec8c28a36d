import { makeAutoObservable, observableRef } from 'mobx'
import { lastDay, type LastDay } from '../../simulation/reports/lastDay.ts'
import type { TableRow } from '../../simulation/league/table.ts'
import type { Environment } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { UiStore } from '../UiStore.ts'

interface Outside {
  matchday: MatchdayStore
  ui: UiStore
  environment: Pick<Environment, 'sessionStorage'>
}

/** Names the season's end that has been seen, for the browser session. */
const SEEN_KEY = 'titleNight'

/** The evening of a season's last matches, shown once before the next morning closes the season. */
export class TitleNightDesk {
  /** The night that has been left, so that a reload does not show it again. */
  seen: string | null
  /** How far the night that is shown has come. */
  progress: { night: string; ended: number; isSettled: boolean } = { night: '', ended: 0, isSettled: false }
  readonly #game: GameStore
  readonly #outside: Outside

  constructor(game: GameStore, outside: Outside) {
    this.#game = game
    this.#outside = outside
    this.seen = outside.environment.sessionStorage.getItem(SEEN_KEY)
    makeAutoObservable(this, { progress: observableRef }, { autoBind: true })
  }

  /** Null on every other day. */
  get night(): LastDay | null {
    return this.#game.career && lastDay(this.#game.career)
  }

  /** Whether the night has not been seen: time waits for it. */
  get isDue(): boolean {
    return this.night !== null && this.seen !== this.#name
  }

  /** Whether it is on the screen: after the last match and its result. */
  get isShown(): boolean {
    return this.isDue && this.#outside.ui.modal === null && !this.#outside.matchday.isOpen
  }

  /** Whether the final table is known to the player; at once where nothing is drawn. */
  get isSettled(): boolean {
    const { night, isSettled } = this.progress
    return (night === this.#name && isSettled) || !this.#outside.matchday.hasPicture
  }

  /** The scores of the grounds that have ended so far. */
  get grounds(): LastDay['grounds'] {
    const { night, ended } = this.progress
    const all = this.night?.grounds ?? []
    return this.isSettled ? all : all.slice(0, night === this.#name ? ended : 0)
  }

  /** The night as the scene draws it. */
  get scene() {
    const { night } = this
    if (!night) return null
    const { season, tone, grounds, places, before, final, champion } = night
    const groundOf: Record<string, number> = {}
    grounds.forEach(({ home, away }, ground) => {
      groundOf[home.id] = ground
      groundOf[away.id] = ground
    })
    const own = this.#game.state.club.id
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

  /** Leaves the night for good. */
  close(): void {
    this.seen = this.#name
    try {
      this.#outside.environment.sessionStorage.setItem(SEEN_KEY, this.#name)
    } catch {
      // A browser without room for it shows the night again after a reload.
    }
  }

  /** Tells the seasons of different careers apart. */
  get #name(): string {
    const { career } = this.#game
    return career ? `${career.seed} ${career.currentSeason} ${career.record.points}` : ''
  }
}

function nightRow(row: TableRow, before: readonly TableRow[], own: string) {
  const old = before.find(({ club }) => club.id === row.club.id) ?? row
  const [shirt, trim] = row.club.colours
  return {
    club: row.club.id,
    name: row.club.shortName,
    colours: [shirt, trim] as const,
    isOwn: row.club.id === own,
    before: figures(old),
    now: figures(row),
    climbed: old.position - row.position,
  }
}

function figures({ position, record, goalDifference }: TableRow) {
  return { position, played: record.played, goalDifference, points: record.points }
}
