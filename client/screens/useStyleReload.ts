import { useEffect } from 'react'

/** Style sheets that failed to load, on any page since the tab was opened. */
const failed = new Set<HTMLLinkElement>()

/**
 * Requests style sheets again that failed to load, once the network is back or the player goes on with one. The
 * loader of chunks requests each only once: their parts would be shown without it.
 */
export function useStyleReload(): void {
  useEffect(() => {
    const collect = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    }
    const reload = () => {
      if (!navigator.onLine) return
      // A copy is requested anew.
      for (const link of failed) link.replaceWith(link.cloneNode())
      failed.clear()
    }
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    // The error of a link does not bubble.
    document.addEventListener('error', collect, options)
    for (const sign of ['online', 'click', 'keydown']) window.addEventListener(sign, reload, options)
    return () => stop.abort()
  }, [])
}
