import { useEffect, useMemo } from 'react'
import { useStores } from './useStores.tsx'
import { WatchedRun } from './WatchedRun.ts'

/** Run of an entry, for as long as a component shows it; null for none. */
export function useWatchedRun(entry: string | null): WatchedRun | null {
  const root = useStores()
  const run = useMemo(() => (entry === null ? null : new WatchedRun(root, entry)), [root, entry])
  const { epoch } = root.session
  // An answer for another session is dropped.
  useEffect(() => run?.open(), [run, epoch])
  return run
}
