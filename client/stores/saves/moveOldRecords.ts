import type { KeyValueStorage, VaultRecord } from '../environment.ts'
import { hasValidChecksum, readCard } from './saveRecord.ts'

const OLD_KEY = /^(?:(?:new|old):)?((?:saves|recovery)\/[^/]*\/.+)$/s

/**
 * Moves the records that releases before 1.0 wrote to localStorage, with the prefixes of their copies, into the
 * database. What is damaged stays, and what the database refuses. Returns whether there was any.
 */
export async function moveOldRecords(
  storage: KeyValueStorage,
  add: (key: string, record: VaultRecord) => Promise<unknown>,
): Promise<boolean> {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  const keys = new Set(names.flatMap((name) => OLD_KEY.exec(name)?.[1] ?? []))
  let hasMoved = false
  for (const key of keys) {
    const copies = [key, `new:${key}`, `old:${key}`]
    const found = copies.map((copy) => storage.getItem(copy) ?? '')
    const stored = found.find((text) => hasValidChecksum(text))
    const card = stored === undefined ? null : readCard(stored)
    if (stored === undefined || !card) continue
    try {
      await add(key, { card, stored })
      for (const copy of copies) storage.removeItem(copy)
      hasMoved = true
    } catch {
      // It is tried again at the next start.
    }
  }
  return hasMoved
}
