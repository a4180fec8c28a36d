import { useMemo } from 'react'
import { seasonPages } from './seasonPages.ts'
import { useGameStores } from './useGameStores.ts'

/** Front pages of the season, the latest first, for observers. */
export function usePaper() {
  const { game } = useGameStores()
  return useMemo(() => seasonPages(game), [game]).get()
}
