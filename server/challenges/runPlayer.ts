import { Worker } from 'node:worker_threads'
import type { Challenge } from '../../client/simulation/club/challenge.ts'
import type { playRun } from '../../client/simulation/playRun.ts'

/** Run of a challenge to be played again. */
export interface Run {
  readonly challenge: Challenge
  readonly log: string
  /** Id of a ranked run, which is part of its career; null for an open one. */
  readonly run: string | null
}

export type Played = ReturnType<typeof playRun> | { readonly fault: 'too-slow' }

export interface RunPlayer {
  /**
   * Plays a run again with the module of a thread that has its rules. Call it once at a time. Rejects when the thread
   * fails or the player is closed meanwhile.
   */
  play(run: Run, thread: URL): Promise<Played>
  close(): Promise<void>
}

/** First message of a thread. */
const loaded = 'loaded'

/** Loads a thread in TypeScript: in Node 20, `--import tsx` does so in the main thread only. */
const loader = `
  const { parentPort, workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(async ({ register }) => {
    register()
    await import(workerData)
    parentPort.postMessage('${loaded}')
  })`

interface PlayerOptions {
  /** Maximum duration of one run; three seasons take some seconds. */
  readonly limitMs?: number
  /** Maximum duration of the start of the thread, which no run is refused for. */
  readonly loadLimitMs?: number
  /** Maximum memory of the thread. */
  readonly memoryMb?: number
  /** Time after which a thread without work ends. */
  readonly idleMs?: number
}

/**
 * Plays runs in a thread, whose limits of time and memory end whatever a log makes it do. It starts with the first run,
 * with one by other rules, and after one that it did not survive.
 */
export function makeRunPlayer({
  limitMs = 30_000,
  loadLimitMs = 30_000,
  memoryMb = 256,
  idleMs = 60_000,
}: PlayerOptions = {}): RunPlayer {
  let worker: Worker | null = null
  let module = ''
  let isLoaded = false
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const end = async () => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb }
    const started = new Worker(loader, { eval: true, workerData: module, execArgv: [], resourceLimits })
    isLoaded = false
    started.once('message', () => {
      if (worker === started) isLoaded = true
    })
    // Without a run, or while it is being ended.
    started.on('error', () => {})
    return started.on('exit', () => {
      if (worker === started) worker = null
    })
  }
  return {
    play: async (run, thread) => {
      if (isClosed) throw new Error('The player of runs is closed')
      clearTimeout(idle)
      if (worker && thread.href !== module) {
        await end()
        if (isClosed) throw new Error('The player of runs is closed')
      }
      module = thread.href
      worker ??= start()
      try {
        const played = await answerOf(worker, run, { limitMs, loadMs: isLoaded ? null : loadLimitMs })
        idle = setTimeout(() => void end(), idleMs).unref()
        return played
      } catch (error) {
        await end()
        if (error === tooSlow) return { fault: 'too-slow' }
        throw error
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

/** Outgrowth of the limit of time or memory. */
const tooSlow = new Error('The run exceeds its limits')

interface RunLimits {
  readonly limitMs: number
  /** Time for the thread to load; null once it has. */
  readonly loadMs: number | null
}

/** Sends a run to the thread. Rejects, with `tooSlow` or the failure of the thread, when it has to be ended. */
function answerOf(worker: Worker, run: Run, { limitMs, loadMs }: RunLimits): Promise<Played> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const rejectAfter = (ms: number, error: Error) => setTimeout(() => settle(() => reject(error)), ms)
    const onMessage = (message: Played | typeof loaded) => {
      if (message !== loaded) return settle(() => resolve(message))
      clearTimeout(limit)
      limit = rejectAfter(limitMs, tooSlow)
    }
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooSlow : error))
    const onExit = () => settle(() => reject(new Error('The thread of runs has ended')))
    let limit =
      loadMs === null
        ? rejectAfter(limitMs, tooSlow)
        : rejectAfter(loadMs, new Error('The thread of runs did not load in time'))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(run)
  })
}
