/** Queue of the entries that wait to be played again: pg-boss, on PostgreSQL and on the embedded database. */
import type { Logger } from 'pino'
import PgBoss from 'pg-boss'
import type { OpenDatabase } from '../db/openDatabase.ts'
import type { WaitingEntries } from '../services/serviceContext.ts'

/** Made by a migration, with its limits: a job may be in work for 45 seconds, and is retried six times after 15 more. */
const queueName = 'challenge-entries'

/** Interval at which the jobs of workers that were killed are looked for. */
const superviseSeconds = 15

/** A job has the id of its entry. */
export interface EntryJob {
  readonly entryId: string
  /** Number of times that the job was taken up before. */
  readonly retries: number
}

export interface EntryQueue extends WaitingEntries {
  /** Adds entries; those in the queue already stay where they are. */
  addAll(entryIds: readonly string[]): Promise<void>
  /** Takes the next job for this caller alone; null when there is none, or no database. */
  take(): Promise<EntryJob | null>
  finish(entryId: string): Promise<void>
  /** Removes a job that this process can't do, so that it can be added again. */
  remove(entryId: string): Promise<void>
  /** Gives a job back: it is taken up again after a pause. */
  release(entryId: string): Promise<void>
  close(): Promise<void>
}

interface QueueParts {
  readonly executeSql: OpenDatabase['executeSql']
  readonly logger: Logger
  /** True to look for the jobs of workers that were killed. */
  readonly supervise: boolean
}

export async function openEntryQueue({ executeSql, logger, supervise }: QueueParts): Promise<EntryQueue> {
  const boss = new PgBoss({
    db: { executeSql },
    // Migrations of our own make its tables: the role of a server may not be able to.
    migrate: false,
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (err) => logger.warn({ err }, 'queue of entries failed'))
  await boss.start()
  return {
    add: async (entryId) => void (await boss.send(queueName, {}, { id: entryId })),
    addAll: async (entryIds) => {
      if (entryIds.length > 0) await boss.insert(entryIds.map((id) => ({ id, name: queueName })))
    },
    take: async () => {
      const [job] = await boss.fetch(queueName, { includeMetadata: true })
      return job ? { entryId: job.id, retries: job.retryCount } : null
    },
    finish: async (entryId) => void (await boss.complete(queueName, entryId)),
    remove: (entryId) => boss.deleteJob(queueName, entryId),
    release: async (entryId) => void (await boss.fail(queueName, entryId)),
    close: () => boss.stop({ graceful: false }),
  }
}
