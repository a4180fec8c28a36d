import { useEffect } from 'react'

/**
 * Lays out the sections with `content-visibility: auto` one by one in idle time, so that the page reaches
 * its real height and can be captured as a whole.
 */
export function useIdleLayout(): void {
  useEffect(() => {
    // Without requestIdleCallback they are laid out when they come near.
    if (!('requestIdleCallback' in window)) return
    const sections = [...document.querySelectorAll<HTMLElement>('main section')]
    const layOutNext = () => {
      sections.shift()?.style.setProperty('content-visibility', 'visible')
      if (sections.length > 0) request = requestIdleCallback(layOutNext)
    }
    let request = requestIdleCallback(layOutNext)
    return () => cancelIdleCallback(request)
  }, [])
}
