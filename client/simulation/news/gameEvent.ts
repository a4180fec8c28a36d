/**
 * Everything that happens to a club, as data: ids, names and amounts, no sentences. Each area declares its
 * kinds beside their texts; `presentEvent` turns an event into toast and notification.
 */
import type { DeepReadonly } from '../core/readonly.ts'
import type { BoardActions, BoardNews } from './boardNews.ts'
import type { BusinessActions, BusinessNews } from './businessNews.ts'
import type { ClubActions, ClubNews } from './clubNews.ts'
import type { FarewellNews } from './farewellNews.ts'
import type { MarketActions, MarketNews } from './marketNews.ts'
import type { MatchNews } from './matchNews.ts'
import type { PeopleActions, PeopleNews } from './peopleNews.ts'
import type { RandomEventNews } from './randomEventNews.ts'
import type { SquadActions, SquadNews } from './squadNews.ts'

/** Data of each kind that is kept among the notifications. */
export interface NewsEvents
  extends
    SquadNews,
    BusinessNews,
    MarketNews,
    MatchNews,
    ClubNews,
    BoardNews,
    FarewellNews,
    PeopleNews,
    RandomEventNews {}

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
