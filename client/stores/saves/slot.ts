/**
 * A place in the browser's storage for one record. Writing never leaves it without a whole one,
 * wherever it breaks off: the new record is tried out beside the old, the old is kept as a backup,
 * and only then they change places.
 */
import type { KeyValueStorage } from '../environment.ts'
import { hasValidChecksum } from './saveRecord.ts'

const NEW = 'new:'
const OLD = 'old:'
const CORRUPT = 'corrupt:'

/** Throws when the storage is full or gives back something else than it was given; the old record stays. */
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
 * The record of a slot, mended from its copies if need be; null when there is none. What is damaged
 * is put aside under a key that begins with 'corrupt:'.
 */
export function readSlot(storage: KeyValueStorage, key: string): string | null {
  const stored = storage.getItem(key)
  if (stored !== null && hasValidChecksum(stored)) return stored
  const copy = [NEW + key, OLD + key].map((place) => storage.getItem(place)).find(isValidCopy)
  if (stored !== null) putAside(storage, key, stored)
  if (copy !== undefined) trySet(storage, key, copy)
  return copy ?? null
}

export function removeSlot(storage: KeyValueStorage, key: string): void {
  for (const place of [NEW + key, OLD + key, key]) storage.removeItem(place)
}

/** The keys that begin with `prefix` of all slots, those included of which only a copy is left. */
export function slotKeys(storage: KeyValueStorage, prefix: string): string[] {
  const keys = new Set<string>()
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i)?.replace(/^(?:new|old):/, '')
    if (key?.startsWith(prefix)) keys.add(key)
  }
  return [...keys]
}

/** The slots that have a whole backup. */
export function backupKeys(storage: KeyValueStorage): { key: string; backup: string }[] {
  return slotKeys(storage, '').flatMap((key) => {
    const backup = storage.getItem(OLD + key)
    return isValidCopy(backup) ? [{ key, backup }] : []
  })
}

/** Lets the backup of a slot change places with its record; gives what is the record now. */
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
  if (storage.getItem(key) !== stored) throw new Error('The storage did not keep what it was given')
}

function putAside(storage: KeyValueStorage, key: string, damaged: string): void {
  storage.removeItem(key)
  trySet(storage, CORRUPT + key, damaged)
}

/** A full storage is no reason not to hand out what was found. */
function trySet(storage: KeyValueStorage, key: string, stored: string): void {
  try {
    storage.setItem(key, stored)
  } catch {
    // The next write tells the player.
  }
}
