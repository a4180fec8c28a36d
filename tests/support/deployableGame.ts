/** A server with a build of its own, which tests replace by a new version, stop and start again. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyWithOtherRules } from './copyWithOtherRules.ts'
import { startServer, type ServerProcess } from './startServer.ts'

const run = promisify(execFile)
const dist = join(import.meta.dirname, '../../dist')

export interface DeployableGame {
  /** Such as 'http://localhost:41234'. */
  readonly url: string
  /** Builds the game with other names of all files, and puts it in place of the build served. */
  deploy(): Promise<void>
  /** Builds the game with another rule (see copyWithOtherRules), and puts it in place. */
  deployOtherRules(): Promise<void>
  stop(): Promise<void>
  /** Starts the server again, at the same address and with the same database. */
  restart(): Promise<void>
  remove(): Promise<void>
}

/** Part of the name of every hashed file of a deployed version. */
export const NEW_VERSION = '-next-'

/** Serves a copy of the build of `npm run build`. */
export async function startDeployableGame(): Promise<DeployableGame> {
  // Below dist, so that the build finds its packages.
  const folder = mkdtempSync(join(dist, 'deployed-'))
  const client = join(folder, 'client')
  cpSync(join(dist, 'client'), client, { recursive: true })
  const env = { CLIENT_DIR: client, DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' }
  let server: ServerProcess = startServer(env)
  const [url] = await server.waitForOutput(/http:\/\/localhost:\d+/)
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended
  }
  return {
    url,
    stop,
    deploy: () => buildVersion(client, join(dist, '..')),
    deployOtherRules() {
      const sources = join(folder, 'sources')
      copyWithOtherRules(sources)
      return buildVersion(client, sources)
    },
    async restart() {
      server = startServer({ ...env, PORT: new URL(url).port })
      await server.waitForOutput(/http:\/\/localhost:\d+/)
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function buildVersion(outDir: string, cwd: string): Promise<void> {
  const name = `assets/[name]${NEW_VERSION}[hash]`
  const output = {
    entryFileNames: `${name}.js`,
    chunkFileNames: `${name}.js`,
    assetFileNames: `${name}[extname]`,
  }
  const options = { logLevel: 'error', build: { outDir, rolldownOptions: { output } } }
  const script = `import { build } from 'vite'; await build(${JSON.stringify(options)})`
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
