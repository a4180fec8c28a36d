import type { Journal, JournalEntry } from './stores/environment.ts'

const DATABASE = 'floodlight'
const STORE = 'records'

/** The journal in IndexedDB. Where there is none, as in some private windows, it keeps nothing. */
export function openJournal(): Journal {
  let database: Promise<IDBDatabase> | null = null
  const store = async (mode: IDBTransactionMode) => {
    database ??= openDatabase()
    return (await database).transaction(STORE, mode).objectStore(STORE)
  }
  return {
    async read() {
      try {
        const records = await store('readonly')
        const keys = answerOf(records.getAllKeys())
        const entries = answerOf<unknown[]>(records.getAll())
        const [names, values] = await Promise.all([keys, entries])
        return new Map(names.map((name, i) => [typeof name === 'string' ? name : '', entryOf(values[i])]))
      } catch {
        return new Map()
      }
    },
    async write(key, entry) {
      await endOf((await store('readwrite')).put(entry, key))
    },
    async forget(key) {
      await endOf((await store('readwrite')).delete(key))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE)
  }
  return answerOf(request)
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The database did not answer'))
    }
  })
}

/** Settles when what the request wrote is in the database's file. */
function endOf(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = request
    if (!transaction) {
      reject(new Error('The request writes nothing'))
      return
    }
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The database took nothing'))
    }
  })
}

/** What is no record is one that was removed; those of old did not say when. */
function entryOf(value: unknown): JournalEntry {
  if (typeof value === 'string') return value
  const { removedAt } = (value ?? {}) as { removedAt?: unknown }
  return { removedAt: typeof removedAt === 'number' ? removedAt : 0 }
}
