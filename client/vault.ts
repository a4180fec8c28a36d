import type { KeyValueStorage, Vault, VaultRecord } from './stores/environment.ts'
import { hasValidChecksum } from './stores/saves/saveRecord.ts'

const DATABASE = 'floodlight-careers'
/** Database of releases before 1.0, with copies of the records in the storage. */
const OLD_DATABASE = 'floodlight'
const STORES = ['cards', 'records', 'backups'] as const
type Store = (typeof STORES)[number]

/** Opens the vault in IndexedDB. `storage`: where earlier releases kept the records, which are moved once. */
export function openVault(storage: KeyValueStorage): Vault {
  let opening: Promise<IDBDatabase> | null = null
  const forget = () => {
    opening = null
  }
  const opened = () =>
    (opening ??= openDatabase(storage, forget).catch((error: unknown) => {
      forget()
      throw error
    }))
  const begin = async (mode: IDBTransactionMode) => beginTransaction(await opened(), mode)

  return {
    async cards(prefix) {
      const { stores } = await begin('readonly')
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const [keys, cards] = await Promise.all([
        resultOf(stores.cards.getAllKeys(range)),
        resultOf<unknown[]>(stores.cards.getAll(range)),
      ])
      return new Map(keys.map((key, i) => [textOf(key) ?? '', cards[i]]))
    },
    async read(key) {
      const { stores } = await begin('readonly')
      const [stored, backup] = await Promise.all([
        resultOf<unknown>(stores.records.get(key)),
        resultOf<unknown>(stores.backups.get(key)),
      ])
      return { stored: textOf(stored), backup: textOf(backup) }
    },
    replace: async (key, record, mayReplace) => replaceIn(await opened(), { key, record, mayReplace }),
    async put(key, { card, stored }, backup) {
      const { transaction, stores, done } = await begin('readwrite')
      const writing = backup && stores.backups.put(backup.stored, key)
      // Taking a text over holds up the page for some milliseconds.
      if (writing && !backup.isLast) await resultOf(writing)
      stores.cards.put(card, key)
      stores.records.put(stored, key)
      transaction.commit()
      await done
    },
    async remove(keys) {
      const { stores, done } = await begin('readwrite')
      for (const key of keys) for (const store of STORES) stores[store].delete(key)
      await done
    },
    async contents() {
      const { stores } = await begin('readonly')
      const [records, backups] = await Promise.all([textsOf(stores.records), textsOf(stores.backups)])
      return { records, backups }
    },
  }
}

async function openDatabase(storage: KeyValueStorage, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store)
  }
  const database = await resultOf(request)
  // The browser closes it when the player deletes the data of the site.
  database.onclose = onClosed
  database.onversionchange = () => {
    database.close()
    onClosed()
  }
  if (await moveOldRecords(storage, database)) indexedDB.deleteDatabase(OLD_DATABASE)
  return database
}

/** Key of a record that releases before 1.0 wrote to localStorage. */
const OLD_KEY = /^((new|old):)?(saves|recovery)\/[^/]*\/./

async function moveOldRecords(storage: KeyValueStorage, database: IDBDatabase): Promise<boolean> {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  if (!keys.some((key) => OLD_KEY.test(key))) return false
  try {
    const part = await import('./stores/saves/moveOldRecords.ts')
    return await part.moveOldRecords(storage, (key, record) =>
      replaceIn(database, { key, record, mayReplace: (before) => before === undefined }),
    )
  } catch {
    // Without a network: it is tried again at the next start.
    return false
  }
}

interface Replacement {
  key: string
  record: VaultRecord
  mayReplace: (before: unknown) => boolean
}

async function replaceIn(database: IDBDatabase, { key, record, mayReplace }: Replacement): Promise<boolean> {
  const { stores, done } = beginTransaction(database, 'readwrite')
  const [card, stored] = await Promise.all([
    resultOf<unknown>(stores.cards.get(key)),
    resultOf<unknown>(stores.records.get(key)),
  ])
  const isWanted = mayReplace(card)
  if (isWanted) {
    // A damaged record must not take the place of a backup.
    if (typeof stored === 'string' && hasValidChecksum(stored)) stores.backups.put(stored, key)
    stores.cards.put(record.card, key)
    stores.records.put(record.stored, key)
  }
  await done
  return isWanted
}

/** Begins a transaction over everything. A write is done when it has reached the disk. */
function beginTransaction(database: IDBDatabase, mode: IDBTransactionMode) {
  const transaction = database.transaction(STORES, mode, { durability: 'strict' })
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
  })
  // A reader awaits its requests alone.
  done.catch(() => {})
  const store = (name: Store) => transaction.objectStore(name)
  return {
    transaction,
    done,
    stores: { cards: store('cards'), records: store('records'), backups: store('backups') },
  }
}

function resultOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database request failed'))
  })
}

async function textsOf(store: IDBObjectStore): Promise<Record<string, string>> {
  const [keys, texts] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())])
  return Object.fromEntries(keys.map((key, i) => [textOf(key) ?? '', textOf(texts[i]) ?? '']))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
