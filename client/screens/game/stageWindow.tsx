import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Insets } from '../../../scenes/core/camera.ts'

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Part of the screen kept free for the picture. */
interface FreePlace {
  /** Widths of the panels around it. */
  insets: Insets
  /** Scene shown there unless a match or a career's end is. */
  shows: 'ground' | 'league'
  /** Its place on the page where the picture fills it alone and scrolls with it; null where panels lie over the picture. */
  frame: { top: number; left: number; width: number; height: number } | null
}

interface StageWindow {
  /** Null when no part is kept free. */
  place: FreePlace | null
  setPlace: (place: FreePlace | null) => void
}

const StageWindowContext = createContext<StageWindow>({ place: null, setPlace: () => {} })

/** Provides the part of the picture that the panels leave in view. */
export function StageWindowProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<FreePlace | null>(null)
  const value = useMemo(() => ({ place, setPlace }), [place])
  return <StageWindowContext value={value}>{children}</StageWindowContext>
}

export function useFreePlace(): FreePlace | null {
  return use(StageWindowContext).place
}

interface StageWindowProps {
  shows?: FreePlace['shows']
  /** The picture is drawn within the element alone, and scrolls with it. */
  isFrame?: boolean
  className?: string | undefined
}

/** Empty element through which the picture is seen. */
export function StageWindow({ shows = 'ground', isFrame = false, className }: StageWindowProps) {
  const { setPlace } = use(StageWindowContext)
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in window)) return
    const measure = () => {
      const { top, right, bottom, left } = current.getBoundingClientRect()
      // Position before scrolling: the picture does not scroll.
      const { scrollY, innerWidth, innerHeight } = window
      const insets = {
        top: Math.round(top + scrollY),
        right: Math.round(innerWidth - right),
        bottom: Math.max(0, Math.round(innerHeight - bottom - scrollY)),
        left: Math.round(left),
      }
      const frame = { top: top + scrollY, left, width: right - left, height: bottom - top }
      setPlace(isFrame ? { insets: NO_INSETS, shows, frame } : { insets, shows, frame: null })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.documentElement)
    return () => {
      observer.disconnect()
      setPlace(null)
    }
  }, [setPlace, shows, isFrame])

  return (
    <div
      ref={element}
      className={className}
      data-stage-window={isFrame ? 'frame' : 'open'}
      aria-hidden="true"
    />
  )
}
