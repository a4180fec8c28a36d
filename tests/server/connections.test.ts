import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { siteServer } from '../../server/siteServer.ts'
import { freePort } from '../support/startPostgres.ts'
import { startProxy } from '../support/startProxy.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The proxy waits five seconds for a request.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

const limits = { headersMs: 300, requestMs: 600, idleMs: 300, checkMs: 50, connections: 60 }

async function listen(): Promise<number> {
  const server = siteServer(limits)
  server.on('request', (_req, res) => res.end('served'))
  cleaning.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Opens a connection that sends a byte of a header now and then, and never ends one. Resolves when it is closed. */
function drip(port: number, opening: string): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1', () => void socket.write(opening))
  const drops = setInterval(() => void socket.write('x'), 20)
  socket.on('error', () => {})
  socket.resume()
  cleaning.push(() => socket.destroy())
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(drops)
      resolve()
    })
  })
}

const halfHeader = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Drip: '
const halfBody = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'

test.each([
  ['header', halfHeader],
  ['body', halfBody],
])('connections that drip a %s stayed open', async (_part, opening) => {
  const port = await listen()
  await Promise.all(Array.from({ length: 50 }, () => drip(port, opening)))
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served')
})

test('connections above the limit are closed, and the ones below it are served', async () => {
  const port = await listen()
  const held = Array.from({ length: limits.connections }, () => {
    const socket = connect(port, '127.0.0.1')
    cleaning.push(() => socket.destroy())
    return socket
  })
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const [first] = held
  first?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String((await once(first as Socket, 'data'))[0])).toContain('served')
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('a thousand dripping connections stayed open at the proxy', async () => {
  const [site, unused] = [await freePort(), await freePort()]
  const proxy = startProxy({
    SITE_BIND: `127.0.0.1:${site}`,
    SERVER_ONE: `127.0.0.1:${await listen()}`,
    SERVER_TWO: '127.0.0.1:1',
    POSTGRES_BIND: `127.0.0.1:${unused}`,
    POSTGRES_ONE: '127.0.0.1:1',
    POSTGRES_TWO: '127.0.0.1:1',
    PATRONI_ONE: '127.0.0.1:1',
    PATRONI_TWO: '127.0.0.1:1',
  })
  cleaning.push(proxy.close)
  const url = `http://127.0.0.1:${site}`
  const isServed = () =>
    fetch(url).then(
      ({ status }) => status === 200,
      () => false,
    )
  await vi.waitUntil(isServed, { timeout: 10_000 })
  const dripping = Array.from({ length: 1_000 }, () => drip(site, halfHeader))
  expect(await isServed()).toBe(true)
  await Promise.race([proxy.ended, Promise.all(dripping)])
})
