import type { ClubId } from '../../core/ids.ts'
import type { Story } from './story.ts'

/** Story that may come into the paper of its week. */
export interface Candidate {
  story: Story
  /** Clubs of the story, the main one first. */
  clubs: readonly ClubId[]
  weight: number
}

export interface PaperReader {
  /** Id of the own club. */
  own: ClubId
  /** Full name of a club. */
  nameOf: (club: ClubId) => string
}

/** First week in which stories about the table are found. */
export const SETTLED_WEEK = 6
