import { useEffect, useMemo, useState } from 'react'
import { planTally, POSITION_MS, type Tally } from '../../scenes/career/tally.ts'

/** Counters that count up once they are shown; at their final values when `isStill`. */
export function useTally({ seasons, position }: Tally, { isStill }: { isStill: boolean }): Tally {
  const plan = useMemo(() => planTally({ seasons, position }), [seasons, position])
  const [elapsedMs, setElapsedMs] = useState(0)

  useEffect(() => {
    if (isStill) return
    const startMs = performance.now()
    let frame = 0
    const show = () => {
      const runMs = performance.now() - startMs
      setElapsedMs(runMs)
      if (runMs < POSITION_MS) frame = requestAnimationFrame(show)
    }
    frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [plan, isStill])

  return plan.at(isStill ? Infinity : elapsedMs)
}
