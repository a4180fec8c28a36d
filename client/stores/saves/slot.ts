/**
 * Slot of the browser's storage for one record. An interrupted write never leaves it without a valid record:
 * the new record is first written under a second key, then the old one is copied as a backup, then replaced.
 */
import type { KeyValueStorage } from '../environment.ts'
import { hasValidChecksum } from './saveRecord.ts'

const NEW = 'new:'
const OLD = 'old:'
const CORRUPT = 'corrupt:'

/** Writes a record. Throws, with the old record in place, when the storage is full or returns other content. */
export function writeSlot(storage: KeyValueStorage, key: string, stored: string): void {
  try {
    setVerified(storage, NEW + key, stored)
    const before = storage.getItem(key)
    if (before !== null && hasValidChecksum(before)) setVerified(storage, OLD + key, before)
    setVerified(storage, key, stored)
  } finally {
    storage.removeItem(NEW + key)
  }
}

/**
 * Reads the record of a slot, restoring it from its copies if necessary; null when there is none. Moves a
 * damaged record to a key with the prefix 'corrupt:'.
 */
export function readSlot(storage: KeyValueStorage, key: string): string | null {
  const stored = storage.getItem(key)
  if (stored !== null && hasValidChecksum(stored)) return stored
  const copy = [NEW + key, OLD + key].map((place) => storage.getItem(place)).find(isValidCopy)
  if (stored !== null) quarantine(storage, key, stored)
  if (copy !== undefined) trySet(storage, key, copy)
  return copy ?? null
}

export function removeSlot(storage: KeyValueStorage, key: string): void {
  for (const place of [NEW + key, OLD + key, key]) storage.removeItem(place)
}

/** Keys of all slots with this prefix, including slots of which only a copy is left. */
export function slotKeys(storage: KeyValueStorage, prefix: string): string[] {
  const keys = new Set<string>()
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i)?.replace(/^(?:new|old):/, '')
    if (key?.startsWith(prefix)) keys.add(key)
  }
  return [...keys]
}

/** Slots with a valid backup. */
export function backupKeys(storage: KeyValueStorage): { key: string; backup: string }[] {
  return slotKeys(storage, '').flatMap((key) => {
    const backup = storage.getItem(OLD + key)
    return isValidCopy(backup) ? [{ key, backup }] : []
  })
}

/** Swaps the record of a slot and its backup. Returns the record. */
export function restoreBackup(storage: KeyValueStorage, key: string): string | null {
  const backup = storage.getItem(OLD + key)
  if (isValidCopy(backup)) writeSlot(storage, key, backup)
  return storage.getItem(key)
}

function isValidCopy(copy: string | null): copy is string {
  return copy !== null && hasValidChecksum(copy)
}

function setVerified(storage: KeyValueStorage, key: string, stored: string): void {
  storage.setItem(key, stored)
  if (storage.getItem(key) !== stored) throw new Error('The storage returned other content than was written')
}

function quarantine(storage: KeyValueStorage, key: string, damaged: string): void {
  storage.removeItem(key)
  trySet(storage, CORRUPT + key, damaged)
}

/** Ignores a full storage: the record that was found is returned all the same. */
function trySet(storage: KeyValueStorage, key: string, stored: string): void {
  try {
    storage.setItem(key, stored)
  } catch {
    // The next write of a save reports it.
  }
}
