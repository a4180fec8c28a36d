/** Front page of the paper, in words. */
import type { Story } from './story.ts'

export interface PaperStory {
  story: Story
  headline: string
  lead: string
}

export interface FrontPage {
  /** 0 for the prediction before the season. */
  week: number
  /** 'Before the season', 'After week 12'. */
  name: string
  /** The first story is the main one. */
  stories: readonly PaperStory[]
}
