/** Presentation of events to the player: toasts and news. */
import type { NotificationType } from './notification.ts'

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
  isSpecial?: boolean
}

/** Toast and news of an event, if any. */
export interface Presentation {
  toast?: ToastMessage
  news?: News
}

/** One function per kind, from the data of the event. A kind without one does not compile. */
export type Presenters<Events> = { [Kind in keyof Events]: (event: Events[Kind]) => Presentation }

/** Presents neither toast nor news, for events whose effect is visible. */
export const silent = (): Presentation => ({})

export function news(type: NotificationType, message: string): { news: News } {
  return { news: { message, type } }
}

export function specialNews(type: NotificationType, message: string): { news: News } {
  return { news: { message, type, isSpecial: true } }
}
