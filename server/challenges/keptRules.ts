/** Rules of the builds in place: the current one, and earlier ones that runs of open challenges are played by. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PublishedBuild, threadFile } from '../schemas/builds.ts'

/** Thread with the rules of the sources: a run outside of a build names none. */
const sourceThread = new URL('./playThread.ts', import.meta.url)

/**
 * Finds the thread that plays runs again by rules of this hash, in the folder of the built client. 'old': they were
 * replaced before `since`, the time at which the challenge has opened. 'unknown': no build here has them. Null without any.
 */
export async function findThread(
  clientDir: string,
  rulesHash: string | null,
  since: Date,
): Promise<URL | 'old' | 'unknown' | null> {
  if (rulesHash === null) return sourceThread
  const all = await readBuilds(clientDir)
  if (!all) return null
  const file = threadFile(rulesHash)
  const builds = all.filter(({ files }) => files.includes(file))
  if (builds.length === 0) return 'unknown'
  const wereThere = builds.some(({ replacedAt }) => replacedAt === null || replacedAt > since.getTime())
  return wereThere ? pathToFileURL(join(clientDir, file)) : 'old'
}

async function readBuilds(clientDir: string): Promise<readonly PublishedBuild[] | null> {
  try {
    return JSON.parse(await readFile(`${clientDir}.json`, 'utf8')) as readonly PublishedBuild[]
  } catch (error) {
    // A worker may have been started beside no build.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
