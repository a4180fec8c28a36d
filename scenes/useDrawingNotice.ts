import { useLayoutEffect } from 'react'

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
