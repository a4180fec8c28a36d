import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeFolder } from '../support/makeClientFolder.ts'
import { freePort } from '../support/startPostgres.ts'
import { startProxy, withoutDatabases } from '../support/startProxy.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A proxy is started, on some machines after it was installed.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Server in place of ours: its answer is the address that the proxy says the client has. */
let server: Server
let folder = ''
let proxy: ReturnType<typeof startProxy> | undefined

beforeAll(async () => {
  folder = makeFolder()
  server = createServer((req, res) => res.end(req.headers['x-forwarded-for']))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => proxy?.close())
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the proxy behind a content network with these machines. Returns the client's address as a server sees it. */
async function addressBehind(networks: string, forwardedFor: string): Promise<string> {
  const list = join(folder, 'cdn.lst')
  writeFileSync(list, networks)
  const site = await freePort()
  const nobody = `127.0.0.1:${await freePort()}`
  proxy = startProxy({
    SITE_BIND: `127.0.0.1:${site}`,
    CDN_NETWORKS: list,
    SERVER_ONE: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    SERVER_TWO: nobody,
    POSTGRES_BIND: `127.0.0.1:${await freePort()}`,
    ...withoutDatabases(nobody),
  })
  const ask = () =>
    fetch(`http://127.0.0.1:${site}/game`, { headers: { 'X-Forwarded-For': forwardedFor } })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '')
  let address = ''
  const isAnswered = async () => (address = await ask()) !== ''
  await Promise.race([proxy.ended, vi.waitUntil(isAnswered, LONG_TEST_MS)])
  return address
}

test('behind a content network every player had the address of its machines, which limits counted together', async () => {
  expect(await addressBehind('127.0.0.0/8\n', '203.0.113.9')).toBe('203.0.113.9')
})

test('an address that a player claims before the one that the network adds is not believed', async () => {
  expect(await addressBehind('127.0.0.0/8\n', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
})

test('who comes past the content network can not choose an address', async () => {
  expect(await addressBehind('192.0.2.0/24\n', '203.0.113.9')).toBe('127.0.0.1')
})
