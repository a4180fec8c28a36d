import type { KeyValueStorage } from './environment.ts'

/** Warning when the running career is stored nowhere. */
export const CAREER_NOT_KEPT = 'Your browser has no room to keep this career: don’t reload the page.'

/** Stores values under their keys. Returns false when the storage is full or blocked. */
export function keepValues(
  storage: Pick<KeyValueStorage, 'setItem'>,
  values: Readonly<Record<string, string>>,
): boolean {
  try {
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** True when the storage accepts writes. */
export function canKeep(storage: Pick<KeyValueStorage, 'setItem' | 'removeItem'>): boolean {
  const key = 'try-out'
  const isKept = keepValues(storage, { [key]: 'kept' })
  storage.removeItem(key)
  return isKept
}
