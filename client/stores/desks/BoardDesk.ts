import { computedStruct, makeAutoObservable } from 'mobx'
import { tableMoves, type TableMove, type TableRow } from '../../simulation/league/table.ts'
import type { GameStore } from '../GameStore.ts'

/** League table on the scoreboard: the changes of the last round, and the round last watched. */
export class BoardDesk {
  /** Value of `round` when it was last watched to its end. */
  watched = ''
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { rows: computedStruct }, { autoBind: true })
  }

  get week(): number {
    return this.#game.state.currentMatchWeek
  }

  /** Rows by position. The array is the same object until its content changes. */
  get rows() {
    const own = this.#game.state.club.id
    return tableMoves(this.#game.state).map((move) => boardRow(move, own))
  }

  /** Identifies the last round by its table, so that the same week of another career differs. */
  get round(): string {
    const outcome = this.rows.map(({ club, now }) => `${club} ${now.points}`)
    return [this.#game.state.currentSeason, this.week, ...outcome].join(' ')
  }

  /** True when the last round has not been watched on the board. */
  get hasNews(): boolean {
    return this.week > 0 && this.round !== this.watched
  }

  /** Marks the last round as watched. */
  watch(): void {
    this.watched = this.round
  }
}

/** Row of a table in a picture, with its place before. */
export function boardRow({ before, now, climbed }: TableMove, own: string) {
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
