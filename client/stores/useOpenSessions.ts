import { useMemo } from 'react'
import { OpenSessionsStore } from './OpenSessionsStore.ts'
import { useStores } from './useStores.tsx'

/** Sessions of the account, for the components that show them. */
export function useOpenSessions(): OpenSessionsStore {
  const root = useStores()
  return useMemo(() => new OpenSessionsStore(root), [root])
}
