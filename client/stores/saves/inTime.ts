import type { Clock } from '../environment.ts'

/** Timeout of the journal. One that works answers in a tenth of it. */
export const TIMEOUT_MS = 1_000

/** Resolves to true when `work` settles, and to false at the timeout. */
export function inTime(clock: Pick<Clock, 'after'>, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const stopWaiting = clock.after(TIMEOUT_MS, () => {
      resolve(false)
    })
    const end = () => {
      stopWaiting()
      resolve(true)
    }
    work.then(end, end)
  })
}
