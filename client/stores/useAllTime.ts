import { useEffect, useMemo } from 'react'
import { AllTimeStore } from './AllTimeStore.ts'
import { useStores } from './useStores.tsx'

/** All-time table of challenges, for as long as a component shows it. */
export function useAllTime(): AllTimeStore {
  const root = useStores()
  const store = useMemo(() => new AllTimeStore(root), [root])
  useEffect(() => store.open(), [store])
  return store
}
