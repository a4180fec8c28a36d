import { useMediaQuery } from '../../components/useMediaQuery.ts'

/** Returns true on a screen with room for a second part beside the first. As in the styles. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 1700px)')
}
