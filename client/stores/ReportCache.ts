import { _isComputingDerivation, computed, onBecomeUnobserved, type IComputedValue } from 'mobx'
import type { Snapshot } from '../simulation/gameState.ts'
import type { GameStore } from './GameStore.ts'

/** Argument of a query: plain JSON. */
export type ReportArgument =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ReportArgument[]
  | { readonly [key: string]: ReportArgument }

/** Query of the simulation, such as those of `simulation/reports/`. */
export type Query<Args extends readonly ReportArgument[], Report> = (state: Snapshot, ...args: Args) => Report

/**
 * Reports on the career. Each is computed once per Snapshot and arguments for all who watch it, and forgotten when
 * nobody does.
 */
export class ReportCache {
  /** By query, then by the JSON of the arguments. */
  readonly #watched = new Map<unknown, Map<string, IComputedValue<unknown>>>()
  readonly #game: Pick<GameStore, 'state'>

  constructor(game: Pick<GameStore, 'state'>) {
    this.#game = game
  }

  /** Number of reports that are being watched. */
  get size(): number {
    return [...this.#watched.values()].reduce((sum, reports) => sum + reports.size, 0)
  }

  read<Args extends readonly ReportArgument[], Report>(query: Query<Args, Report>, ...args: Args): Report {
    // Nothing would ever forget a report that is read outside of an observer.
    if (!_isComputingDerivation()) return query(this.#game.state, ...args)
    const key = JSON.stringify(args)
    const known = this.#watched.get(query)?.get(key)
    // Only this query and these arguments lead to the entry.
    if (known) return (known as IComputedValue<Report>).get()
    const report = computed(() => query(this.#game.state, ...args))
    const ofQuery = this.#watched.get(query) ?? new Map<string, IComputedValue<unknown>>()
    this.#watched.set(query, ofQuery.set(key, report))
    onBecomeUnobserved(report, () => {
      ofQuery.delete(key)
      if (ofQuery.size === 0 && this.#watched.get(query) === ofQuery) this.#watched.delete(query)
    })
    return report.get()
  }
}
