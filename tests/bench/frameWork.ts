/** Reads the work of the main thread per frame from a trace of Chromium. */

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  args?: { name?: string }
}

const MAIN = 'CrRendererMain'
/** Thread of a worker, as that which draws frames. */
export const WORKER = 'DedicatedWorker thread'

/** Milliseconds of the tasks of a thread of the page from each animation frame of its main thread to the next. */
export function frameWork(trace: Buffer, thread: typeof MAIN | typeof WORKER = MAIN): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const isOf = (wanted: string) => {
    const threads = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === wanted)
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    return ({ pid, tid }: TraceEvent) => threads.has(`${pid} ${tid}`)
  }
  const starts = traceEvents.filter(({ name }) => name === 'FireAnimationFrame').filter(isOf(MAIN))
  const times = starts.map(({ ts }) => ts).sort((a, b) => a - b)
  const [first] = times
  if (first === undefined) throw new Error('The trace has no animation frame')
  const work = new Array<number>(times.length - 1).fill(0)
  let frame = 0
  const tasks = traceEvents
    .filter(({ name }) => name === 'RunTask')
    .filter(isOf(thread))
    .filter(({ pid }) => pid === starts[0]?.pid)
    .sort((a, b) => a.ts - b.ts)
  for (const { ts, dur = 0 } of tasks) {
    // A task that begins before an animation frame and contains it belongs to that frame.
    while (frame + 1 < times.length && (times[frame + 1] ?? 0) <= ts + dur) frame++
    if (frame < work.length && ts + dur >= first) work[frame] = (work[frame] ?? 0) + dur / 1000
  }
  return work
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
