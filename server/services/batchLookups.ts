/** Maximum number of concurrent queries; calls made meanwhile form the next batch. */
const concurrencyLimit = 2

interface PendingCall<Result> {
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Turns a lookup of many keys into one of a single key that batches its calls: calls of the same tick, or made
 * while others are in flight, share one query. A call never joins a query that has already started, so that it
 * sees all earlier writes.
 */
export function batchLookups<Result>(
  lookUp: (keys: string[]) => Promise<(key: string) => Result>,
): (key: string) => Promise<Result> {
  let waiting = new Map<string, PendingCall<Result>[]>()
  let inFlight = 0
  let isPlanned = false

  async function run(): Promise<void> {
    isPlanned = false
    const batch = waiting
    waiting = new Map()
    inFlight += 1
    try {
      const resultOf = await lookUp([...batch.keys()])
      for (const [key, calls] of batch) for (const { resolve } of calls) resolve(resultOf(key))
    } catch (error) {
      for (const calls of batch.values()) for (const { reject } of calls) reject(error)
    }
    inFlight -= 1
    plan()
  }

  function plan(): void {
    if (isPlanned || waiting.size === 0 || inFlight >= concurrencyLimit) return
    isPlanned = true
    setImmediate(() => void run())
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const calls = waiting.get(key) ?? []
      calls.push({ resolve, reject })
      waiting.set(key, calls)
      plan()
    })
}
