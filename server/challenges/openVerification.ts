import type { Logger } from 'pino'
import type { OpenDatabase } from '../db/openDatabase.ts'
import type { WaitingEntries } from '../services/serviceContext.ts'
import { type Clock, systemClock } from '../systemClock.ts'
import { openEntryQueue } from './entryQueue.ts'
import type { RunPlayer } from './runPlayer.ts'
import { verifyEntries } from './verifyEntries.ts'

interface VerificationParts {
  readonly database: Pick<OpenDatabase, 'db' | 'executeSql'>
  readonly logger: Logger
  /** Folder of the built client. */
  readonly clientDir: string
  /** Number of threads that play entries again; 0 leaves them to other processes. */
  readonly workers: number
  readonly clock?: Clock
  readonly makePlayer?: () => RunPlayer
}

interface Verification {
  readonly entryQueue: WaitingEntries
  /** Stops the workers and gives back what is unfinished. */
  stop(): Promise<void>
}

/** Opens the queue of entries and starts the workers of this process. */
export async function openVerification({
  database: { db, executeSql },
  logger,
  workers,
  clock = systemClock,
  ...options
}: VerificationParts): Promise<Verification> {
  const queue = await openEntryQueue({ executeSql, logger, supervise: workers > 0 })
  const verifying = verifyEntries({ db, queue, logger, workers, clock, ...options })
  return {
    entryQueue: {
      add: async (entryId) => {
        await queue.add(entryId)
        verifying.wake()
      },
    },
    stop: async () => {
      await verifying.stop()
      await queue.close()
    },
  }
}
