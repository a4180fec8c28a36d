/** Report on the unrest of own players: a few words, and the facts behind them. */
import { causeText, type PlayingFacts } from '../news/peopleNews.ts'
import type { Player } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { PROMISED_MATCHES, type Unrest } from '../people/unrest.ts'
import type { Snapshot } from '../gameState.ts'
import { currentUnrest, playingFacts } from '../unrest/memory.ts'
import { plural } from '../core/english.ts'

export interface UnrestReport {
  kind: 'unhappy' | 'leaving' | 'promise'
  /** A few words for lists. */
  words: string
  /** The facts, as sentences. */
  details: string
  /** Playing time that the player remembers. */
  facts: PlayingFacts
  /** True if the player waits for an answer. */
  isWaiting: boolean
}

/** Complaint of a player or promise to them; null for a content player. */
export function unrestOf(state: Snapshot, player: DeepReadonly<Player>): UnrestReport | null {
  const unrest = currentUnrest(state, player.id)
  const facts = playingFacts(state, player)
  const { stage, cause, promise, answerBy } = unrest
  if (stage !== 'content' && cause) {
    return {
      kind: stage,
      words: stage === 'unhappy' ? 'Complains' : cause.kind === 'listed' ? 'Up for bids' : 'Wants to leave',
      details: causeText(cause, facts),
      facts,
      isWaiting: answerBy >= state.day,
    }
  }
  return promise && { kind: 'promise', ...promiseText(promise), facts, isWaiting: false }
}

function promiseText({ needed, matches, starts }: NonNullable<DeepReadonly<Unrest>['promise']>) {
  const left = PROMISED_MATCHES - matches
  return {
    words: `Promised: ${starts} of ${needed} starts`,
    details: `${starts} of ${needed} starts, ${plural(left, 'one match', `${left} matches`)} left.`,
  }
}
