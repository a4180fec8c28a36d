/** Causes of rivalries between the own club and another. */
import { oneOf, record } from '../core/checks.ts'
import { count, season, week } from '../core/figures.ts'

export const RIVALRY_CAUSES = [
  /** Both finished among the first three, close together. */
  'title-race',
  /** Both finished among the last six, close together. */
  'survival',
  /** They finished close together elsewhere in the table. */
  'close-finish',
  /** They met in the last weeks, close together at the top or at the bottom. */
  'late-meeting',
  /** The own club won from far below in the table. */
  'upset-win',
  /** The rival won from far below in the table. */
  'upset-defeat',
] as const
export type RivalryCause = (typeof RIVALRY_CAUSES)[number]

export interface RivalryReason {
  cause: RivalryCause
  season: number
  /** Week of the match, or the last week of the season for a final table. */
  week: number
  /** Places between the clubs for an upset, otherwise points. */
  gap: number
}

export const rivalryReason = record<RivalryReason>({ cause: oneOf(RIVALRY_CAUSES), season, week, gap: count })

/** The reason as a sentence about 'you' and 'them'. */
export function rivalryReasonText({ cause, season, week, gap }: Readonly<RivalryReason>): string {
  const apart = gap === 0 ? 'level on points' : gap === 1 ? 'one point apart' : `${gap} points apart`
  switch (cause) {
    case 'title-race':
      return `Season ${season}: you both finished in the top three, ${apart}.`
    case 'survival':
      return `Season ${season}: you both finished in the bottom six, ${apart}.`
    case 'close-finish':
      return `Season ${season}: you finished close together, ${apart}.`
    case 'late-meeting':
      return `Season ${season}, week ${week}: you met with a lot at stake, ${apart}.`
    case 'upset-win':
      return `Season ${season}, week ${week}: you beat them from ${gap} places below.`
    case 'upset-defeat':
      return `Season ${season}, week ${week}: they beat you from ${gap} places below.`
  }
}
