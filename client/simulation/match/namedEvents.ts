import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchEvent, MatchReport } from './matchReport.ts'
import { nameOnSheets } from '../club/nameOnSheets.ts'

/** Event with the names of its players; '' where there is none. */
export interface NamedEvent extends MatchEvent {
  playerName: string
  /** Provider of a goal; for a substitution the player who goes off. */
  otherName: string
}

/** Events of a match with names, sorted by minute. */
export function namedEvents(report: DeepReadonly<MatchReport>): NamedEvent[] {
  const nameOf = nameOnSheets(report.setup)
  return report.events
    .map((event) => ({ ...event, playerName: nameOf(event.player), otherName: nameOf(event.assist) }))
    .toSorted((one, other) => one.minute - other.minute)
}
