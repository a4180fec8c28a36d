import { makeAutoObservable } from 'mobx'
import { wageRoom } from '../../simulation/finance/dailyFinance.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import {
  amountsByCategory,
  homeCrowds,
  moneyByWeek,
  type CategoryAmount,
  type Crowd,
  type MoneyWeek,
} from '../../simulation/reports/seasonCourse.ts'
import type { GameStore } from '../GameStore.ts'

export interface WeekPosition {
  week: number
  position: number
  /** The position in words, such as '3rd'. */
  place: string
  points: number
}

export interface FanWeek {
  week: number
  fanCount: number
  /** Percent. */
  fanHappiness: number
}

/** Budgets, and the course of the running season in figures for charts. */
export class CourseDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  /** `wageRoom`: pounds per week left of the wage budget after the players' wages. */
  get budgets() {
    const { transferBudget, wageBudget } = this.#game.state
    return { transferBudget, wageBudget, wageRoom: wageRoom(this.#game.state) }
  }

  get money(): MoneyWeek[] {
    return moneyByWeek(this.#game.state)
  }

  get amounts(): CategoryAmount[] {
    return amountsByCategory(this.#game.state)
  }

  get crowds(): Crowd[] {
    return homeCrowds(this.#game.state)
  }

  get positions(): WeekPosition[] {
    return this.#game.state.seasonData.map(({ week, position, points }) => ({
      week,
      position,
      place: ordinal(position),
      points,
    }))
  }

  get fans(): FanWeek[] {
    return this.#game.state.seasonData.map(({ week, fanCount, fanHappiness }) => ({
      week,
      fanCount,
      fanHappiness,
    }))
  }
}
