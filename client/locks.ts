import type { Locks } from './stores/environment.ts'

/** The browser's Web Locks; on a page without them (an insecure address) every tab is on its own. */
export const browserLocks: Locks = {
  within: (name, work) => (hasLocks() ? navigator.locks.request(name, work) : work()),
  hold(name) {
    // Never answered, so that only the end of the page lets go.
    if (hasLocks()) void navigator.locks.request(name, () => new Promise(() => {}))
  },
  async isHeld(name) {
    if (!hasLocks()) return false
    const { held } = await navigator.locks.query()
    return held?.some((lock) => lock.name === name) ?? false
  },
}

function hasLocks(): boolean {
  return 'locks' in navigator
}
