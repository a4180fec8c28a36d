import type { Locks } from './stores/environment.ts'

/** Web Locks of the browser. Without them (an insecure address) tabs are not coordinated. */
export const browserLocks: Locks = {
  within: (name, work) => (hasLocks() ? navigator.locks.request(name, work) : work()),
  hold(name) {
    // The promise never settles, so that the lock is held until the page closes.
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
