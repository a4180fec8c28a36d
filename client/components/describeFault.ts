/** Describes an error for a bug report: address, browser, message and stack. */
export function describeFault(fault: unknown): string {
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  return `${window.location.pathname}\n${navigator.userAgent}\n${what}`
}

/** Messages of browsers when a chunk fails to load; no error class or code identifies this case. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload css|failed to fetch/i

export function isFetchFault(fault: unknown): boolean {
  return fault instanceof Error && NOT_FETCHED.test(fault.message)
}
