/** Delayed consequences of an answer to an event. */
import { ofKind } from '../core/checks.ts'
import { day, position } from '../core/figures.ts'
import type { EventKind } from './eventStory.ts'
import { impacts, impactText, type Impact } from './impact.ts'
import { ordinal } from '../core/ordinal.ts'
import type { PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'

export type PledgeTerms =
  /** Settled after the own club's next match. */
  | { kind: 'next-match'; won: Impact[]; notWon: Impact[] }
  /** Settled on the morning of `day` by the league position, 1–20. */
  | { kind: 'position'; day: number; position: number; kept: Impact[]; broken: Impact[] }
  /** The injured player recovers by `day` at the latest. */
  | { kind: 'recovery'; day: number }

export const pledgeTerms = ofKind<PledgeTerms>({
  'next-match': { won: impacts, notWon: impacts },
  position: { day, position, kept: impacts, broken: impacts },
  recovery: { day },
})

/** A pledge that has not been settled yet. */
export interface Pledge {
  /** Kind of the event that it belongs to. */
  event: EventKind
  /** Own player concerned; null for none. */
  playerId: PlayerId | null
  terms: PledgeTerms
}

/** Text of the terms, as sentences. */
export function pledgeText(terms: DeepReadonly<PledgeTerms>): string {
  switch (terms.kind) {
    case 'next-match': {
      const notWon = terms.notWon.length > 0 ? impactText(terms.notWon) : 'Nothing'
      return `If the next match is won: ${impactText(terms.won)}. If not: ${notWon}.`
    }
    case 'position':
      return (
        `${ordinal(terms.position)} place or better on day ${terms.day}: ${impactText(terms.kept)}. ` +
        `Worse: ${impactText(terms.broken)}.`
      )
    case 'recovery':
      return `Fit again on day ${terms.day} at the latest.`
  }
}
