import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Renders its children once what stands above them has been painted, in slices that let clicks through: for the
 * lower part of a long page, which no screen shows at first.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setPainted(true)
        })
      }),
    [],
  )
  return isPainted && children
}
