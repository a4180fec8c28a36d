import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  hashOfThread,
  type PublishedBuild,
  type RulesInPlace,
  rulesFile,
  rulesFolder,
} from '../schemas/builds.ts'

const dayMs = 24 * 3_600_000
/** Earlier builds whose hashed files stay in place, for pages that were opened before. */
const EARLIER_KEPT = 10
const EARLIER_KEPT_MS = 7 * dayMs
/**
 * Time for which the latest build of each rules stays whole: a challenge of a league is open for four weeks at most and
 * takes entries for a day after them, and whoever entered last sees the result.
 */
const RULES_KEPT_MS = 30 * dayMs
/** Installed by browsers once all files that it lists are in place. */
const LAST = 'service-worker.js'

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
 * Moves a finished build to its place. Hashed files of earlier builds stay for a week, at most of ten builds, those of the
 * latest build of each rules for thirty days. The file `<to>.json` records them, and `rules.json` there the rules.
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
  const built = await filesIn(from)
  const before = await filesIn(to)
  const builds = buildsKept(await readRecord(to, before), built.filter(isKept), now)
  const hashes = new Set(builds.flatMap((build) => hashIn(build.files) ?? []))
  await writeFile(join(from, rulesFile), JSON.stringify({ hashes: [...hashes] } satisfies RulesInPlace))
  const files = [...built, rulesFile]
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
const isOfRules = (file: string) => file.startsWith(rulesFolder)
const isKept = (file: string) => isHashed(file) || isOfRules(file)

const turnOf = (file: string) => (isHashed(file) ? 0 : file.startsWith(LAST) ? 2 : 1)

function buildsKept(
  published: readonly PublishedBuild[],
  files: readonly string[],
  now: number,
): PublishedBuild[] {
  const current = files.toSorted()
  const earlier = published
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }))
    .filter((build) => build.files.length > 0 && build.files.join() !== current.join())
  const latest = new Set(
    earlier.filter(({ replacedAt }) => now - replacedAt < EARLIER_KEPT_MS).slice(0, EARLIER_KEPT),
  )
  const rules = new Set([hashIn(current)])
  const kept = earlier.filter((build) => {
    const own = hashIn(build.files)
    const isLatestOfRules = own !== undefined && !rules.has(own) && now - build.replacedAt < RULES_KEPT_MS
    rules.add(own)
    return isLatestOfRules || latest.has(build)
  })
  return [{ replacedAt: null, files: current }, ...kept]
}

/** Hash of the rules of a build; undefined for a build of before they had one. */
const hashIn = (files: readonly string[]) => files.map(hashOfThread).find((hash) => hash !== undefined)

/** Builds in place, the latest first. Without a record, one that consists of all files there. */
async function readRecord(folder: string, files: readonly string[]): Promise<readonly PublishedBuild[]> {
  try {
    return JSON.parse(await readFile(`${folder}.json`, 'utf8')) as readonly PublishedBuild[]
  } catch {
    return [{ replacedAt: null, files: files.filter(isKept).toSorted() }]
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
