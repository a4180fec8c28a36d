/** Builders: the real stores on a made-up clock and storage. */
import { makeApi, type FakeCalls } from './makeApi.ts'
import type { Clock, Environment, KeyValueStorage } from '../../client/stores/environment.ts'
import { GameStores } from '../../client/stores/GameStores.ts'
import { RootStore } from '../../client/stores/RootStore.ts'

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Lets time pass; what falls due is called in order. */
  advance(ms: number): void
}

/** What a made-up clock shows at first. */
export const KICK_OFF = new Date('2026-08-15T15:00:00.000Z')

export function makeClock(): FakeClock {
  let nowMs = 0
  let nextId = 1
  const timers = new Map<number, { dueMs: number; everyMs: number | null; act: () => void }>()
  const start = (delayMs: number, everyMs: number | null, act: () => void) => {
    const id = nextId
    nextId += 1
    timers.set(id, { dueMs: nowMs + delayMs, everyMs, act })
    return () => void timers.delete(id)
  }
  return {
    now: () => nowMs,
    date: () => new Date(KICK_OFF.getTime() + nowMs),
    every: (intervalMs, tick) => start(intervalMs, intervalMs, tick),
    after: (delayMs, act) => start(delayMs, null, act),
    advance(ms) {
      const endMs = nowMs + ms
      for (;;) {
        const [id, next] = [...timers].reduce(
          (first, timer) => (timer[1].dueMs < first[1].dueMs ? timer : first),
          [0, { dueMs: Infinity, everyMs: null as number | null, act: () => {} }],
        )
        if (next.dueMs > endMs) break
        nowMs = next.dueMs
        if (next.everyMs === null) timers.delete(id)
        else next.dueMs += next.everyMs
        next.act()
      }
      nowMs = endMs
    },
  }
}

export function makeStorage(stored: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(stored))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

interface Parts {
  /** What `environment.seed()` gives, every time. */
  seed?: number
  storage?: Record<string, string>
  sessionStorage?: Record<string, string>
  /** Calls that the test answers; any other fails as if there were no server. */
  calls?: FakeCalls
}

/** All stores of a page with a game opened, but no career started. */
export function makeStores({ seed = 1, storage = {}, sessionStorage = {}, calls = {} }: Parts = {}) {
  const clock = makeClock()
  const environment: Environment = {
    storage: makeStorage(storage),
    sessionStorage: makeStorage(sessionStorage),
    clock,
    connectApi: () => makeApi(calls),
    shrinkPicture: (picture) => Promise.resolve(picture),
    seed: () => seed,
  }
  const root = new RootStore(environment)
  const gameStores = new GameStores(root)
  root.gameStores = gameStores
  return { root, gameStores, clock, environment }
}
