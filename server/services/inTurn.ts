import { AppError } from '../errors.ts'

/**
 * Runs tasks one at a time, in the order they come. Above `waitingMax` that wait a task is refused with
 * SERVICE_UNAVAILABLE, so that neither time nor memory can run away.
 */
export function inTurn(waitingMax: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let underWay = 0
  return async (task) => {
    if (underWay > waitingMax) throw new AppError('SERVICE_UNAVAILABLE', busyMessage, { retryAfterSeconds })
    underWay += 1
    const turn = last.then(task)
    last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      underWay -= 1
    }
  }
}

const busyMessage = 'Too many pictures are waiting at the moment. Please try again in a minute.'
const retryAfterSeconds = 60
