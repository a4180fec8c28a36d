import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { fillDataFolder } from '../support/openTestDatabase.ts'
import { type ServerProcess, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Servers are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let dataDir = ''
let clientDir = ''
const running: ServerProcess[] = []

beforeEach(() => {
  dataDir = join(makeFolder(), 'data')
  clientDir = makeClientFolder()
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
  rmSync(clientDir, { recursive: true, force: true })
})

function start(env: NodeJS.ProcessEnv = {}): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, CLIENT_DIR: clientDir, ...env })
  running.push(server)
  return server
}

async function open(env: NodeJS.ProcessEnv = {}) {
  const server = start(env)
  const [, url = '', port = ''] = await server.waitForOutput(
    /Floodlight is open at (http:\/\/localhost:(\d+))/,
  )
  return { server, url, port: Number(port) }
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port)
  await once(server, 'listening')
  return server
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s shuts down cleanly: exit code 0, port and folder released',
  async (signal) => {
    const { server, url, port } = await open()
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
    const next = await listenOn(port)
    next.close()
    expect(existsSync(join(dataDir, 'floodlight.lock'))).toBe(false)
  },
)

test('a request in flight at the signal gets a response with Connection: close', async () => {
  fillDataFolder(dataDir)
  const { server, port } = await open()
  const socket = connect(port, 'localhost')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n')
  await once(socket, 'ready').catch(() => undefined)
  await fetch(`http://localhost:${port}/api/health`)
  server.child.kill('SIGTERM')
  await refused(port)
  socket.write('\r\n')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(await server.ended).toBe(0)
})

/** Resolves when the port refuses connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, 'localhost')
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(true)
      })
      socket.once('error', () => {
        resolve(false)
      })
    })
    socket.destroy()
    if (!open) return
  }
}

test('a second server on the same folder fails with the pid of the first', async () => {
  fillDataFolder(dataDir)
  const first = await open()
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`in use by process ${first.server.child.pid}`)
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
})

test('the folder of a killed server can be opened by the next one', async () => {
  fillDataFolder(dataDir)
  const first = await open()
  first.server.child.kill('SIGKILL')
  await first.server.ended
  expect(existsSync(join(dataDir, 'floodlight.lock'))).toBe(true)
  const second = await open()
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
})

test('a port in use is reported with the remedy, and the folder is released', async () => {
  fillDataFolder(dataDir)
  const other = await listenOn(0)
  const { port } = other.address() as AddressInfo
  const server = start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`Port ${port} is in use.`)
  expect(server.output()).not.toContain('    at ')
  expect(existsSync(join(dataDir, 'floodlight.lock'))).toBe(false)
  other.close()
})

/** An external IPv4 address of this machine, if it has one. */
const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test('metrics were open to the network with the site; their port is their own, and may not be in use', async () => {
  fillDataFolder(dataDir)
  const { server, url } = await open({ HOST: '0.0.0.0', METRICS_PORT: '0', LOG_LEVEL: 'info' })
  const [, metrics = ''] = await server.waitForOutput(/"url":"(http:[^"]+\/metrics)"/)
  if (lanAddress !== undefined) {
    await expect(fetch(`http://${lanAddress}:${new URL(metrics).port}/metrics`)).rejects.toThrow()
  }
  expect(new URL(metrics).port).not.toBe(new URL(url).port)
  await fetch(`${url}/api/health`)
  expect(await (await fetch(metrics)).text()).toContain('route="/api/health"')
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('http_request_duration_seconds')
  const { port } = new URL(metrics)
  const otherFolder = makeFolder()
  const second = start({ METRICS_PORT: port, DATA_DIR: otherFolder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`METRICS_PORT=${Number(port) + 1}`)
  rmSync(otherFolder, { recursive: true })
})

test('an invalid setting is reported by name', async () => {
  const server = start({ PORT: 'eighty' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('PORT')
})

test.each([
  ['the default', {}, false],
  ['HOST=0.0.0.0', { HOST: '0.0.0.0' }, true],
])('%s serves localhost, and the network only if configured', async (_name, env, isOpen) => {
  fillDataFolder(dataDir)
  const { url, port } = await open(env)
  expect(new URL(url).hostname).toBe('localhost')
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  if (lanAddress === undefined) return
  const reached = fetch(`http://${lanAddress}:${port}/api/health`).then(
    ({ status }) => status,
    () => 'refused',
  )
  expect(await reached).toBe(isOpen ? 200 : 'refused')
})

test('a HOST that is no address of this machine is reported with the remedy', async () => {
  fillDataFolder(dataDir)
  const server = start({ HOST: '192.0.2.1' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('HOST: 192.0.2.1 is no address of this machine. Set 127.0.0.1')
})
