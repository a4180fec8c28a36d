/** Where the server's time comes from, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Waits for `work`, at most `limitMs`; resolves with whether it has finished. Its rejection is passed on. */
export async function finishesWithin(limitMs: number, work: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMs, false)
  })
  try {
    return await Promise.race([work.then(() => true), limit])
  } finally {
    clearTimeout(timer)
  }
}
