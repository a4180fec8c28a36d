import type { KeyValueStorage } from './environment.ts'

/** Keeps values under their keys; false when the browser refuses, as one that is full or blocks site data does. */
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

/** Whether anything can be kept at all. */
export function canKeep(storage: Pick<KeyValueStorage, 'setItem' | 'removeItem'>): boolean {
  const key = 'try-out'
  const isKept = keepValues(storage, { [key]: 'kept' })
  storage.removeItem(key)
  return isKept
}
