import type { Logger } from 'pino'

/** Work that responses do not wait for, but the shutdown of the server does. */
export interface BackgroundWork {
  /** Starts the work. Logs a failure with the name. */
  start(name: string, work: () => Promise<void>): void
  /** Resolves when no work is running. */
  finished(): Promise<void>
}

export function makeBackgroundWork(logger: Logger): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start: (name, work) => {
      const task = work().catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
      running.add(task)
      void task.then(() => running.delete(task))
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
