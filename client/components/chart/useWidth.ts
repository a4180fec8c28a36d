import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Width in pixels where nothing can be measured. */
const USUAL_WIDTH = 600

/** Last measured width by name, so that a chart shown again is drawn once, in its size. */
const lastWidths = new Map<string, number>()

/** Returns the width of an element in pixels, updated when it changes; `name` is the same each time it is shown. */
export function useWidth(name: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(lastWidths.get(name) ?? USUAL_WIDTH)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    // It is called after the layout and before the paint, so that measuring costs no layout of its own.
    const observer = new ResizeObserver(() => {
      const measured = element.clientWidth || USUAL_WIDTH
      lastWidths.set(name, measured)
      flushSync(() => setWidth(measured))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [name])
  return { ref, width }
}
