/** The manager: reputation, what moved it, and what it does. */
import { FIRST_CONFIDENCE, usualConfidence } from '../board/confidence.ts'
import { counted } from '../core/english.ts'
import { signed } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { OwnManager, ReputationCause } from '../people/ownManager.ts'

export interface ManagerReport {
  name: string
  face: number
  /** 1–5. */
  reputation: number
  /** The reputation in words. */
  standing: string
  /** Last season, whose end moved the reputation; null before the first end. */
  season: number | null
  moves: { text: string; change: string }[]
  /** Effect of the reputation. */
  effect: string
}

export function managerReport({ manager, pastSeasons }: Snapshot): ManagerReport {
  const { name, face, reputation, moves } = manager
  return {
    name,
    face,
    reputation,
    standing: standingInWords(reputation),
    season: pastSeasons.at(-1)?.season ?? null,
    moves: moves.map(({ change, cause }) => ({ text: causeInWords(cause), change: signed(change) })),
    effect: effectInWords(manager),
  }
}

/** Words from a reputation on, the highest first. */
const STANDINGS: readonly [from: number, words: string][] = [
  [4.5, 'One of the greats'],
  [3.5, 'In demand'],
  [2.5, 'Respected'],
  [1.5, 'Still to make a name'],
]

export function standingInWords(reputation: number): string {
  return STANDINGS.find(([from]) => reputation >= from)?.[1] ?? 'Doubted'
}

function causeInWords(cause: DeepReadonly<ReputationCause>): string {
  switch (cause.kind) {
    case 'place':
      return `Tipped for ${ordinal(cause.expected)}, finished ${ordinal(cause.position)}`
    case 'title':
      return 'Champions'
    case 'youngsters':
      return `${counted(cause.players, 'player')} of your own academy in the side`
    case 'money-kept':
      return 'A healthy bank balance'
    case 'debts':
      return 'Debts at the season’s end'
    case 'time':
      return 'People forget'
  }
}

function effectInWords({ reputation }: DeepReadonly<OwnManager>): string {
  const usual = usualConfidence(reputation)
  const compared =
    usual === FIRST_CONFIDENCE
      ? 'as much as in any newcomer'
      : `${Math.abs(usual - FIRST_CONFIDENCE)} ${usual > FIRST_CONFIDENCE ? 'more' : 'less'} than in a newcomer`
  return `Your name is worth something in the boardroom: over a summer its confidence drifts towards ${usual}%, ${compared}.`
}
