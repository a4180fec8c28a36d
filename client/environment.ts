import { connectApi } from './api/connectApi.ts'
import { openJournal } from './journal.ts'
import { browserLocks } from './locks.ts'
import { offerFile } from './offerFile.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import type { Environment, KeyValueStorage } from './stores/environment.ts'

/** The environment of a real browser tab. */
export function browserEnvironment(): Environment {
  return {
    storage: storageOrNone(() => window.localStorage),
    sessionStorage: storageOrNone(() => window.sessionStorage),
    journal: openJournal(),
    locks: browserLocks,
    persistStorage: () => {
      // Missing on a plain HTTP address other than localhost.
      const manager = navigator.storage as StorageManager | undefined
      // The answer changes nothing: what is refused is still kept as well as the browser can.
      void manager?.persist().catch(() => false)
    },
    onHidden(act) {
      const hide = () => {
        if (document.visibilityState === 'hidden') act()
      }
      document.addEventListener('visibilitychange', hide)
      window.addEventListener('pagehide', act)
      return () => {
        document.removeEventListener('visibilitychange', hide)
        window.removeEventListener('pagehide', act)
      }
    },
    askBeforeClosing(isWanted) {
      const ask = (event: BeforeUnloadEvent) => {
        if (isWanted()) event.preventDefault()
      }
      window.addEventListener('beforeunload', ask)
      return () => {
        window.removeEventListener('beforeunload', ask)
      }
    },
    offerFile,
    clock: {
      now: () => performance.now(),
      date: () => new Date(),
      every(intervalMs, tick) {
        const timer = setInterval(tick, intervalMs)
        return () => {
          clearInterval(timer)
        }
      },
      after(delayMs, act) {
        const timer = setTimeout(act, delayMs)
        return () => {
          clearTimeout(timer)
        }
      },
    },
    connectApi,
    shrinkPicture,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  }
}

/** A browser that blocks site data throws on the mere mention of its storage, or has none. */
function storageOrNone(storageOfBrowser: () => Storage | null): KeyValueStorage {
  try {
    return storageOfBrowser() ?? NO_STORAGE
  } catch {
    return NO_STORAGE
  }
}

/** Holds nothing and refuses everything, so that nobody takes for kept what is not. */
const NO_STORAGE: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser keeps nothing for this page')
  },
  removeItem: () => {},
  key: () => null,
  length: 0,
}
