import { useCallback, useSyncExternalStore } from 'react'

/** Upright phone: buttons of the header are in a menu, and what is next lies under the thumb. As in the styles. */
export const PHONE = '(width < 640px) and (height >= 500px)'

/** Returns true while a media query matches; false where media queries are not supported. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!supportsMediaQueries()) return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMedia(query))
}

function supportsMediaQueries(): boolean {
  return typeof window.matchMedia === 'function'
}

/** Returns true when motion should be reduced, by the player's setting first, then by the device's. */
export function useReducedMotion(setting: 'system' | 'reduced' | 'full'): boolean {
  const isPreferred = useMediaQuery('(prefers-reduced-motion: reduce)')
  return setting === 'system' ? isPreferred : setting === 'reduced'
}

/** True while a media query matches; false without a browser that supports them. */
export function matchesMedia(query: string): boolean {
  return supportsMediaQueries() && window.matchMedia(query).matches
}
