/** Consequences of an answer that come later. */
import { impactText, type Impact } from './impact.ts'
import { ordinal } from './ordinal.ts'
import type { PlayerId } from './player.ts'
import type { DeepReadonly } from './readonly.ts'

export type PledgeTerms =
  /** Settled after the own club's next match. */
  | { kind: 'next-match'; won: Impact[]; notWon: Impact[] }
  /** Settled on the morning of `day` by the place in the table, 1–20. */
  | { kind: 'position'; day: number; position: number; kept: Impact[]; broken: Impact[] }
  /** The injured player is fit on `day` at the latest. */
  | { kind: 'recovery'; day: number }

/** A pledge that has been made and not been settled yet. */
export interface Pledge {
  /** Title of the event it was the answer to. */
  title: string
  /** The own player it is about; null for nobody. */
  playerId: PlayerId | null
  terms: PledgeTerms
}

/** The terms in words and figures, as sentences. */
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
