import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Acts once the next frame has been painted, unless the returned function is called before. */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

/**
 * False until the component has been painted for the first time, for what no screen shows at first: it is then
 * rendered in slices that let clicks through. Always true if nothing waits.
 */
export function usePainted({ waits = true } = {}): boolean {
  const [isPainted, setPainted] = useState(!waits)
  useEffect(
    () => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [isPainted],
  )
  return isPainted
}

/** Renders its children once what stands above them has been painted: for the lower part of a long page. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return usePainted() && children
}
