import { useEffect, useState } from 'react'
import type { Clock } from './environment.ts'
import { useStores } from './useStores.tsx'

const DAY_MS = 86_400_000
/** Timers may come a moment early. */
const MARGIN_MS = 1_000

/** Today's date in UTC, such as '2026-11-27', in which challenges open. Follows each midnight. */
export function useToday(): string {
  const { environment } = useStores()
  const { clock } = environment
  const [today, setToday] = useState(() => dateOf(clock))
  useEffect(() => {
    const untilMidnightMs = DAY_MS - (clock.date().getTime() % DAY_MS)
    const follow = () => setToday(dateOf(clock))
    const stopWaiting = clock.after(untilMidnightMs + MARGIN_MS, follow)
    // The timers of a device stand still while it sleeps.
    const stopWatching = environment.onShown(follow)
    return () => {
      stopWaiting()
      stopWatching()
    }
  }, [environment, clock, today])
  return today
}

function dateOf(clock: Pick<Clock, 'date'>): string {
  return clock.date().toISOString().slice(0, 10)
}
