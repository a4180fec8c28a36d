import { useEffect, useMemo } from 'react'
import { ChallengeTableStore, type TableView } from './ChallengeTableStore.ts'
import { useStores } from './useStores.tsx'

/** Table of a challenge, for as long as a component shows it. */
export function useChallengeTable(
  challenge: string,
  { isRanked = null, page = 1 }: Partial<TableView> = {},
): ChallengeTableStore {
  const root = useStores()
  const store = useMemo(
    () => new ChallengeTableStore(root, challenge, { isRanked, page }),
    [root, challenge, isRanked, page],
  )
  useEffect(() => store.open(), [store])
  return store
}
