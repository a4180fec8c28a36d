import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import { MAX_ORDERS, type StandingOrder } from '../../simulation/club/standingOrder.ts'
import { orderFault } from '../../simulation/tactics/standingOrders.ts'
import type { GameStore } from '../GameStore.ts'
import { LastChange } from './LastChange.ts'

type Orders = DeepReadonly<StandingOrder[]>

/** Standing orders of the side, in the order in which they are carried out. */
export class OrdersDesk {
  readonly lastChange: LastChange
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    this.lastChange = new LastChange(game)
    makeAutoObservable(this, { lastChange: false }, { autoBind: true })
  }

  get orders(): Orders {
    return this.#game.state.standingOrders
  }

  get isFull(): boolean {
    return this.orders.length >= MAX_ORDERS
  }

  /** Message why an order cannot be given; null for a valid one. */
  faultOf(order: StandingOrder): string | null {
    return orderFault(order)
  }

  add(order: StandingOrder): Outcome {
    return this.#set([...this.orders, order])
  }

  change(index: number, order: StandingOrder): Outcome {
    return this.#set(this.orders.with(index, order))
  }

  remove(index: number): Outcome {
    return this.#set(this.orders.toSpliced(index, 1))
  }

  /** Moves an order before the one above it. */
  moveUp(index: number): Outcome {
    const [moved, above] = [this.orders[index], this.orders[index - 1]]
    return this.#set(moved && above ? this.orders.toSpliced(index - 1, 2, moved, above) : this.orders)
  }

  #set(orders: Orders): Outcome {
    const { orders: before } = this
    const outcome = this.#game.decide('setStandingOrders', orders)
    if (outcome.done) this.lastChange.remember('setStandingOrders', before)
    return outcome
  }
}
