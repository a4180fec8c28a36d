import { useLayoutEffect, useRef, useState } from 'react'

/** Width in pixels where nothing can be measured. */
const USUAL_WIDTH = 600

/** Returns the width of an element in pixels, updated when it changes. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL_WIDTH)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    const measure = () => {
      setWidth(element.clientWidth || USUAL_WIDTH)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { ref, width }
}
