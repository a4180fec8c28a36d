import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchEvent, MatchReport } from './matchReport.ts'

/** An event with the names of those it is about; '' where there is nobody. */
export interface NamedEvent extends MatchEvent {
  playerName: string
  /** The goal's provider; in a substitution the one who goes off. */
  otherName: string
}

/** The events of a match with names, sorted by minute. */
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
