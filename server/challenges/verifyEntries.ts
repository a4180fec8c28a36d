/** Workers that play entries again and settle them. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { rulesHashOf } from '../../client/simulation/club/challenge.ts'
import type { Database } from '../db/openDatabase.ts'
import { challengeEntries } from '../db/challengeTables.ts'
import type { EntryFault } from '../schemas/challengeRules.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { finishesWithin } from '../systemClock.ts'
import { openingOf } from './calendar.ts'
import { hasDrawnLuck } from './checkLuck.ts'
import type { EntryJob, EntryQueue } from './entryQueue.ts'
import { findAnyChallenge } from './findChallenge.ts'
import { findThread } from './keptRules.ts'
import { findRun, listRounds } from './rankedRuns.ts'
import { makeRunPlayer, type RunPlayer } from './runPlayer.ts'
import { findWaiting, refuseEntry, verifyEntry } from './settleEntry.ts'

const decompress = promisify(gunzip)

/** Interval at which a worker without work looks for some. */
const pollMs = 1_000
/** Pause after a failure of the database. */
const failureMs = 2_000
/** Interval at which entries are looked for that wait without a job. */
const sweepMs = 60_000
const sweptMax = 1_000
/** Attempts that failed, or whose worker was killed, after which an entry is refused. */
const retriesMax = 5
/** Time for which an entry waits for a process that has its rules, while a new build is put in place on all machines. */
const rulesWaitMs = 3_600_000
/** Time for the runs in work during shutdown, after which their jobs are given back. */
const closeGraceMs = 500

interface VerifyingParts extends Pick<ServiceContext, 'db' | 'clock'> {
  readonly logger: Logger
  readonly queue: EntryQueue
  /** Folder of the built client, with the rules of it and earlier builds. */
  readonly clientDir: string
  /** Number of threads. */
  readonly workers: number
  readonly makePlayer?: () => RunPlayer
}

interface Verifying {
  /** Makes workers without work look for some now. */
  wake(): void
  /** Stops the workers and gives back what is unfinished: other processes take it up. */
  stop(): Promise<void>
}

/** Starts the workers. */
export function verifyEntries({
  workers,
  makePlayer = makeRunPlayer,
  ...options
}: VerifyingParts): Verifying {
  const parts = { ...options, idle: makeBell(), end: makeBell(), isStopped: false }
  const players = Array.from({ length: workers }, () => makePlayer())
  const loops = players.map((player) => work(parts, player))
  if (workers > 0) loops.push(sweep(parts))
  return {
    wake: () => parts.idle.ring(),
    stop: async () => {
      parts.isStopped = true
      parts.idle.ring()
      parts.end.ring()
      await finishesWithin(closeGraceMs, Promise.all(loops))
      await Promise.all(players.map((player) => player.close()))
      await Promise.all(loops)
    },
  }
}

interface LoopParts extends Omit<VerifyingParts, 'workers' | 'makePlayer'> {
  /** Rings for work. */
  readonly idle: Bell
  /** Rings for the end. */
  readonly end: Bell
  isStopped: boolean
}

async function work(parts: LoopParts, player: RunPlayer): Promise<void> {
  while (!parts.isStopped) {
    const found = await workOnce(parts, player)
    if (parts.isStopped) return
    if (found === 'nothing') await parts.idle.wait(pollMs)
    if (found === 'failure') await parts.end.wait(failureMs)
  }
}

/** Settles the next entry. */
async function workOnce(
  { queue, logger, ...parts }: LoopParts,
  player: RunPlayer,
): Promise<'entry' | 'nothing' | 'failure'> {
  let job: EntryJob | null = null
  try {
    job = await queue.take()
    if (!job) return 'nothing'
    const settled = await settle(parts, player, job)
    // One of another process is found again among those that wait without a job.
    await (settled === 'elsewhere' ? queue.remove(job.entryId) : queue.finish(job.entryId))
    return 'entry'
  } catch (err) {
    logger.warn({ err }, 'entry was not settled')
    // Without a database the job is taken up again once its time is over.
    if (job) await queue.release(job.entryId).catch(() => {})
    return 'failure'
  }
}

type SettlingParts = Pick<VerifyingParts, 'db' | 'clock' | 'clientDir'>

async function settle(
  parts: SettlingParts,
  player: RunPlayer,
  { entryId, retries }: EntryJob,
): Promise<'settled' | 'elsewhere'> {
  const { db, clock } = parts
  const entry = await findWaiting(db, entryId)
  if (!entry) return 'settled'
  const fault = retries >= retriesMax ? 'failed' : await faultOf(parts, entry, player)
  if (fault === 'elsewhere') return fault
  if (fault === null) await verifyEntry(db, entryId, clock.now())
  else await refuseEntry(db, entryId, fault, clock.now())
  return 'settled'
}

/**
 * Plays an entry again. Returns null when it ends as its account claims, a ranked one by the luck that was drawn for it.
 * 'elsewhere': another process may have the rules that it is played by.
 */
async function faultOf(
  { db, clock, clientDir }: SettlingParts,
  { challenge: id, userId, ranked, enteredAt, ...claim }: typeof challengeEntries.$inferSelect,
  player: RunPlayer,
): Promise<EntryFault | 'elsewhere' | null> {
  const log = (await decompress(claim.log)).toString()
  const run = ranked ? await findRun(db, userId, id) : null
  if (ranked && (run === null || !hasDrawnLuck(log, await listRounds(db, run)))) return 'luck'
  const challenge = await findAnyChallenge(db, id)
  // A server of a later build may know it. One of a league is gone with its entries.
  if (!challenge) return 'elsewhere'
  const thread = await findThread(clientDir, rulesHashOf(log), openingOf(challenge))
  const isNew = clock.now().getTime() - enteredAt.getTime() < rulesWaitMs
  if (thread === null || (thread === 'unknown' && isNew)) return 'elsewhere'
  if (thread === 'unknown' || thread === 'old') return 'rules'
  const played = await player.play({ challenge, log, run }, thread)
  if ('fault' in played) return played.fault
  const { score, decisions, fingerprint } = played.result
  const isEqual = score === claim.score && decisions === claim.decisions && fingerprint === claim.fingerprint
  return isEqual ? null : 'different'
}

/** Adds entries that wait without a job, such as those of a server that was killed in between. */
async function sweep(parts: LoopParts): Promise<void> {
  const { db, clock, queue, logger, end } = parts
  while (!parts.isStopped) {
    try {
      await queue.addAll(await waitingSince(db, new Date(clock.now().getTime() - sweepMs)))
    } catch (err) {
      logger.warn({ err }, 'entries that wait were not found')
    }
    if (!parts.isStopped) await end.wait(sweepMs)
  }
}

async function waitingSince(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: challengeEntries.id })
    .from(challengeEntries)
    .where(and(eq(challengeEntries.status, 'waiting'), lt(challengeEntries.enteredAt, since)))
    .orderBy(asc(challengeEntries.enteredAt))
    .limit(sweptMax)
  return rows.map(({ id }) => id)
}

interface Bell {
  /** Waits for the time, or until the bell rings. */
  wait(ms: number): Promise<void>
  ring(): void
}

function makeBell(): Bell {
  const waiting = new Set<() => void>()
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, ms)
        waiting.add(go)
      }),
    ring: () => {
      for (const go of waiting) go()
    },
  }
}
