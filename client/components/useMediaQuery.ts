import { useCallback, useSyncExternalStore } from 'react'

/** Returns true while a media query matches; false where media queries are not supported. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!supportsMediaQueries()) return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => supportsMediaQueries() && window.matchMedia(query).matches)
}

function supportsMediaQueries(): boolean {
  return typeof window.matchMedia === 'function'
}
