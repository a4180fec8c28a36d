/** When something out of the ordinary happens (EVE-1 to EVE-3, EVE-15). */
import type { GameState } from '../../gameState.ts'
import { announce } from '../../core/announce.ts'
import type { Random } from '../../core/rng.ts'
import { EVENT_DEFINITIONS } from './eventKinds.ts'
import { offerAnswers } from './offerAnswers.ts'
import { EventFault } from './eventFault.ts'
import { EVENT_KINDS, type EventKind, type RandomEvent } from '../../core/randomEvent.ts'

const EVENTS_AFTER_DAY = 10
export const DAYS_BETWEEN_EVENTS = 5
const CHANCE = 0.03
const CHANCE_GROWTH = 0.07
const GROWTH_DAYS = 1_000

/** The chance of an event on a day: 3%, and up to 7% more as the career goes on. */
export function eventChance(day: number): number {
  return CHANCE + CHANCE_GROWTH * Math.min(1, day / GROWTH_DAYS)
}

/** Draws one of the events that have a cause today; null when none comes. */
export function drawEvent(state: GameState, random: Random): RandomEvent | null {
  if (state.day <= EVENTS_AFTER_DAY) return null
  if (state.lastEventDay > 0 && state.day - state.lastEventDay < DAYS_BETWEEN_EVENTS) return null
  if (!random.chance(eventChance(state.day))) return null
  const possible = EVENT_KINDS.filter((kind) => EVENT_DEFINITIONS[kind].isPossible(state))
  const weights = possible.map((kind) => EVENT_DEFINITIONS[kind].weight)
  const kind = possible[random.weighted(weights)]
  return kind ? letHappen(state, kind, random) : null
}

/** Lets an event of this kind happen now; throws an EventFault when it cannot. */
export function letHappen(state: GameState, kind: EventKind, random: Random): RandomEvent {
  const { title, icon, happen } = EVENT_DEFINITIONS[kind]
  const { description, impact, player = null } = attempt(title, () => happen(state, random))
  const event: RandomEvent = {
    id: `${kind}-${state.day}`,
    kind,
    icon,
    day: state.day,
    title,
    description,
    impact,
    playerId: player?.id ?? null,
    answers: offerAnswers(kind, { state, impact, player }),
    answer: 0,
  }
  state.lastEventDay = state.day
  state.lastEvent = event
  announce(state, { kind: 'random-event', title, impact: event.impact })
  return event
}

function attempt<Result>(title: string, happen: () => Result): Result {
  try {
    return happen()
  } catch (cause) {
    throw new EventFault(title, cause)
  }
}

/** Lets the day of a faulty event go by without it: what came of it is said, and the next one waits as usual. */
export function passOver(state: GameState, { title }: EventFault): void {
  state.lastEventDay = state.day
  announce(state, { kind: 'event-failed', title })
}
