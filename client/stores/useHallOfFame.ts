import { useMemo } from 'react'
import { HallOfFameStore } from './HallOfFameStore.ts'
import { useLegacy } from './useLegacy.ts'

/** The hall of fame, for the components that show it. */
export function useHallOfFame(): HallOfFameStore {
  const legacy = useLegacy()
  return useMemo(() => new HallOfFameStore(legacy), [legacy])
}
