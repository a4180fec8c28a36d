/** Random events (EVE-4) as a career stores them. */
import type { EventAnswer } from './eventAnswer.ts'
import type { EventStory } from './eventStory.ts'
import type { Impact } from './impact.ts'
import type { PlayerId } from '../people/player.ts'

interface EventRecord {
  /** Kind and day, such as 'fan-protest-31'. */
  id: string
  /** Changes it has made. */
  impact: Impact[]
  icon: string
  /** Game day. */
  day: number
  /** Own player concerned; null for none. */
  playerId: PlayerId | null
  /** Answers to choose from; none where there is nothing to decide. */
  answers: EventAnswer[]
  /** Index of the answer in force: 0 unless the manager has chosen another. */
  answer: number
}

export type RandomEvent = EventRecord & EventStory
