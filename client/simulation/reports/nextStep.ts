/** What the manager has to do before time goes on, or what he waits for. */
import type { ClubIdentity } from '../core/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { nextMatch } from './programme.ts'
import { shortage } from '../players/shortage.ts'

interface Meeting {
  isHome: boolean
  opponent: DeepReadonly<ClubIdentity>
}

export type NextStep =
  | { kind: 'career-over' }
  /** `missing`: players short of eleven who can take the field, while enough are fit. */
  | { kind: 'pick-players'; missing: number }
  /** It is the morning of a match day. */
  | ({ kind: 'play' } & Meeting)
  /** It is, but `eligible` players are too few, and others are not fit. */
  | ({ kind: 'decide'; eligible: number } & Meeting)
  /** `days`: until the match, at least 1. */
  | ({ kind: 'wait-for-match'; days: number } & Meeting)
  /** `season`: the one that is about to begin. */
  | { kind: 'wait-for-season'; season: number }
  | { kind: 'wait' }

export function nextStep(state: Snapshot): NextStep {
  if (state.ended) return { kind: 'career-over' }
  const short = shortage(state)
  if (short?.isMendable) return { kind: 'pick-players', missing: short.missing }
  const next = nextMatch(state)
  if (next.kind === 'season-over') return { kind: 'wait-for-season', season: state.currentSeason + 1 }
  if (next.kind !== 'match') return { kind: 'wait' }
  const { isHome, opponent, daysAway: days } = next
  if (!state.awaitingKickOff) return { kind: 'wait-for-match', days, isHome, opponent }
  return short
    ? { kind: 'decide', eligible: short.eligible, isHome, opponent }
    : { kind: 'play', isHome, opponent }
}
