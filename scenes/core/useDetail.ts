import { useTick } from '@pixi/react'
import { useCallback, useState } from 'react'
import { FrameWatch, type Detail } from './frameWatch.ts'
import { useFrameLoop } from './FrameLoop.ts'

/** Detail that this machine can draw, judged by the frames in which `isMoving` holds. It only ever falls. */
export function useDetail(isMoving: () => boolean): Detail {
  const frames = useFrameLoop()
  const [watch] = useState(() => new FrameWatch())
  const [detail, setDetail] = useState<Detail>(watch.detail)
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        if (isMoving() && watch.note(ticker.elapsedMS, frames.workMs)) setDetail(watch.detail)
      },
      [watch, frames, isMoving],
    ),
  )
  return detail
}
