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

/** Milliseconds of the tasks of the page's main thread from each animation frame to the next. */
export function frameWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame')
  const main = frames[0]
  if (!main) throw new Error('The trace has no animation frame')
  const starts = frames.filter(({ tid }) => tid === main.tid).map(({ ts }) => ts)
  starts.sort((a, b) => a - b)
  const work = new Array<number>(Math.max(0, starts.length - 1)).fill(0)
  let frame = 0
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts)
  for (const { ts, dur = 0 } of tasks) {
    // A task that begins before an animation frame and contains it belongs to that frame.
    while (frame + 1 < starts.length && (starts[frame + 1] ?? 0) <= ts + dur) frame++
    if (frame < work.length && ts + dur >= (starts[0] ?? 0)) work[frame] = (work[frame] ?? 0) + dur / 1000
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
