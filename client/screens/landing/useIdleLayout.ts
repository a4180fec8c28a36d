import { useEffect } from 'react'

/**
 * Lays out the sections that the style sheet leaves for later, one by one, once the browser has
 * nothing else to do: so the page has its true height, and all of it can be photographed.
 */
export function useIdleLayout(): void {
  useEffect(() => {
    // Without it they are laid out when they come near.
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
