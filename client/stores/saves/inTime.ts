import type { Clock } from '../environment.ts'

/** Timeout of the database. One that works answers in a hundredth of it. */
export const TIMEOUT_MS = 10_000

/** Result of `work`. Rejects when there is none at the timeout. */
export function inTime<Result>(clock: Pick<Clock, 'after'>, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stopWaiting = clock.after(TIMEOUT_MS, () => {
      reject(new Error('The database does not answer'))
    })
    void work.finally(stopWaiting).then(resolve, reject)
  })
}
