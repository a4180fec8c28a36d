import { useMediaQuery } from './useMediaQuery.ts'

/** Whether things shall stand still: the player's setting first, then the device's. */
export function useReducedMotion(setting: 'system' | 'reduced' | 'full'): boolean {
  const isPreferred = useMediaQuery('(prefers-reduced-motion: reduce)')
  return setting === 'system' ? isPreferred : setting === 'reduced'
}
