/** News for the side panel (NEW-4). */

export const NOTIFICATION_TYPES = ['system', 'match', 'transfer', 'finance', 'event', 'squad'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export interface Notification {
  /** Counts up through the career. */
  id: number
  message: string
  /** The game day it came on. */
  timestamp: number
  /** Shown with emphasis. */
  isSpecial: boolean
  type: NotificationType
}
