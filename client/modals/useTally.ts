import { useEffect, useMemo, useState } from 'react'
import { planTally, POSITION_MS, type Tally } from '../../scenes/career/tally.ts'

/** Counters that run from when they are first seen, or stand at their end where things shall not move. */
export function useTally({ seasons, position }: Tally): Tally {
  const plan = useMemo(() => planTally({ seasons, position }), [seasons, position])
  const [tally, setTally] = useState(() => plan.at(isStill() ? Infinity : 0))

  useEffect(() => {
    if (isStill()) return
    const startMs = performance.now()
    let frame = 0
    const show = () => {
      const elapsedMs = performance.now() - startMs
      setTally(plan.at(elapsedMs))
      if (elapsedMs < POSITION_MS) frame = requestAnimationFrame(show)
    }
    frame = requestAnimationFrame(show)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [plan])

  return tally
}

/** As client/styles/global.css decides it: the setting first, then the device. */
function isStill(): boolean {
  const { motion } = document.documentElement.dataset
  if (motion === 'full' || motion === 'reduced') return motion === 'reduced'
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
