import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false in a browser that knows none. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!('matchMedia' in window)) return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => 'matchMedia' in window && window.matchMedia(query).matches)
}
