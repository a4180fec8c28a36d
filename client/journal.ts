import type { Journal, JournalEntry } from './stores/environment.ts'

const DATABASE = 'floodlight'
const STORE = 'records'

/** Journal in IndexedDB. Without IndexedDB, as in some private windows, it stores nothing. */
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
        const keys = resultOf(records.getAllKeys())
        const entries = resultOf<unknown[]>(records.getAll())
        const [names, values] = await Promise.all([keys, entries])
        return new Map(names.map((name, i) => [typeof name === 'string' ? name : '', parseEntry(values[i])]))
      } catch {
        return new Map()
      }
    },
    async write(key, entry) {
      await completionOf((await store('readwrite')).put(entry, key))
    },
    async forget(key) {
      await completionOf((await store('readwrite')).delete(key))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE)
  }
  return resultOf(request)
}

function resultOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The database request failed'))
    }
  })
}

/** Resolves when the request's transaction is complete. */
function completionOf(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = request
    if (!transaction) {
      reject(new Error('The request has no transaction'))
      return
    }
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The transaction was aborted'))
    }
  })
}

/** Normalizes a record: anything else is a removal, and old removals have no date. */
function parseEntry(value: unknown): JournalEntry {
  if (typeof value === 'string') return value
  const { removedAt } = (value ?? {}) as { removedAt?: unknown }
  return { removedAt: typeof removedAt === 'number' ? removedAt : 0 }
}
