import { AppError } from '../errors.ts'

/**
 * Creates a queue that runs tasks one at a time, first in, first out. A task throws SERVICE_UNAVAILABLE when
 * more than `waitingLimit` are waiting, which bounds waiting time and memory.
 */
export function serialQueue(waitingLimit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return async (task) => {
    if (pending > waitingLimit) throw new AppError('SERVICE_UNAVAILABLE', busyMessage, { retryAfterSeconds })
    pending += 1
    const turn = last.then(task)
    last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      pending -= 1
    }
  }
}

const busyMessage = 'Too many pictures are waiting at the moment. Please try again in a minute.'
const retryAfterSeconds = 60
