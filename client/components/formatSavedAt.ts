const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** When a game was saved, from milliseconds since 1970. */
export function formatSavedAt(savedAt: number): string {
  return DATE.format(savedAt)
}
