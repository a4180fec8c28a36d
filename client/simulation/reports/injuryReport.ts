/** Prognosis of the doctors for an injured player. */
import { INJURIES, absenceInWords, type ExpectedReturn, type Injury } from '../people/injury.ts'
import type { PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { expectedReturn, ownCare, type Care } from '../players/expectedReturn.ts'
import { plural } from '../core/english.ts'

export interface InjuryReport {
  /** Such as 'Ankle sprain'. */
  name: string
  /** Expected absence after 'out for', such as '9–14 days'. */
  absence: string
  /** Since when, the expected return, and what medical care does for it, as sentences. */
  details: string
}

interface Patient {
  readonly id: PlayerId
  readonly injury: DeepReadonly<Injury> | null
}

/** Own player: null while fit, and until the examination. */
export function injuryReport(state: Snapshot, { id, injury }: Patient): InjuryReport | null {
  if (!injury) return null
  const days = daysToPromise(state, id)
  const care = ownCare(state)
  const absence = absenceWith(injury, care, days)
  const uncared = absenceWith(injury, { ...care, quality: 0 }, days)
  const since = state.day - injury.since
  return {
    name: INJURIES[injury.kind].name,
    absence,
    details: `${INJURIES[injury.kind].name}, ${since === 0 ? 'since today' : `for ${daysInWords(since)}`}. Out for ${absence}${
      uncared === absence ? '' : `, or ${uncared} without medical care`
    }.`,
  }
}

/** Player of any club in a few words, such as 'Calf strain, out for 5–12 days'; null when there is nothing to say. */
export function injuryInWords(injury: Patient['injury'], care: Care): string | null {
  return injury && `${INJURIES[injury.kind].name}, out for ${absenceWith(injury, care, Infinity)}`
}

function absenceWith(injury: NonNullable<Patient['injury']>, care: Care, atMost: number): string {
  const { soonest, latest }: ExpectedReturn = expectedReturn(injury, care)
  return absenceInWords({ soonest: Math.min(soonest, atMost), latest: Math.min(latest, atMost) })
}

/** Days until a specialist has promised to be done; Infinity without a promise. */
function daysToPromise({ pledges, day }: Snapshot, id: PlayerId): number {
  for (const { playerId, terms } of pledges) {
    if (playerId === id && terms.kind === 'recovery') return Math.max(1, terms.day - day)
  }
  return Infinity
}

function daysInWords(days: number): string {
  return plural(days, 'a day', `${days} days`)
}
