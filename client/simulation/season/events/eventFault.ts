import { failedEventMessage } from '../../core/randomEventNews.ts'

/** Error while a random event takes effect; the changed state must be discarded. */
export class EventFault extends Error {
  /** Title of the event. */
  readonly title: string

  constructor(title: string, cause: unknown) {
    super(failedEventMessage(title), { cause })
    this.name = 'EventFault'
    this.title = title
  }
}
