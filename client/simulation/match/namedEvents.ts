import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchEvent, MatchReport } from './matchReport.ts'

/** Event with the names of its players; '' where there is none. */
export interface NamedEvent extends MatchEvent {
  playerName: string
  /** Provider of a goal; for a substitution the player who goes off. */
  otherName: string
}

/** Events of a match with names, sorted by minute. */
export function namedEvents({ setup, events }: DeepReadonly<MatchReport>): NamedEvent[] {
  const { home, away } = setup
  const names = new Map(
    [home.eleven, home.bench, away.eleven, away.bench].flat().map(({ id, name }) => [id, name]),
  )
  return events
    .map((event) => ({
      ...event,
      playerName: names.get(event.player ?? '') ?? '',
      otherName: names.get(event.assist ?? '') ?? '',
    }))
    .toSorted((one, other) => one.minute - other.minute)
}
