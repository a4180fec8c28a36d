import type { IconName } from '../components/Icon.tsx'
import type { EventKind } from '../simulation/news/eventStory.ts'

interface EventLook {
  /** Colour token of client/styles/tokens.css. */
  colour: `var(--event-${string})`
  icon: IconName
}

const LOOKS: Record<EventKind, EventLook> = {
  'key-player-injury': { colour: 'var(--event-injury)', icon: 'injury' },
  'transfer-request': { colour: 'var(--event-transfer)', icon: 'transfer' },
  'fan-protest': { colour: 'var(--event-fans)', icon: 'megaphone' },
  'media-scandal': { colour: 'var(--event-media)', icon: 'newspaper' },
  'tactical-leak': { colour: 'var(--event-tactics)', icon: 'clipboard' },
  'sponsorship-opportunity': { colour: 'var(--event-money)', icon: 'finance' },
  'wonderkid-discovery': { colour: 'var(--event-youth)', icon: 'star' },
  'derby-approaches': { colour: 'var(--event-derby)', icon: 'flame' },
  'rival-rising-star': { colour: 'var(--event-rival)', icon: 'rising' },
  'stadium-issue': { colour: 'var(--event-stadium)', icon: 'stadium' },
  'tv-rights-deal': { colour: 'var(--event-tv)', icon: 'television' },
}

/** Colour and icon of an event of this kind. */
export function eventLook(kind: EventKind): EventLook {
  return LOOKS[kind]
}
