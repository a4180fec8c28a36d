/** How many batches may be under way; what comes in the meantime makes up the next. */
const atOnceMax = 2

interface Waiting<Result> {
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Turns a look-up of many keys into one of a single key: calls of the same moment, or that come while others
 * are under way, share one query. A call never joins a query that has begun before it, so that it sees
 * everything that was written before.
 */
export function inBatches<Result>(
  lookUp: (keys: string[]) => Promise<(key: string) => Result>,
): (key: string) => Promise<Result> {
  let waiting = new Map<string, Waiting<Result>[]>()
  let underWay = 0
  let isPlanned = false

  async function run(): Promise<void> {
    isPlanned = false
    const batch = waiting
    waiting = new Map()
    underWay += 1
    try {
      const resultOf = await lookUp([...batch.keys()])
      for (const [key, calls] of batch) for (const { resolve } of calls) resolve(resultOf(key))
    } catch (error) {
      for (const calls of batch.values()) for (const { reject } of calls) reject(error)
    }
    underWay -= 1
    plan()
  }

  function plan(): void {
    if (isPlanned || waiting.size === 0 || underWay >= atOnceMax) return
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
