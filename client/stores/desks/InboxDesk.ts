import { makeAutoObservable } from 'mobx'
import type { Player, PlayerId } from '../../simulation/people/player.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { UnrestAnswer } from '../../simulation/people/unrest.ts'
import { inboxReport, messageOf, type InboxRow } from '../../simulation/reports/inboxReport.ts'
import { unrestOf, type UnrestReport } from '../../simulation/reports/unrestReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Messages of own players who wait for an answer. */
export class InboxDesk {
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get rows(): InboxRow[] {
    return inboxReport(this.#game.state)
  }

  messageOf(id: PlayerId): InboxRow | null {
    return messageOf(this.#game.state, id)
  }

  unrestOf(player: DeepReadonly<Player>): UnrestReport | null {
    return unrestOf(this.#game.state, player)
  }

  /** Returns true if the answer has been given. */
  answer(id: PlayerId, answer: UnrestAnswer): boolean {
    return this.#game.decide('answerUnrest', id, answer).done
  }
}
