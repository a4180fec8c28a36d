/** Presentation of events to the player: toasts and news. */

/** Types of notifications (NEW-4). */
export const NOTIFICATION_TYPES = ['system', 'match', 'transfer', 'finance', 'event', 'squad'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** Short message that disappears by itself. */
export interface ToastMessage {
  message: string
  tone: 'info' | 'success' | 'warning' | 'error'
}

/** Message for the side panel. */
export interface News {
  message: string
  type: NotificationType
  /** Shown with emphasis. */
  isSpecial: boolean
}

/** Toast of an event, if any. */
export interface Presentation {
  toast?: ToastMessage
}

/** One function per kind, from the data of the event: news, and a toast if there is one. */
export type NewsPresenters<Events> = {
  [Kind in keyof Events]: (event: Events[Kind]) => Presentation & { news: News }
}

/** One function per kind of event that is not kept. */
export type ToastPresenters<Events> = { [Kind in keyof Events]: (event: Events[Kind]) => Presentation }

/** Presents nothing, for events whose effect is visible. */
export const silent = (): Presentation => ({})

export function news(type: NotificationType, message: string): { news: News } {
  return { news: { message, type, isSpecial: false } }
}

export function specialNews(type: NotificationType, message: string): { news: News } {
  return { news: { message, type, isSpecial: true } }
}
