/** The manager: reputation, what moved it, and what it does. */
import { COMPETITION_NAMES } from '../core/tie.ts'
import { FIRST_CONFIDENCE, usualConfidence } from '../board/confidence.ts'
import { counted } from '../core/english.ts'
import { signed } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { standingInWords } from '../people/managerStanding.ts'
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

function causeInWords(cause: DeepReadonly<ReputationCause>): string {
  switch (cause.kind) {
    case 'place':
      return `Tipped for ${ordinal(cause.expected)}, finished ${ordinal(cause.position)}`
    case 'title':
      return 'Champions'
    case 'trophy':
      return `${COMPETITION_NAMES[cause.competition]} won`
    case 'promotion':
      return 'Promotion to the first division'
    case 'youngsters':
      return `${counted(cause.players, 'player')} of your own academy in the side`
    case 'money-kept':
      return 'A healthy bank balance'
    case 'debts':
      return 'Debts at the season’s end'
    case 'time':
      return 'People forget'
    case 'sacked':
      return 'Shown the door'
    case 'bankrupt':
      return 'The club went under'
  }
}

function effectInWords({ reputation }: DeepReadonly<OwnManager>): string {
  const usual = usualConfidence(reputation)
  return usual === FIRST_CONFIDENCE
    ? `Nobody knows your name yet: every summer the board’s confidence drifts towards ${usual}%.`
    : `Your name counts in the boardroom: every summer its confidence drifts towards ${usual}%, against ${FIRST_CONFIDENCE}% for a newcomer.`
}
