import { makeAutoObservable, observableRef } from 'mobx'
import { DONE, type Outcome } from '../../simulation/outcome.ts'
import { PRICE_RANGE, setTicketPrice } from '../../simulation/tickets/ticketPrice.ts'
import {
  attendanceReport,
  priceImpact,
  type AttendanceReport,
  type PriceImpact,
} from '../../simulation/tickets/ticketReport.ts'
import type { GameStore } from '../GameStore.ts'

interface Earlier {
  /** The career it belongs to. */
  seed: number
  /** Pounds. */
  price: number
}

/** The box office: what a ticket costs, and who comes. */
export class TicketDesk {
  readonly range = PRICE_RANGE
  /** The price before the last change, null when there is nothing to take back. */
  earlier: Earlier | null = null
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { range: false, earlier: observableRef }, { autoBind: true })
  }

  /** Pounds a ticket costs. */
  get price(): number {
    return this.#game.state.ticketPrice
  }

  get attendance(): AttendanceReport {
    return attendanceReport(this.#game.state)
  }

  get canUndo(): boolean {
    return this.earlier !== null && this.earlier.seed === this.#game.state.seed
  }

  /** What a price would come to. */
  impactOf(price: number): PriceImpact {
    return priceImpact(this.#game.state, price)
  }

  change(price: number): Outcome {
    const { seed, ticketPrice } = this.#game.state
    if (price === ticketPrice) return DONE
    const outcome = this.#game.command((state) => setTicketPrice(state, price))
    if (outcome.done) this.earlier = { seed, price: ticketPrice }
    return outcome
  }

  /** Takes the last change back. */
  undo(): void {
    const { earlier } = this
    if (!earlier || !this.canUndo) return
    this.#game.command((state) => setTicketPrice(state, earlier.price))
    this.earlier = null
  }
}
