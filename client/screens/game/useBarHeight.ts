import { useEffect, useRef } from 'react'

/** Passes the height of the bar of a phone to the styles, which leave room for it below the page (GameShell). */
export function useBarHeight() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar || !('ResizeObserver' in window)) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--time-bar', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--time-bar')
    }
  }, [])
  return ref
}
