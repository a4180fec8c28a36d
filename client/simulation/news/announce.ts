import type { GameEvent } from './gameEvent.ts'
import { notify, type NotificationState } from './notify.ts'
import type { Refusal } from './outcome.ts'
import { presentEvent } from './presentEvent.ts'

/** Adds the news of an event to the top of the notifications. An event without news changes nothing. */
export function announce(state: NotificationState, event: GameEvent): void {
  const { news } = presentEvent(event)
  if (news) notify(state, news)
}

/**
 * Removes the news of an event that are no longer in force: what they ask for has been done, or cannot be done any
 * more. Returns whether they were still there.
 */
export function withdrawNews(state: NotificationState, event: GameEvent): boolean {
  const { news } = presentEvent(event)
  const place = state.notifications.findIndex(({ message }) => message === news?.message)
  if (place >= 0) state.notifications.splice(place, 1)
  return place >= 0
}

/** Adds a refusal that has a `notice` to the top of the notifications, at most once a day. */
export function announceRefusal(state: NotificationState, { reason, notice }: Refusal): void {
  if (notice === undefined) return
  notify(state, { message: reason, type: notice, isSpecial: true, key: `${state.day}: ${reason}` })
}
