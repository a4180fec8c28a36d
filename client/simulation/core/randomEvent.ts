/** Something out of the ordinary (EVE-4). */

import type { EventAnswer } from './eventAnswer.ts'
import type { Impact } from './impact.ts'
import type { PlayerId } from './player.ts'

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
  /** What it has changed. */
  impact: Impact[]
  icon: string
  /** Game day. */
  day: number
  /** The own player it is about; null for nobody. */
  playerId: PlayerId | null
  /** The answers to choose from; none where there is nothing to decide. */
  answers: EventAnswer[]
  /** Index of the answer in force: 0 unless the manager has chosen another. */
  answer: number
}
