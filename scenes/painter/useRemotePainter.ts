import type { ApplicationRef } from '@pixi/react'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { RemotePainter } from './RemotePainter.ts'

interface RemotePainterHook {
  /** Reference for the Application; set before Pixi starts with its canvas. */
  attach: (application: ApplicationRef | null) => void
  /** Null where the page draws by itself. */
  painter: RefObject<RemotePainter | null>
}

/** Draws the frames of an Application in another thread, where that is wanted and possible. */
export function useRemotePainter(isWanted: boolean, onLost: () => void): RemotePainterHook {
  const painter = useRef<RemotePainter>(null)
  const attached = useRef<HTMLCanvasElement>(null)
  // Called after each render again.
  const attach = useCallback(
    (application: ApplicationRef | null) => {
      const canvas = application?.getCanvas()
      if (!isWanted || !canvas || attached.current === canvas) return
      attached.current = canvas
      painter.current = RemotePainter.start()
      painter.current?.attach(canvas)
    },
    [isWanted],
  )
  useEffect(() => painter.current?.watch(onLost), [onLost])
  // Before the next Application paints its pictures.
  useLayoutEffect(() => () => painter.current?.stop(), [])
  return { attach, painter }
}
