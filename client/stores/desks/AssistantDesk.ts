import { makeAutoObservable } from 'mobx'
import type { AssistantRules } from '../../simulation/club/assistant.ts'
import { TIRED_BELOW } from '../../simulation/players/restTired.ts'
import { TRAINING_BY_STAMINA } from '../../simulation/players/trainingByStamina.ts'
import { PRICE_BY_MOOD } from '../../simulation/tickets/priceByMood.ts'
import { PRICE_RANGE } from '../../simulation/club/priceRange.ts'
import type { GameStore } from '../GameStore.ts'

/** Rules by which the assistant acts for the manager. */
export class AssistantDesk {
  /** Figures of the rules, for their descriptions. */
  readonly figures = {
    tiredBelow: TIRED_BELOW,
    training: TRAINING_BY_STAMINA,
    range: PRICE_RANGE,
    ...PRICE_BY_MOOD,
  }
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, { figures: false }, { autoBind: true })
  }

  get rules(): Readonly<AssistantRules> {
    return this.#game.state.assistant
  }

  change(change: Partial<AssistantRules>): void {
    this.#game.decide('setAssistant', change)
  }
}
