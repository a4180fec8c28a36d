import type { DeepReadonly } from '../core/readonly.ts'
import { namedEvents, type NamedEvent } from '../match/namedEvents.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'

/** Chance that decided a match. */
export interface DecisiveChance {
  event: NamedEvent
  side: Side
  /**
   * Its part in the result: of a goal the lead that was never lost, or the equaliser, or the goal
   * that took the second leg to penalties; of others the best one.
   */
  meaning: 'winner' | 'equaliser' | 'penalties' | 'best'
  /** Score after it. */
  score: { home: number; away: number }
}

/**
 * Goal that put the winner ahead for good, the last goal of a draw or of a match that ends on penalties, or the best
 * chance of a goalless match (MAT-41). Null for reports without attacks.
 */
export function decisiveChance(report: DeepReadonly<MatchReport>): DecisiveChance | null {
  const { home, away } = report.goals
  const events = namedEvents(report)
  const goals = events.filter(({ type }) => type === 'goal')
  const last = goals.at(-1)
  if (home === away) return last ? decided(events, last, 'equaliser') : bestChance(events)
  // A leg that one side has won goes to penalties only with the aggregate level.
  if (report.shootOut && last) return decided(events, last, 'penalties')
  const winner: Side = home > away ? 'home' : 'away'
  const ofWinner = goals.filter(({ team }) => team === winner)
  const winning = ofWinner[Math.min(home, away)]
  return winning ? decided(events, winning, 'winner') : null
}

function bestChance(events: readonly NamedEvent[]): DecisiveChance | null {
  const [best] = events
    .filter(({ attack }) => attack !== null && attack.body !== null)
    .toSorted((a, b) => b.quality - a.quality)
  return best ? decided(events, best, 'best') : null
}

function decided(
  events: readonly NamedEvent[],
  event: NamedEvent,
  meaning: DecisiveChance['meaning'],
): DecisiveChance | null {
  if (!event.team || !event.attack) return null
  const sofar = events.slice(0, events.indexOf(event) + 1)
  const of = (side: Side) => sofar.filter(({ type, team }) => type === 'goal' && team === side).length
  return { event, side: event.team, meaning, score: { home: of('home'), away: of('away') } }
}
