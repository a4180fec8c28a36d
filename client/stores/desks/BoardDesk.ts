import { computedStruct, makeAutoObservable } from 'mobx'
import { tableMoves, type TableMove, type TableRow } from '../../simulation/league/table.ts'
import type { GameStore } from '../GameStore.ts'

/** The scoreboard with the league table: what the last round has moved, and whether it has been watched. */
export class BoardDesk {
  /** The round last watched to its end, as `round` names it. */
  watched = ''
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { rows: computedStruct }, { autoBind: true })
  }

  get week(): number {
    return this.#game.state.currentMatchWeek
  }

  /** A row per club, the first first. The same rows stay while nothing on the board changes. */
  get rows() {
    const own = this.#game.state.club.id
    return tableMoves(this.#game.state).map((move) => boardRow(move, own))
  }

  /** Names the last round by what it came to: a save played on in another way has another round. */
  get round(): string {
    const outcome = this.rows.map(({ club, now }) => `${club} ${now.points}`)
    return [this.#game.state.currentSeason, this.week, ...outcome].join(' ')
  }

  /** Whether there is something to watch: a round that has not been seen on the board. */
  get hasNews(): boolean {
    return this.week > 0 && this.round !== this.watched
  }

  /** The rows have come to rest before the player's eyes. */
  watch(): void {
    this.watched = this.round
  }
}

function boardRow({ before, now, climbed }: TableMove, own: string) {
  const { id, shortName, colours } = now.club
  const [shirt, trim] = colours
  return {
    club: id,
    name: shortName,
    colours: [shirt, trim] as const,
    isOwn: id === own,
    before: figures(before),
    now: figures(now),
    climbed,
  }
}

function figures({ position, record, goalDifference }: TableRow) {
  return { position, played: record.played, goalDifference, points: record.points }
}
