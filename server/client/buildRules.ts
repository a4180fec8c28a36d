import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { type BuildStart, rulesFolder, startFile, threadFile } from '../schemas/builds.ts'
import { entryScripts } from './entryScripts.ts'

/** Thread that plays runs again, with all rules of the game. */
const entry = 'server/challenges/playThread.ts'

/**
 * Vite plugin: bundles the rules of the game and gives the client their hash, RULES_HASH of its environment. Writes the
 * bundle, with which servers play runs again, and the addresses with which a page starts this build.
 */
export function buildRules(): Plugin {
  let code = ''
  let rulesHash = ''
  return {
    name: 'floodlight:rules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config({ root = process.cwd() }) {
      code = await bundleRules(root)
      rulesHash = createHash('sha256').update(code).digest('hex').slice(0, 16)
      return { define: { 'import.meta.env.RULES_HASH': JSON.stringify(rulesHash) } }
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir || !('index.html' in bundle)) return
        const page = await readFile(join(dir, 'index.html'), 'utf8')
        await mkdir(join(dir, rulesFolder))
        await writeFile(join(dir, threadFile(rulesHash)), code)
        await writeFile(join(dir, startFile(rulesHash)), JSON.stringify(startOf(page)))
      },
    },
  }
}

/** Bundles the thread, minified, so that neither comments nor names within a module change its hash. */
export async function bundleRules(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: true },
  })
  const [output] = [built].flat() as Rollup.RollupOutput[]
  const [chunk, ...others] = output?.output ?? []
  if (!chunk || others.length > 0) throw new Error('The rules are not one bundle')
  return chunk.code
}

/** Addresses of the scripts and the style sheets of a page. */
function startOf(page: string): BuildStart {
  const links = page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)
  return {
    scripts: entryScripts(page).addresses,
    styles: Array.from(links, ([, href = '']) => href),
  }
}
