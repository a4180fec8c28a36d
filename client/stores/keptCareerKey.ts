/** Where the running career is kept for the browser session: known also to pages that do not load the game. */
import type { Environment } from './environment.ts'

export const KEPT_CAREER_KEY = 'career'

/** Whether a career waits to be gone on with; it may still turn out to be damaged. */
export function isCareerKept({ sessionStorage }: Pick<Environment, 'sessionStorage'>): boolean {
  return sessionStorage.getItem(KEPT_CAREER_KEY) !== null
}
