/** Exclusive lock of a folder: a file that records the owning process. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder is locked by another process. The message is for the operator and names the remedies. */
export class FolderLockedError extends Error {
  constructor(folder: string, file: string, owner: Owner) {
    const elsewhere = owner.host === hostname() ? '' : ` on ${owner.host}`
    super(
      `The data in ${folder} is in use by process ${owner.pid}${elsewhere}. ` +
        `Stop that process (kill ${owner.pid}), or set DATA_DIR to another folder. ` +
        `If no such server is running, delete ${file} and start again.`,
    )
    this.name = 'FolderLockedError'
  }
}

interface FolderLock {
  release(): Promise<void>
}

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** Start of the process, null where unknown: the pid may have been reused since. */
  startedAt: z.string().nullable(),
  /** Device and number of the locked folder: a copy of a folder has others. Missing in locks of older versions. */
  folder: z.string().optional(),
  /** Distinguishes this lock from all others, also of the same process. */
  id: z.string(),
})

type Owner = z.infer<typeof ownerSchema>

/**
 * Locks the folder for this process, replacing the lock of a dead process.
 * Throws FolderLockedError when a running process, or one on another host, holds the lock. The lock in a copy of a
 * folder is that of the original, and is replaced.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'floodlight.lock')
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    startedAt: await startOf(process.pid),
    folder: await identityOf(folder),
    id: randomUUID(),
  }
  // Written to a draft and hard-linked into place, so that a lock file always has its owner.
  const draft = `${file}.${owner.id}`
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 })
  try {
    while (!(await linked(draft, file))) {
      const other = await readOwner(file)
      if (other && !isCopied(other, owner) && (await isAlive(other)))
        throw new FolderLockedError(folder, file, other)
      if (await replacedStale(file, other, draft)) break
    }
  } finally {
    await rm(draft, { force: true })
  }
  return {
    release: async () => {
      if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true })
    },
  }
}

async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Reads the owner of a lock; null when there is no lock or it is malformed. */
async function readOwner(file: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError)
      return null
    throw error
  }
}

/**
 * Replaces a stale lock by the draft. Returns false when another process replaces it: of several that find it at
 * once, only the holder of a second lock, named for the stale one, may do so, after checking that it is still there.
 */
async function replacedStale(file: string, stale: Owner | null, draft: string): Promise<boolean> {
  const right = `${file}.replacing-${stale?.id ?? 'unreadable'}`
  if (!(await linked(draft, right))) {
    const holder = await readOwner(right)
    if (holder && !(await isAlive(holder))) await rm(right, { force: true })
    return false
  }
  try {
    const present = await readOwner(file)
    if (present?.id !== stale?.id || !existsSync(file)) return false
    await rename(draft, file)
    return true
  } finally {
    await rm(right, { force: true })
  }
}

async function identityOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder)
  return `${dev}:${ino}`
}

/** True when a lock was copied together with its folder, on this host. */
const isCopied = (other: Owner, own: Owner) =>
  other.host === own.host && other.folder !== undefined && other.folder !== own.folder

/** True when the owner is running. An owner on another host can't be checked and counts as running. */
async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.host !== hostname()) return true
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it runs as another user.
    if (errorCode(error) !== 'EPERM') return false
  }
  return owner.startedAt === null || owner.startedAt === (await startOf(owner.pid))
}

/** Start of a process as boot id and clock ticks since boot; null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Field 22, counted after the name, which is in parentheses and may contain spaces.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot.trim()} ${ticks ?? ''}`
  } catch {
    return null
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
