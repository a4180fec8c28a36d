import type { IconName } from '../components/Icon.tsx'

interface EventLook {
  /** Colour token of client/styles/tokens.css. */
  colour: `var(--event-${string})`
  icon: IconName
}

/** Appearance of events by a word in their id. */
const LOOKS: readonly (EventLook & { word: string })[] = [
  { word: 'injury', colour: 'var(--event-injury)', icon: 'injury' },
  { word: 'transfer', colour: 'var(--event-transfer)', icon: 'transfer' },
  { word: 'fan', colour: 'var(--event-fans)', icon: 'megaphone' },
  { word: 'media', colour: 'var(--event-media)', icon: 'newspaper' },
  { word: 'tactical', colour: 'var(--event-tactics)', icon: 'clipboard' },
  { word: 'sponsorship', colour: 'var(--event-money)', icon: 'finance' },
  { word: 'wonderkid', colour: 'var(--event-youth)', icon: 'star' },
  { word: 'derby', colour: 'var(--event-derby)', icon: 'flame' },
  { word: 'rival', colour: 'var(--event-rival)', icon: 'rising' },
  { word: 'stadium', colour: 'var(--event-stadium)', icon: 'stadium' },
  { word: 'tv', colour: 'var(--event-tv)', icon: 'television' },
]

const OTHER: EventLook = { colour: 'var(--event-other)', icon: 'event' }

/** Colour and icon of the event with this id, such as 'fan-protest-31'. */
export function eventLook(id: string): EventLook {
  return LOOKS.find(({ word }) => id.includes(word)) ?? OTHER
}
