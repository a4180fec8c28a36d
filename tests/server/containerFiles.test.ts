import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The server is started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const root = join(import.meta.dirname, '../..')
const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** A folder with what the last stage of the Containerfile copies, but for packages and build. */
function makeImageFolder(containerfile: string): string {
  const folder = makeFolder()
  const client = makeClientFolder()
  cleaning.push(() => {
    for (const used of [folder, client]) rmSync(used, { recursive: true, force: true })
  })
  const paths = [...containerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path)
  for (const path of paths) {
    const [from, to] = [join(root, path), join(folder, path)]
    mkdirSync(dirname(to), { recursive: true })
    if (path === 'node_modules') symlinkSync(from, to)
    else if (path === 'dist') cpSync(client, join(to, 'client'), { recursive: true })
    else cpSync(from, to, { recursive: true })
  }
  return folder
}

test('the server starts from the files of its container alone, and passes its healthcheck', async () => {
  const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
  const cwd = makeImageFolder(containerfile)
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(containerfile) ?? []
  const [, check = '[]'] = /^ {2}CMD (\[.*\])$/m.exec(containerfile) ?? []
  const [, ...args] = JSON.parse(command) as string[]
  const settings = { NODE_ENV: 'production', DATA_DIR: join(cwd, 'data'), LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...settings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close')
  cleaning.push(async () => {
    server.kill('SIGKILL')
    await ended
  })
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await vi.waitUntil(() => /localhost:\d+/.test(output) || server.exitCode !== null, LONG_TEST_MS)
  const [, port = '0'] = /localhost:(\d+)/.exec(output) ?? []

  const [, ...healthcheck] = JSON.parse(check) as string[]
  const codes = []
  for (const probed of [port, '1']) {
    const probe = spawn(process.execPath, healthcheck, { env: { ...process.env, PORT: probed } })
    codes.push((await once(probe, 'close'))[0])
  }
  expect(codes).toEqual([0, 1])
})
