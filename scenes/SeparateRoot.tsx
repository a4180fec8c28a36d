import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/**
 * Renders its children in a React root of their own, outside of the StrictMode of the page:
 * @pixi/react destroys an application that StrictMode mounts a second time while it starts.
 */
export function SeparateRoot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(null)
  const latest = useRef(children)
  const isWaiting = useRef(false)
  // Without dependencies: whatever is rendered here is rendered there, after the paint of the page's next frame,
  // so that the page's own changes are seen first.
  useEffect(() => {
    latest.current = children
    if (isWaiting.current || !root.current) return
    isWaiting.current = true
    requestAnimationFrame(() => {
      setTimeout(() => {
        isWaiting.current = false
        root.current?.render(latest.current)
      })
    })
  })
  useEffect(() => {
    let isMounted = true
    // A microtask later, when StrictMode has mounted and unmounted this component once.
    queueMicrotask(() => {
      if (!isMounted || !place.current) return
      root.current = createRoot(place.current)
      root.current.render(latest.current)
    })
    return () => {
      isMounted = false
      const opened = root.current
      root.current = null
      // React refuses to unmount a root while it commits another one.
      queueMicrotask(() => opened?.unmount())
    }
  }, [])
  return <div ref={place} />
}

/**
 * Calls `onDrawing` with true while `isDrawing`, and with false when it ends; both must be stable.
 * In the commit itself: React flushes the passive effects of a separate root while it commits the page, and a
 * callback that updates the page then makes it commit the same tree twice (React error 177).
 */
export function useDrawingNotice(isDrawing: boolean, onDrawing?: (isDrawing: boolean) => void): void {
  useLayoutEffect(() => {
    if (!isDrawing || !onDrawing) return
    onDrawing(true)
    return () => onDrawing(false)
  }, [isDrawing, onDrawing])
}
