import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Insets } from '../../../scenes/core/camera.ts'

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Part of the screen kept free for the picture. */
interface FreePlace {
  /** Window that keeps it free. */
  windowId: string
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
  /** Window for which the picture has been drawn. */
  drawnId: string | null
  setDrawn: (windowId: string) => void
}

const StageWindowContext = createContext<StageWindow>({
  place: null,
  setPlace: () => {},
  drawnId: null,
  setDrawn: () => {},
})

/** Provides the part of the picture that the panels leave in view. */
export function StageWindowProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<FreePlace | null>(null)
  const [drawnId, setDrawn] = useState<string | null>(null)
  const value = useMemo(() => ({ place, setPlace, drawnId, setDrawn }), [place, drawnId])
  return <StageWindowContext value={value}>{children}</StageWindowContext>
}

export function useFreePlace(): FreePlace | null {
  return use(StageWindowContext).place
}

/** Callback that takes the size of a drawn picture, and uncovers the window if the picture is for its place. */
export function useDrawnNotice(): (width: number, height: number) => void {
  const { place, setDrawn } = use(StageWindowContext)
  return useCallback(
    (width, height) => {
      const frame = place?.frame
      const fits = !frame || (Math.abs(frame.width - width) < 2 && Math.abs(frame.height - height) < 2)
      if (place && fits) setDrawn(place.windowId)
    },
    [place, setDrawn],
  )
}

interface StageWindowProps {
  shows?: FreePlace['shows']
  /** The picture is drawn within the element alone, and scrolls with it. */
  isFrame?: boolean
  className?: string | undefined
}

/**
 * Empty element through which the picture is seen. It is covered until the picture has been drawn for its place, since
 * the frames before it show the ground at the size of another tab.
 */
export function StageWindow({ shows = 'ground', isFrame = false, className }: StageWindowProps) {
  const { setPlace, drawnId } = use(StageWindowContext)
  const windowId = useId()
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
      setPlace(
        isFrame ? { windowId, insets: NO_INSETS, shows, frame } : { windowId, insets, shows, frame: null },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.documentElement)
    return () => {
      observer.disconnect()
      setPlace(null)
    }
  }, [setPlace, shows, isFrame, windowId])

  return (
    <div
      ref={element}
      className={className}
      data-stage-window={isFrame ? 'frame' : 'open'}
      data-covered={drawnId !== windowId || undefined}
      aria-hidden="true"
    />
  )
}
