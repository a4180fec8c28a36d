import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Earlier builds whose hashed files stay in place, for pages that were opened before. */
const EARLIER_KEPT = 10
const EARLIER_KEPT_MS = 7 * 24 * 3_600_000
/** Installed by browsers once all files that it lists are in place. */
const LAST = 'service-worker.js'

/** A build with its hashed files. */
interface Published {
  /** Milliseconds since 1970; null for the build in place. */
  readonly replacedAt: number | null
  readonly files: readonly string[]
}

/**
 * Vite plugin: builds into a folder of its own and puts the finished build in place, so that a server beside it
 * goes on serving. Comes after all plugins that write files.
 */
export function publishBuild(): Plugin {
  let target = ''
  return {
    name: 'floodlight:publish-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config({ build: { outDir = 'dist' } = {} }) {
      target = outDir
      return { build: { outDir: `${outDir}-next`, emptyOutDir: true } }
    },
    configResolved({ root }) {
      target = resolve(root, target)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir) await putInPlace({ from: dir, to: target, now: Date.now() })
      },
    },
  }
}

/**
 * Moves a finished build to its place. Hashed files of earlier builds stay for a week, at most of ten builds,
 * which the file `<to>.json` records.
 */
export async function putInPlace({
  from,
  to,
  now,
}: {
  from: string
  to: string
  now: number
}): Promise<void> {
  const files = await filesIn(from)
  const before = await filesIn(to)
  const builds = buildsKept(await readRecord(to, before), files.filter(isHashed), now)
  // A page never refers to a file that is not there yet.
  for (const file of files.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(from, file), join(to, file))
  }
  const kept = new Set([...files, ...builds.flatMap((build) => build.files)])
  for (const file of before) if (!kept.has(file)) await rm(join(to, file), { force: true })
  await writeFile(`${to}.json`, JSON.stringify(builds))
  await rm(from, { recursive: true })
}

const isHashed = (file: string) => file.startsWith('assets/')

const turnOf = (file: string) => (isHashed(file) ? 0 : file.startsWith(LAST) ? 2 : 1)

function buildsKept(published: readonly Published[], files: readonly string[], now: number): Published[] {
  const current = files.toSorted()
  const earlier = published
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }))
    .filter(({ replacedAt }) => now - replacedAt < EARLIER_KEPT_MS)
    .filter((build) => build.files.join() !== current.join())
  return [{ replacedAt: null, files: current }, ...earlier.slice(0, EARLIER_KEPT)]
}

/** Builds in place, the latest first. Without a record, one that consists of all files there. */
async function readRecord(folder: string, files: readonly string[]): Promise<readonly Published[]> {
  try {
    return JSON.parse(await readFile(`${folder}.json`, 'utf8')) as readonly Published[]
  } catch {
    return [{ replacedAt: null, files: files.filter(isHashed).toSorted() }]
  }
}

/** Paths of all files below a folder, with slashes; none when there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
