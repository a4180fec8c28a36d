/** Notifications of the side panel (NEW-4). */

export const NOTIFICATION_TYPES = ['system', 'match', 'transfer', 'finance', 'event', 'squad'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export interface Notification {
  /** Increases through the career. */
  id: number
  message: string
  /** Game day on which it was sent. */
  timestamp: number
  /** Shown with emphasis. */
  isSpecial: boolean
  type: NotificationType
}
