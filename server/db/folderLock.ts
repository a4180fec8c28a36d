/** A folder belongs to one process at a time. The lock is a file that says which. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Somebody else has the folder open; the message tells the operator what to do. */
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
  /** When the process began, where the system tells it: a number may have been given to another since. */
  startedAt: z.string().nullable(),
  /** Tells this lock from every other, also of the same process. */
  id: z.string(),
})

type Owner = z.infer<typeof ownerSchema>

/**
 * Takes the folder for this process, also over from one that has died.
 * Throws FolderLockedError when a living process, or one on another host, has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'floodlight.lock')
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    startedAt: await startOf(process.pid),
    id: randomUUID(),
  }
  // Written aside and linked into place, so that nobody ever sees a lock without its owner.
  const draft = `${file}.${owner.id}`
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 })
  try {
    while (!(await linked(draft, file))) {
      const other = await readOwner(file)
      if (other && (await isAlive(other))) throw new FolderLockedError(folder, file, other)
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

/** Null when there is no lock, or none that can be read. */
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
 * Puts the draft in the place of a dead lock, if nobody else does. Newcomers may find it at the same time:
 * only who holds the right to replace this very lock does so, and looks once more whether it is still there.
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

/** Whether the owner still runs. Of another host nothing can be known, so it counts as running. */
async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.host !== hostname()) return true
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (errorCode(error) !== 'EPERM') return false
  }
  return owner.startedAt === null || owner.startedAt === (await startOf(owner.pid))
}

/** When a process began, as Linux counts it (boot and ticks since); null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Field 22, counted after the name, which stands in brackets and may hold spaces.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot.trim()} ${ticks ?? ''}`
  } catch {
    return null
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
