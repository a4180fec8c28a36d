import { legacyOf, type LegacyStore } from './LegacyStore.ts'
import { useStores } from './useStores.tsx'

/** Legacy of the device, for the components that show it. */
export function useLegacy(): LegacyStore {
  return legacyOf(useStores())
}
