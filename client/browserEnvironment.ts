import { version } from '../package.json'
import { connectApi } from './api/connectApi.ts'
import { builds, RULES_HASH } from './builds.ts'
import { downloadFile } from './components/downloadFile.ts'
import { browserLocks } from './locks.ts'
import type { Environment, KeyValueStorage, MatchSound } from './stores/environment.ts'
import { nextTask } from './stores/saves/nextTask.ts'
import { openVault } from './vault.ts'

/** Environment of a browser tab. */
export function browserEnvironment(): Environment {
  const storage = storageOrNone(() => window.localStorage)
  return {
    storage,
    sessionStorage: storageOrNone(() => window.sessionStorage),
    onStorageChange(act) {
      window.addEventListener('storage', act)
      return () => window.removeEventListener('storage', act)
    },
    vault: openVault(storage),
    locks: browserLocks,
    persistStorage: () => {
      // Undefined on a plain HTTP address other than localhost.
      const manager = navigator.storage as StorageManager | undefined
      // The result is ignored: without the permission data is stored as well as the browser can.
      void manager?.persist().catch(() => false)
    },
    soon(act) {
      let isWanted = true
      void nextTask().then(() => {
        if (isWanted) act()
      })
      return () => {
        isWanted = false
      }
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
    onShown(act) {
      const show = () => {
        if (document.visibilityState === 'visible') act()
      }
      document.addEventListener('visibilitychange', show)
      return () => document.removeEventListener('visibilitychange', show)
    },
    openSound,
    askBeforeClosing(shouldAsk) {
      const ask = (event: BeforeUnloadEvent) => {
        if (shouldAsk()) event.preventDefault()
      }
      window.addEventListener('beforeunload', ask)
      return () => window.removeEventListener('beforeunload', ask)
    },
    downloadFile,
    clock: {
      now: () => performance.now(),
      date: () => new Date(),
      every(intervalMs, tick) {
        const timer = setInterval(tick, intervalMs)
        return () => clearInterval(timer)
      },
      after(delayMs, act) {
        const timer = setTimeout(act, delayMs)
        return () => clearTimeout(timer)
      },
    },
    connectApi,
    isOnline: () => navigator.onLine,
    onOnline(act) {
      window.addEventListener('online', act)
      return () => window.removeEventListener('online', act)
    },
    builds,
    rulesHash: RULES_HASH,
    version,
    userAgent: navigator.userAgent,
    sha256: async (text) => (await import('./sha256.ts')).sha256(text),
    shrinkPicture: async (picture) => (await import('./shrinkPicture.ts')).shrinkPicture(picture),
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  }
}

/** Access to storage throws in a browser that blocks site data; other browsers have none. */
function storageOrNone(storageOfBrowser: () => Storage | null): KeyValueStorage {
  try {
    return storageOfBrowser() ?? NO_STORAGE
  } catch {
    return NO_STORAGE
  }
}

/** Stores nothing and rejects every write, so that no caller assumes that its data is stored. */
const NO_STORAGE: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser keeps nothing for this page')
  },
  removeItem: () => {},
  key: () => null,
  length: 0,
}

/** Opens the loudspeakers, and loads what plays on them. Call after a gesture of the player. */
async function openSound(volume: number): Promise<MatchSound> {
  // Before anything is awaited: Safari allows it only within the gesture.
  const context = new AudioContext()
  try {
    const { MatchSound } = await import('../scenes/sound/MatchSound.ts')
    return new MatchSound(context, volume)
  } catch (error) {
    void context.close()
    throw error
  }
}
