import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false in a browser that knows none. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!knowsMediaQueries()) return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => knowsMediaQueries() && window.matchMedia(query).matches)
}

function knowsMediaQueries(): boolean {
  return typeof window.matchMedia === 'function'
}
