/** Something out of the ordinary (specification, sections 3 and 9). */

export const EVENT_KINDS = [
  'key-player-injury',
  'transfer-request',
  'fan-protest',
  'media-scandal',
  'tactical-leak',
  'sponsorship-opportunity',
  'wonderkid-discovery',
  'derby-approaches',
  'rival-rising-star',
  'stadium-issue',
  'tv-rights-deal',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export interface RandomEvent {
  /** Kind and day, such as 'fan-protest-31'. */
  id: string
  kind: EventKind
  title: string
  description: string
  /** What it changes, in figures. */
  impact: string
  icon: string
  /** Game day. */
  day: number
}

/** What goes wrong while an event happens; the state it happened to must not be used any more. */
export class EventFault extends Error {
  constructor(title: string, cause: unknown) {
    super(`Error processing event: ${title}. Check console.`, { cause })
    this.name = 'EventFault'
  }
}
