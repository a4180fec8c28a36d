/** Notifications of the side panel (NEW-4). */
import type { NewsEvent } from './gameEvent.ts'

export interface Notification {
  /** Increases through the career. */
  id: number
  /** Game day on which it was sent. */
  day: number
  /** Facts from which `presentNews` derives its text. */
  event: NewsEvent
}
