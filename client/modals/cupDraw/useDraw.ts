import { useEffect, useMemo, useState } from 'react'
import { planDraw } from './drawPlan.ts'

interface Draw {
  /** Clubs that are out of the bowl. */
  out: number
  isOver: boolean
  skip: () => void
}

/** Runs the draw of so many clubs once; `isStill` shows its end at once. */
export function useDraw(clubs: number, ownLast: number, isStill: boolean): Draw {
  const plan = useMemo(() => planDraw(clubs, ownLast), [clubs, ownLast])
  const all = plan.outAt.length
  const [out, setOut] = useState(0)
  const [isEnded, setEnded] = useState(false)
  const isOver = isStill || isEnded

  useEffect(() => {
    if (isOver) return
    const timers = plan.outAt.map((ms, club) => setTimeout(() => setOut(club + 1), ms))
    timers.push(setTimeout(() => setEnded(true), plan.endsAt))
    return () => timers.forEach(clearTimeout)
  }, [plan, isOver])

  return { out: isOver ? all : out, isOver, skip: () => setEnded(true) }
}
