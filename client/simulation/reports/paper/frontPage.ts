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
  /** Round of a competition that the page is about, played after the week; null for a page of the league. */
  round: number | null
  /** 'Before the season', 'After week 12', 'After the cup’s second round'. */
  name: string
  /** The first story is the main one. */
  stories: readonly PaperStory[]
}
