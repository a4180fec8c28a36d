/**
 * Everything that happens to a club, as data: ids, names and amounts, no sentences. Each area declares its
 * kinds beside their texts; `presentEvent` turns an event into toast and notification.
 */
import type { BoardEvents } from './boardNews.ts'
import type { BusinessEvents } from './businessNews.ts'
import type { ClubEvents } from './clubNews.ts'
import type { FarewellEvents } from './farewellNews.ts'
import type { MarketEvents } from './marketNews.ts'
import type { MatchEvents } from './matchNews.ts'
import type { PeopleEvents } from './peopleNews.ts'
import type { RandomEventEvents } from './randomEventNews.ts'
import type { SquadEvents } from './squadNews.ts'

/** Data of each kind of event. */
export interface GameEvents
  extends
    SquadEvents,
    BusinessEvents,
    MarketEvents,
    MatchEvents,
    ClubEvents,
    BoardEvents,
    FarewellEvents,
    PeopleEvents,
    RandomEventEvents {}

export type GameEventKind = keyof GameEvents

/** Event of any kind, or of the kinds named. */
export type GameEvent<Kind extends GameEventKind = GameEventKind> = {
  [K in Kind]: { kind: K } & GameEvents[K]
}[Kind]
