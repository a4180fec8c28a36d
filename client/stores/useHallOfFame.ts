import { useMemo } from 'react'
import { HallOfFameStore } from './HallOfFameStore.ts'
import { useStores } from './useStores.tsx'

/** The hall of fame, for the components that show it. */
export function useHallOfFame(): HallOfFameStore {
  const { legacy } = useStores()
  return useMemo(() => new HallOfFameStore(legacy), [legacy])
}
