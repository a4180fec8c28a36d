import type { EventKind } from '../../news/eventStory.ts'
import { failedEventMessage } from '../../news/randomEventNews.ts'

/** Error while a random event takes effect; the changed state must be discarded. */
export class EventFault extends Error {
  readonly event: EventKind

  constructor(event: EventKind, cause: unknown) {
    super(failedEventMessage(event), { cause })
    this.name = 'EventFault'
    this.event = event
  }
}
