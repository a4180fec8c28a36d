/** Builders: the real stores on a made-up clock and storage. */
import { makeApi, type FakeCalls } from './makeApi.ts'
import type {
  Clock,
  Environment,
  Journal,
  JournalEntry,
  KeyValueStorage,
  Locks,
} from '../../client/stores/environment.ts'
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

export function makeStorage(stored: Record<string, string> | Map<string, string> = {}): KeyValueStorage {
  const values = stored instanceof Map ? stored : new Map(Object.entries(stored))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** What a browser that refuses to keep anything has. */
export function makeRefusingStorage(): KeyValueStorage {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return { ...makeStorage(), setItem, length: 0 }
}

export function makeJournal(): Journal {
  const kept = new Map<string, JournalEntry>()
  return {
    read: () => Promise.resolve(new Map(kept)),
    write: (key, entry) => Promise.resolve(void kept.set(key, entry)),
    forget: (key) => Promise.resolve(void kept.delete(key)),
  }
}

/** Locks between the tabs that a test opens: `close` ends a tab. */
export function makeLocks(held = new Set<string>()): Locks & { close: () => void } {
  const own = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    within(_, work) {
      const result = last.then(work)
      last = result.catch(() => {})
      return result
    },
    hold(name) {
      own.add(name)
      held.add(name)
    },
    isHeld: (name) => Promise.resolve(held.has(name)),
    close: () => {
      for (const name of own) held.delete(name)
    },
  }
}

interface Parts {
  /** What `environment.seed()` gives, every time. */
  seed?: number
  storage?: Record<string, string>
  sessionStorage?: Record<string, string>
  /** Calls that the test answers; any other fails as if there were no server. */
  calls?: FakeCalls
  /** What else the page has, such as a storage of another tab. */
  environment?: Partial<Environment>
}

/** A page in no browser; what it would do to the outside is written down. */
export function makeEnvironment(parts: Partial<Environment> = {}) {
  const hiding = new Set<() => void>()
  const closing = new Set<() => boolean>()
  const offered: { fileName: string; text: string }[] = []
  let seed = 0
  const environment: Environment = {
    storage: makeStorage(),
    sessionStorage: makeStorage(),
    journal: makeJournal(),
    locks: makeLocks(),
    clock: makeClock(),
    persistStorage: () => {},
    soon: (act) => environment.clock.after(0, act),
    onHidden: (act) => {
      hiding.add(act)
      return () => void hiding.delete(act)
    },
    askBeforeClosing: (isWanted) => {
      closing.add(isWanted)
      return () => void closing.delete(isWanted)
    },
    downloadFile: (fileName, text) => void offered.push({ fileName, text }),
    connectApi: () => makeApi(),
    shrinkPicture: (picture) => Promise.resolve(picture),
    seed: () => ++seed,
    ...parts,
  }
  return {
    environment,
    /** Files that the player was given. */
    offered,
    hide: () => {
      for (const act of hiding) act()
    },
    /** Whether the browser would ask before it closes the tab. */
    asksBeforeClosing: () => [...closing].some((isWanted) => isWanted()),
  }
}

/** All stores of a page with a game opened, but no career started. */
export function makeStores({
  seed = 1,
  storage = {},
  sessionStorage = {},
  calls = {},
  environment: parts = {},
}: Parts = {}) {
  const clock = makeClock()
  const page = makeEnvironment({
    storage: makeStorage(storage),
    sessionStorage: makeStorage(sessionStorage),
    clock,
    connectApi: () => makeApi(calls),
    seed: () => seed,
    ...parts,
  })
  const root = new RootStore(page.environment)
  const gameStores = new GameStores(root)
  root.gameStores = gameStores
  return { root, gameStores, clock, ...page }
}
