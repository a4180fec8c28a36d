import type { Notification } from './notification.ts'
import { done, type Outcome } from './outcome.ts'
import type { News } from './presentation.ts'

/** Number of notifications and keys that are kept (NEW-1, NEW-2). */
export const NOTIFICATIONS_KEPT = 50
export const KEYS_KEPT = 200
const KEYS_TRIMMED = 50

/** Fields of a career that hold its notifications. */
export interface NotificationState {
  readonly day: number
  notifications: Readonly<Notification>[]
  nextNotificationId: number
  processedNotificationKeys: string[]
}

interface Message extends News {
  /** A message with a key is sent only once. */
  key?: string
}

/** Adds a message to the top of the notifications. */
export function notify(state: NotificationState, { message, type, isSpecial = false, key }: Message): void {
  if (key !== undefined) {
    if (state.processedNotificationKeys.includes(key)) return
    state.processedNotificationKeys.push(key)
    if (state.processedNotificationKeys.length > KEYS_KEPT) {
      state.processedNotificationKeys.splice(0, KEYS_TRIMMED)
    }
  }
  state.notifications.unshift({
    id: state.nextNotificationId,
    message,
    timestamp: state.day,
    isSpecial,
    type,
  })
  state.nextNotificationId += 1
  state.notifications.length = Math.min(state.notifications.length, NOTIFICATIONS_KEPT)
}

/** Removes all notifications. */
export function clearNotifications(state: Pick<NotificationState, 'notifications'>): Outcome {
  state.notifications = []
  return done({ kind: 'notifications-cleared' })
}
