/** Builders of the real stores with a fake clock and storage. */
import { makeApi, type FakeCalls } from './makeApi.ts'
import type {
  Clock,
  Environment,
  KeyValueStorage,
  Locks,
  Vault,
  VaultRecord,
} from '../../client/stores/environment.ts'
import { GameStores } from '../../client/stores/GameStores.ts'
import { RootStore } from '../../client/stores/RootStore.ts'
import { openRecord } from '../../client/stores/saves/saveRecord.ts'

/** Clock that moves only by `advance`. */
export interface FakeClock extends Clock {
  /** Advances the time and calls due timers in order. */
  advance(ms: number): void
}

/** Initial time of a fake clock that is given no other. */
export const KICK_OFF = new Date('2026-08-15T15:00:00.000Z')

export function makeClock(begin = KICK_OFF): FakeClock {
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
    date: () => new Date(begin.getTime() + nowMs),
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

/** Storage that refuses every write. */
export function makeRefusingStorage(): KeyValueStorage {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return { ...makeStorage(), setItem, length: 0 }
}

/** Database of a browser, with direct access to what it holds. */
export interface FakeVault extends Vault {
  cardMap: Map<string, unknown>
  records: Map<string, string>
  backups: Map<string, string>
}

/** Fake database with these records. */
export function makeVault(stored: Record<string, string> = {}): FakeVault {
  const records = new Map(Object.entries(stored))
  const backups = new Map<string, string>()
  const cardMap = new Map<string, unknown>(
    Object.entries(stored).map(([key, record]) => [key, openRecord(record)?.card]),
  )
  const set = (key: string, { card, stored }: VaultRecord) => {
    cardMap.set(key, card)
    records.set(key, stored)
  }
  return {
    cardMap,
    records,
    backups,
    cards: (prefix) => Promise.resolve(new Map([...cardMap].filter(([key]) => key.startsWith(prefix)))),
    read: (key) => Promise.resolve({ stored: records.get(key) ?? null, backup: backups.get(key) ?? null }),
    replace: (key, record, mayReplace) => {
      if (!mayReplace(cardMap.get(key))) return Promise.resolve(false)
      const before = records.get(key)
      if (before !== undefined) backups.set(key, before)
      set(key, record)
      return Promise.resolve(true)
    },
    put: (key, record, backup) => {
      set(key, record)
      if (backup) backups.set(key, backup.stored)
      return Promise.resolve()
    },
    remove: (keys) => {
      for (const key of keys) for (const map of [cardMap, records, backups]) map.delete(key)
      return Promise.resolve()
    },
    contents: () =>
      Promise.resolve({ records: Object.fromEntries(records), backups: Object.fromEntries(backups) }),
  }
}

/** Database that refuses everything. */
export function makeRefusingVault(name = 'UnknownError'): Vault {
  const refuse = () => Promise.reject(new DOMException('refused', name))
  return {
    ...{ cards: refuse, read: refuse, replace: refuse, put: refuse },
    ...{ remove: refuse, contents: refuse },
  }
}

/** Work that waits for a lock, by the locks of a browser. */
const waiting = new WeakMap<Set<string>, { name: string; begin: () => void }[]>()

/** Locks shared by the tabs of a test. `close` releases those of this tab. */
export function makeLocks(held = new Set<string>()): Locks & { close: () => void } {
  const own = new Set<string>()
  const last = new Map<string, Promise<unknown>>()
  const released = (name: string) =>
    new Promise<void>((begin) => {
      if (held.has(name)) waiting.set(held, [...(waiting.get(held) ?? []), { name, begin }])
      else begin()
    })
  return {
    async within(name, work) {
      const before = last.get(name)
      const result = Promise.all([before, released(name)]).then(work)
      last.set(
        name,
        result.catch(() => {}),
      )
      return result
    },
    hold(name) {
      own.add(name)
      held.add(name)
    },
    isHeld: (name) => Promise.resolve(held.has(name)),
    close: () => {
      for (const name of own) held.delete(name)
      for (const { name, begin } of waiting.get(held) ?? []) if (own.has(name)) begin()
    },
  }
}

interface Parts {
  /** Return value of `environment.seed()`. */
  seed?: number
  storage?: Record<string, string>
  sessionStorage?: Record<string, string>
  /** Records in the database. */
  records?: Record<string, string>
  /** Mocked calls; all others fail as without a server. */
  calls?: FakeCalls
  /** Other parts of the environment, such as the storage of another tab. */
  environment?: Partial<Environment>
}

/** Fake environment that records downloads and listeners. */
export function makeEnvironment(parts: Partial<Environment> = {}) {
  const hiding = new Set<() => void>()
  const showing = new Set<() => void>()
  const closing = new Set<() => boolean>()
  const connecting = new Set<() => void>()
  const following = new Set<() => void>()
  const offered: { fileName: string; text: string }[] = []
  let seed = 0
  const environment: Environment = {
    storage: makeStorage(),
    sessionStorage: makeStorage(),
    onStorageChange: (act) => {
      following.add(act)
      return () => void following.delete(act)
    },
    vault: makeVault(),
    locks: makeLocks(),
    clock: makeClock(),
    persistStorage: () => {},
    soon: (act) => environment.clock.after(0, act),
    onHidden: (act) => {
      hiding.add(act)
      return () => void hiding.delete(act)
    },
    onShown: (act) => {
      showing.add(act)
      return () => void showing.delete(act)
    },
    openSound: () => Promise.reject(new Error('This device has no loudspeakers')),
    askBeforeClosing: (isWanted) => {
      closing.add(isWanted)
      return () => void closing.delete(isWanted)
    },
    downloadFile: (fileName, content) =>
      void offered.push({ fileName, text: typeof content === 'string' ? content : content.type }),
    connectApi: () => makeApi(),
    isOnline: () => true,
    onOnline: (act) => {
      connecting.add(act)
      return () => void connecting.delete(act)
    },
    builds: {
      ledTo: null,
      newest: () => Promise.resolve(null),
      find: () => Promise.resolve('away'),
      open: () => {},
    },
    rulesHash: null,
    version: '1.0.0',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    sha256: (text) => Promise.resolve(`SHA-256 of ${text}`),
    shrinkPicture: (picture) => Promise.resolve(picture),
    seed: () => ++seed,
    ...parts,
  }
  return {
    environment,
    /** Downloaded files. */
    offered,
    hide: () => {
      for (const act of hiding) act()
    },
    show: () => {
      for (const act of showing) act()
    },
    /** The network is back. */
    connect: () => {
      for (const act of connecting) act()
    },
    /** Another tab has changed the storage. */
    notice: () => {
      for (const act of following) act()
    },
    /** True when the browser would confirm closing the tab. */
    asksBeforeClosing: () => [...closing].some((isWanted) => isWanted()),
  }
}

/** Builds all stores of a page, including the game's, without a career. */
export function makeStores({
  seed = 1,
  storage = {},
  sessionStorage = {},
  records = {},
  calls = {},
  environment: parts = {},
}: Parts = {}) {
  const clock = makeClock()
  const page = makeEnvironment({
    storage: makeStorage(storage),
    sessionStorage: makeStorage(sessionStorage),
    vault: makeVault(records),
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
