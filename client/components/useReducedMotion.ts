import { useMediaQuery } from './useMediaQuery.ts'

/** Returns true when motion should be reduced, by the player's setting first, then by the device's. */
export function useReducedMotion(setting: 'system' | 'reduced' | 'full'): boolean {
  const isPreferred = useMediaQuery('(prefers-reduced-motion: reduce)')
  return setting === 'system' ? isPreferred : setting === 'reduced'
}
