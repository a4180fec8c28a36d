/** Draws and triggers random events (EVE-1 to EVE-3, EVE-15). */
import { figuresOf } from '../../club/difficultyFigures.ts'
import type { GameState } from '../../gameState.ts'
import { announce } from '../../news/announce.ts'
import { Random, ROOTS, seedRandom } from '../../core/rng.ts'
import { STREAMS } from '../../core/streams.ts'
import { EVENT_DEFINITIONS } from './eventDefinitions.ts'
import { offerAnswers } from './offerAnswers.ts'
import { type EventKind, EVENT_KINDS } from '../../news/eventStory.ts'
import type { RandomEvent } from '../../news/randomEvent.ts'
import { failedEventMessage } from '../../news/randomEventNews.ts'

const EVENTS_AFTER_DAY = 10
export const DAYS_BETWEEN_EVENTS = 5
const CHANCE = 0.03
const CHANCE_GROWTH = 0.07
const GROWTH_DAYS = 1_000

/** Chance of an event on a day: 3%, and up to 7% more in the course of the career. */
export function eventChance(day: number): number {
  return CHANCE + CHANCE_GROWTH * Math.min(1, day / GROWTH_DAYS)
}

/** Most kinds drawn for one with a cause: more than ever needed. */
const MOST_TRIES = 100
/** Kinds that harm the club, more or less often by the difficulty (CAR-10). */
const HARMFUL: ReadonlySet<EventKind> = new Set<EventKind>([
  'key-player-injury',
  'transfer-request',
  'fan-protest',
  'media-scandal',
  'tactical-leak',
  'rival-rising-star',
  'stadium-issue',
])

const WEIGHTS = EVENT_KINDS.map((kind) => EVENT_DEFINITIONS[kind].weight)

/**
 * Draws one of the events that have a cause today; null for none. Kinds without one are drawn as well, and passed
 * over, and so are some of those that the difficulty makes rarer than others: what changes either leaves the draws as
 * they are (EVE-21).
 */
export function drawEvent(state: GameState, random: Random): RandomEvent | null {
  if (state.day <= EVENTS_AFTER_DAY) return null
  if (state.lastEventDay > 0 && state.day - state.lastEventDay < DAYS_BETWEEN_EVENTS) return null
  if (!random.chance(eventChance(state.day))) return null
  const details = new Random(seedRandom(random.below(ROOTS), STREAMS.events))
  const { harmfulEvents } = figuresOf(state)
  const most = Math.max(1, harmfulEvents)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const kind = EVENT_KINDS[random.weighted(WEIGHTS)]
    const rarity = random.next() * most
    if (!kind || !EVENT_DEFINITIONS[kind].isPossible(state)) continue
    if (rarity < (HARMFUL.has(kind) ? harmfulEvents : 1)) return triggerEvent(state, kind, details)
  }
  return null
}

/** Triggers an event of this kind now. Throws an EventFault on an error. */
export function triggerEvent(state: GameState, kind: EventKind, random: Random): RandomEvent {
  const { icon, trigger } = EVENT_DEFINITIONS[kind]
  const { story, impact, player = null } = attempt(kind, () => trigger(state, random))
  const event: RandomEvent = {
    ...story,
    id: `${kind}-${state.day}`,
    icon,
    day: state.day,
    impact,
    playerId: player?.id ?? null,
    answers: offerAnswers(kind, { state, impact, player }),
    answer: 0,
  }
  state.lastEventDay = state.day
  state.lastEvent = event
  announce(
    state,
    event.answers.length > 0
      ? { kind: 'event-asks', event: kind }
      : { kind: 'random-event', event: kind, impact },
  )
  return event
}

function attempt<Result>(event: EventKind, trigger: () => Result): Result {
  try {
    return trigger()
  } catch (cause) {
    throw new EventFault(event, cause)
  }
}

/** Skips a faulty event: announces the error, and the usual days pass before the next event. */
export function skipFaultyEvent(state: GameState, event: EventKind): void {
  state.lastEventDay = state.day
  announce(state, { kind: 'event-failed', event })
}

/** Error while a random event takes effect; the changed state must be discarded. */
export class EventFault extends Error {
  readonly event: EventKind

  constructor(event: EventKind, cause: unknown) {
    super(failedEventMessage(event), { cause })
    this.name = 'EventFault'
    this.event = event
  }
}
