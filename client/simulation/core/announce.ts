import type { GameEvent } from './gameEvent.ts'
import { notify, type NotificationState } from './notify.ts'
import type { Refusal } from './outcome.ts'
import { presentEvent } from './presentEvent.ts'

/** Adds the news of an event to the top of the notifications. An event without news changes nothing. */
export function announce(state: NotificationState, event: GameEvent): void {
  const { news } = presentEvent(event)
  if (news) notify(state, news)
}

/** Adds a refusal that has a `notice` to the top of the notifications, at most once a day. */
export function announceRefusal(state: NotificationState, { reason, notice }: Refusal): void {
  if (notice === undefined) return
  notify(state, { message: reason, type: notice, isSpecial: true, key: `${state.day}: ${reason}` })
}
