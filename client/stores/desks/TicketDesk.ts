import { makeAutoObservable } from 'mobx'
import { PRICE_RANGE } from '../../simulation/tickets/ticketPrice.ts'
import {
  attendanceReport,
  priceImpact,
  type AttendanceReport,
  type PriceImpact,
} from '../../simulation/reports/ticketReport.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

/** Ticket price and attendance. */
export class TicketDesk {
  readonly range = PRICE_RANGE
  readonly lastChange: LastChange
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange(game)
    makeAutoObservable(this, { range: false, lastChange: false }, { autoBind: true })
  }

  /** Pounds per ticket. */
  get price(): number {
    return this.#game.state.ticketPrice
  }

  get attendance(): AttendanceReport {
    return attendanceReport(this.#game.state)
  }

  /** Expected effect of a price. */
  impactOf(price: number): PriceImpact {
    return priceImpact(this.#game.state, price)
  }

  change(price: number): void {
    const { ticketPrice } = this.#game.state
    if (price === ticketPrice) return
    const outcome = this.#game.decide('setTicketPrice', price)
    if (outcome.done) this.lastChange.remember('setTicketPrice', ticketPrice)
  }
}
