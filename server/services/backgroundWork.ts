import type { Logger } from 'pino'

/** Work that an answer does not wait for, but the end of the server does. */
export interface BackgroundWork {
  /** Starts the work. A failure is logged under the name. */
  start(name: string, work: () => Promise<void>): void
  /** Resolves when all work that has been started is done. */
  finished(): Promise<void>
}

export function makeBackgroundWork(logger: Logger): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start: (name, work) => {
      const task = work().catch((error: unknown) => {
        logger.error({ err: error }, `${name} failed`)
      })
      running.add(task)
      void task.then(() => running.delete(task))
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
