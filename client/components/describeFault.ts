/** A fault in words for whoever mends it: where, in which browser, and what. */
export function describeFault(fault: unknown): string {
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  return `${window.location.pathname}\n${navigator.userAgent}\n${what}`
}

/** How browsers say that a part of the program can't be fetched: there is no other mark of it. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload css|failed to fetch/i

export function isFetchFault(fault: unknown): boolean {
  return fault instanceof Error && NOT_FETCHED.test(fault.message)
}
