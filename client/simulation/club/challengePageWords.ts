/** Texts of the page of a challenge, which browsers and the server write. */
import type { ChallengeTerms } from './challenge.ts'
import { challengeBrief } from './challengeWords.ts'

export const RUNS_NOTE =
  'The same league for everybody. One ranked run each while it’s on, and as many open ones as you like.'
export const TABLE_NOTE =
  'We play every result again, move for move, before it goes in. In a ranked run nobody knows the luck before kick-off.'
/** Kinds of runs, which have tables of their own. */
export const RUN_KINDS = [
  { value: 'ranked', label: 'Ranked' },
  { value: 'open', label: 'Open' },
] as const
/** Instead of a nickname that the operator has removed. */
export const NAME_REMOVED = 'Name taken off'

export const ALL_TIME_TITLE = 'All-time table'
export const ALL_TIME_NOTE =
  'Ranked runs only. Win a week for 100 points, come second for 99, and so on down to one point for hundredth.'
export const ALL_TIME_DESCRIPTION = `The best managers of all the weekly challenges. ${ALL_TIME_NOTE}`
export const ALL_TIME_EMPTY = 'No points yet: the first are won when a week’s table is final.'

/** Description for search engines and previews of links. */
export function challengeDescription(terms: Pick<ChallengeTerms, 'weeks' | 'scoring' | 'rules'>): string {
  return `${challengeBrief(terms)} The same league for every manager, and a table of results that were all played again.`
}

/** Line above the title. */
export function challengeKicker(id: string, isLatest: boolean): string {
  return isLatest ? 'The challenge of the week' : `Challenge ${id}`
}

/** Caption of a table of ranked or of open runs. */
export function tableCaption(isRanked: boolean): string {
  return isRanked ? 'Table of the ranked runs' : 'Table of the open runs'
}

/** Text of a table without rows. */
export function emptyTable(isRanked: boolean): string {
  return isRanked
    ? 'Nobody has finished a ranked run yet. Be the first.'
    : 'Nobody is in the table yet. Be the first.'
}
