/** Composes the toasts and notifications of the game. The texts of each area are in its own module. */
import { BOARD_NEWS } from './boardNews.ts'
import { BUSINESS_NEWS } from './businessNews.ts'
import { CLUB_NEWS } from './clubNews.ts'
import type { GameEvent, GameEventKind } from './gameEvent.ts'
import { MARKET_NEWS } from './marketNews.ts'
import { MATCH_NEWS } from './matchNews.ts'
import type { Outcome } from './outcome.ts'
import type { PeopleEvents } from './peopleNews.ts'
import type { FarewellEvents } from './farewellNews.ts'
import { laterPresenter } from './laterPresenters.ts'
import type { Presentation, ToastMessage } from './presentation.ts'
import { RANDOM_EVENT_NEWS } from './randomEventNews.ts'
import { SQUAD_NEWS } from './squadNews.ts'

type AllPresenters = { [Kind in GameEventKind]: (event: GameEvent<Kind>) => Presentation }

type LaterEvents = PeopleEvents & FarewellEvents

const PRESENTERS: Omit<AllPresenters, keyof LaterEvents> = {
  ...SQUAD_NEWS,
  ...BUSINESS_NEWS,
  ...MARKET_NEWS,
  ...MATCH_NEWS,
  ...CLUB_NEWS,
  ...BOARD_NEWS,
  ...RANDOM_EVENT_NEWS,
}

/** Toast and news of an event. */
export function presentEvent<Kind extends GameEventKind>(event: GameEvent<Kind>): Presentation {
  const { kind } = event
  const present =
    (PRESENTERS as Partial<AllPresenters>)[kind] ?? (laterPresenter(kind) as AllPresenters[Kind])
  return present(event)
}

/** Toast for the result of a command; null for none. A refusal is shown with its reason. */
export function outcomeToast(outcome: Outcome): ToastMessage | null {
  if (!outcome.done) return { message: outcome.reason, tone: 'error' }
  return presentEvent(outcome.event).toast ?? null
}
