import type { Clock } from '../environment.ts'

/** Milliseconds that an answer of the journal is waited for; one that is there answers in a tenth of it. */
export const PATIENCE_MS = 1_000

/** Whether `work` ended in time, well or not. Resolves as soon as it has, or when the patience is over. */
export function inTime(clock: Pick<Clock, 'after'>, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const stopWaiting = clock.after(PATIENCE_MS, () => {
      resolve(false)
    })
    const end = () => {
      stopWaiting()
      resolve(true)
    }
    work.then(end, end)
  })
}
