/** Describes an error for a bug report: address, browser, message and stack. */
export function describeFault(fault: unknown): string {
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  return `${window.location.pathname}\n${navigator.userAgent}\n${what}`
}

/** Error whose message is shown to the player. */
export class ExplainedError extends Error {}

/** Message for the player; null for an error that has none. */
export function explanationOf(fault: unknown): string | null {
  return fault instanceof ExplainedError ? fault.message : null
}

/** Messages of browsers when a chunk fails to load; no error class or code identifies this case. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload css|failed to fetch/i

export function isFetchFault(fault: unknown): boolean {
  return fault instanceof Error && NOT_FETCHED.test(fault.message)
}
