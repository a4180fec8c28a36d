import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Insets } from '../../../scenes/camera.ts'

interface StageWindow {
  /** What panels cover around the place that shows the picture; null when no place is kept free. */
  insets: Insets | null
  setInsets: (insets: Insets | null) => void
}

const StageWindowContext = createContext<StageWindow>({ insets: null, setInsets: () => {} })

/** Lets the panels say which part of the picture behind them stays in view. */
export function StageWindowProvider({ children }: { children: ReactNode }) {
  const [insets, setInsets] = useState<Insets | null>(null)
  const value = useMemo(() => ({ insets, setInsets }), [insets])
  return <StageWindowContext value={value}>{children}</StageWindowContext>
}

export function useStageInsets(): Insets | null {
  return use(StageWindowContext).insets
}

/** An empty place through which the picture is seen. */
export function StageWindow({ className }: { className?: string | undefined }) {
  const { setInsets } = use(StageWindowContext)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = place
    if (!current || !('ResizeObserver' in window)) return
    const measure = () => {
      const { top, right, bottom, left } = current.getBoundingClientRect()
      // As it lies before anything is scrolled: the picture stays where it is.
      const { scrollY, innerWidth, innerHeight } = window
      setInsets({
        top: Math.round(top + scrollY),
        right: Math.round(innerWidth - right),
        bottom: Math.max(0, Math.round(innerHeight - bottom - scrollY)),
        left: Math.round(left),
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.documentElement)
    return () => {
      observer.disconnect()
      setInsets(null)
    }
  }, [setInsets])

  return <div ref={place} className={className} aria-hidden="true" />
}
