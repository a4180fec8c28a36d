import { makeAutoObservable } from 'mobx'
import { lastEventStory } from '../../simulation/reports/lastEventStory.ts'
import { lastMatchStory } from '../../simulation/reports/lastMatchStory.ts'
import type { GameStore } from '../GameStore.ts'

/** Stories of the last match and of the last event. */
export class NewsDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this)
  }

  /** Null before the career's first match. */
  get lastMatch() {
    return lastMatchStory(this.#game.state)
  }

  /** Null before the career's first event. */
  get lastEvent() {
    return lastEventStory(this.#game.state)
  }

  /** Answers the event of today with the answer of this index; false if it is refused. */
  answerEvent(index: number): boolean {
    return this.#game.decide('answerEvent', index).done
  }
}
