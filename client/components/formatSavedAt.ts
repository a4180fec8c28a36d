import { LOCALE } from '../simulation/core/english.ts'
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats the time a game was saved, in milliseconds since 1970. */
export function formatSavedAt(savedAt: number): string {
  return DATE.format(savedAt)
}
