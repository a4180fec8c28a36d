import { useEffect, useState } from 'react'
import { loadWeekChallenge } from './loadWeekChallenge.ts'

type WeekChallenge = Awaited<ReturnType<typeof loadWeekChallenge>>

/** Challenge of the week; null until it has loaded, and when there is none. */
export function useWeekChallenge(): WeekChallenge {
  const [challenge, setChallenge] = useState<WeekChallenge>(null)
  useEffect(() => void loadWeekChallenge().then(setChallenge), [])
  return challenge
}
