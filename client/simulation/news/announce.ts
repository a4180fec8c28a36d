/** Adds news to the notifications of a career, and removes them. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameEvent, NewsEvent, NewsKind, Notification } from './gameEvent.ts'
import { done, type Outcome, type Refusal } from './outcome.ts'

/** Number of notifications and keys that are kept (NEW-1, NEW-2). */
export const NOTIFICATIONS_KEPT = 50
export const KEYS_KEPT = 200
const KEYS_TRIMMED = 50

/** Fields of a career that hold its notifications. */
interface NotificationState {
  readonly day: number
  notifications: Readonly<Notification>[]
  nextNotificationId: number
  processedNotificationKeys: string[]
}

/** Adds an event to the top of the notifications. With a `key` it is added only once. */
export function announce(state: NotificationState, event: NewsEvent, key?: string): void {
  if (key !== undefined) {
    if (state.processedNotificationKeys.includes(key)) return
    state.processedNotificationKeys.push(key)
    if (state.processedNotificationKeys.length > KEYS_KEPT) {
      state.processedNotificationKeys.splice(0, KEYS_TRIMMED)
    }
  }
  // A copy, because the event refers to parts of the career that may change.
  const facts = JSON.parse(JSON.stringify(event)) as NewsEvent
  state.notifications.unshift({ id: state.nextNotificationId, day: state.day, event: facts })
  state.nextNotificationId += 1
  state.notifications.length = Math.min(state.notifications.length, NOTIFICATIONS_KEPT)
}

/** Adds a refusal that has a `notice` to the top of the notifications, at most once a day. */
export function announceRefusal(state: NotificationState, { notice }: Refusal): void {
  if (notice !== undefined) announce(state, notice, `${state.day}:${Object.values(notice).join(':')}`)
}

/**
 * Removes the latest news of a kind that are about something no longer in force. Returns whether they were still
 * there.
 */
export function withdrawNews<Kind extends NewsKind>(
  state: Pick<NotificationState, 'notifications'>,
  kind: Kind,
  isAbout: (event: DeepReadonly<GameEvent<Kind>>, day: number) => boolean,
): boolean {
  const place = state.notifications.findIndex(
    ({ event, day }) => isOfKind(event, kind) && isAbout(event, day),
  )
  if (place >= 0) state.notifications.splice(place, 1)
  return place >= 0
}

function isOfKind<Kind extends NewsKind>(
  event: NewsEvent,
  kind: Kind,
): event is NewsEvent & DeepReadonly<GameEvent<Kind>> {
  return event.kind === kind
}

/** Removes all notifications. */
export function clearNotifications(state: Pick<NotificationState, 'notifications'>): Outcome {
  state.notifications = []
  return done({ kind: 'notifications-cleared' })
}
