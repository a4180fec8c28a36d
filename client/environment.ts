import { connectApi } from './api/connectApi.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import type { Environment, KeyValueStorage } from './stores/environment.ts'

/** The environment of a real browser tab. */
export function browserEnvironment(): Environment {
  return {
    storage: storageOrMemory(() => window.localStorage),
    sessionStorage: storageOrMemory(() => window.sessionStorage),
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

/** A browser that blocks site data throws on the mere mention of its storage; the game then forgets at reload. */
function storageOrMemory(storageOfBrowser: () => Storage): KeyValueStorage {
  try {
    return storageOfBrowser()
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
}
