/**
 * Everything that happens to a club, as data: ids, names and amounts, no sentences. Each area declares its
 * kinds beside their texts; `presentEvent` turns an event into toast and notification.
 */
import { ofKind, record, type FactsOf } from '../core/checks.ts'
import { count, day } from '../core/figures.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { BOARD_FACTS, type BoardActions } from './boardNews.ts'
import { BUSINESS_FACTS, type BusinessActions } from './businessNews.ts'
import { CLUB_FACTS, type ClubActions } from './clubNews.ts'
import { CUP_FACTS } from './cupNews.ts'
import { FAREWELL_FACTS } from './farewellNews.ts'
import { MARKET_FACTS, type MarketActions } from './marketNews.ts'
import { MATCH_FACTS } from './matchNews.ts'
import { PEOPLE_FACTS, type PeopleActions } from './peopleNews.ts'
import { RANDOM_EVENT_FACTS } from './randomEventNews.ts'
import { SQUAD_FACTS, type SquadActions } from './squadNews.ts'

/** Checks of the facts of each kind that is kept among the notifications. */
const NEWS_FACTS = {
  ...SQUAD_FACTS,
  ...BUSINESS_FACTS,
  ...MARKET_FACTS,
  ...MATCH_FACTS,
  ...CLUB_FACTS,
  ...CUP_FACTS,
  ...BOARD_FACTS,
  ...FAREWELL_FACTS,
  ...PEOPLE_FACTS,
  ...RANDOM_EVENT_FACTS,
}
export type NewsEvents = FactsOf<typeof NEWS_FACTS>

/** Data of each kind of event. */
interface GameEvents
  extends
    NewsEvents,
    SquadActions,
    BoardActions,
    BusinessActions,
    MarketActions,
    ClubActions,
    PeopleActions {}

export type GameEventKind = keyof GameEvents
export type NewsKind = keyof NewsEvents

/** Event of any kind, or of the kinds named. */
export type GameEvent<Kind extends GameEventKind = GameEventKind> = {
  [K in Kind]: { kind: K } & GameEvents[K]
}[Kind]

/** Event that is kept among the notifications. */
export type NewsEvent = DeepReadonly<GameEvent<NewsKind>>

/** Notification of the side panel (NEW-4). */
export interface Notification {
  /** Increases through the career. */
  id: number
  /** Game day on which it was sent. */
  day: number
  /** Facts from which `presentNews` derives its text. */
  event: NewsEvent
}

export const notification = record<Notification>({ id: count, day, event: ofKind<NewsEvent>(NEWS_FACTS) })
