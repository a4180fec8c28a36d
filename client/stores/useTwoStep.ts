import { useMemo } from 'react'
import { TwoStepStore } from './TwoStepStore.ts'
import { useStores } from './useStores.tsx'

/** Two-step login of the account, for the dialog that switches it. */
export function useTwoStep(): TwoStepStore {
  const root = useStores()
  return useMemo(() => new TwoStepStore(root), [root])
}
