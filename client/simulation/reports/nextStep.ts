/** Next step of the manager: a task before time can continue, or the event to wait for. */
import type { ClubIdentity } from '../club/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { nextMatch, type Venue } from './programme.ts'
import { shortage } from '../players/shortage.ts'

interface Meeting {
  venue: Venue
  opponent: DeepReadonly<ClubIdentity>
}

export type NextStep =
  | { kind: 'career-over' }
  /** `missing`: players short of eleven who are eligible, while enough are fit. */
  | { kind: 'pick-players'; missing: number }
  /** It is the morning of a match day. */
  | ({ kind: 'play' } & Meeting)
  /** It is a match day, but only `eligible` players can play, and no others are fit. */
  | ({ kind: 'decide'; eligible: number } & Meeting)
  /** `days`: until the match, at least 1. */
  | ({ kind: 'wait-for-match'; days: number } & Meeting)
  /** `season`: the season that is about to begin. */
  | { kind: 'wait-for-season'; season: number }
  | { kind: 'wait' }

export function nextStep(state: Snapshot): NextStep {
  if (state.ended) return { kind: 'career-over' }
  const short = shortage(state)
  if (short?.isSolvable) return { kind: 'pick-players', missing: short.missing }
  const next = nextMatch(state)
  if (next.kind === 'season-over') return { kind: 'wait-for-season', season: state.currentSeason + 1 }
  if (next.kind !== 'match') return { kind: 'wait' }
  const { venue, opponent, daysAway: days } = next
  if (!state.awaitingKickOff) return { kind: 'wait-for-match', days, venue, opponent }
  return short
    ? { kind: 'decide', eligible: short.eligible, venue, opponent }
    : { kind: 'play', venue, opponent }
}
