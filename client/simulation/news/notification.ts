/** Notifications of the side panel (NEW-4). */
import type { NewsEvent } from './gameEvent.ts'

export const NOTIFICATION_TYPES = ['system', 'match', 'transfer', 'finance', 'event', 'squad'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export interface Notification {
  /** Increases through the career. */
  id: number
  /** Game day on which it was sent. */
  day: number
  /** Facts from which `presentNews` derives its text. */
  event: NewsEvent
}
