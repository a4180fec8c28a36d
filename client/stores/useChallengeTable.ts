import { useEffect, useMemo } from 'react'
import { ChallengeTableStore } from './ChallengeTableStore.ts'
import { useStores } from './useStores.tsx'

/**
 * Table of a challenge, for as long as a component shows it. `isRanked`: kind of runs that it shows first; null for ranked
 * ones, or for open ones while nobody has finished a ranked run.
 */
export function useChallengeTable(challenge: string, isRanked: boolean | null = null): ChallengeTableStore {
  const root = useStores()
  const store = useMemo(() => new ChallengeTableStore(root, challenge, isRanked), [root, challenge, isRanked])
  useEffect(() => store.open(), [store])
  return store
}
