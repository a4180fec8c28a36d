/** Composes the toasts and notifications of the game. The texts of each area are in its own module. */
import { BOARD_NEWS } from './boardNews.ts'
import { BUSINESS_NEWS } from './businessNews.ts'
import { CLUB_NEWS } from './clubNews.ts'
import { CUP_NEWS } from './cupNews.ts'
import { FAREWELL_NEWS } from './farewellNews.ts'
import type { GameEvent, GameEventKind, NewsEvent, NewsKind } from './gameEvent.ts'
import { MARKET_NEWS } from './marketNews.ts'
import { MATCH_NEWS } from './matchNews.ts'
import type { Outcome } from './outcome.ts'
import { PEOPLE_NEWS } from './peopleNews.ts'
import type { News, Presentation, ToastMessage } from './presentation.ts'
import { RANDOM_EVENT_NEWS } from './randomEventNews.ts'
import { SQUAD_NEWS } from './squadNews.ts'

type AllPresenters = {
  [Kind in GameEventKind]: (
    event: GameEvent<Kind>,
  ) => Kind extends NewsKind ? Presentation & { news: News } : Presentation
}

const PRESENTERS: AllPresenters = {
  ...SQUAD_NEWS,
  ...BUSINESS_NEWS,
  ...MARKET_NEWS,
  ...MATCH_NEWS,
  ...CLUB_NEWS,
  ...CUP_NEWS,
  ...BOARD_NEWS,
  ...FAREWELL_NEWS,
  ...PEOPLE_NEWS,
  ...RANDOM_EVENT_NEWS,
}

/** Toast and news of an event. */
export function presentEvent(event: GameEvent): Presentation {
  return (PRESENTERS[event.kind] as (event: GameEvent) => Presentation)(event)
}

/** Text of an event among the notifications. */
export function presentNews(event: NewsEvent): News {
  return (PRESENTERS[event.kind] as (event: NewsEvent) => { news: News })(event).news
}

/** Toast for the result of a command; null for none. A refusal is shown with its reason. */
export function outcomeToast(outcome: Outcome): ToastMessage | null {
  if (!outcome.done) return { message: outcome.reason, tone: 'error' }
  return presentEvent(outcome.event).toast ?? null
}
