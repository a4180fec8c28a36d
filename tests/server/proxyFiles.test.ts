import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { freePort } from '../support/startPostgres.ts'
import { startProxy, withoutDatabases } from '../support/startProxy.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A proxy is started, on some machines after it was installed.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

let app: RunningApp
let proxy: ReturnType<typeof startProxy>
let folder = ''
let [plain, encrypted] = [0, 0]

/** Writes a certificate of our own, with its key, into one file. */
function makeCertificate(): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const site = join(folder, 'site.pem')
  writeFileSync(site, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return site
}

/** Status and headers of an encrypted answer. */
function ask(path: string): Promise<{ status: number | undefined; hsts: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request({ port: encrypted, path, rejectUnauthorized: false }, (res) => {
      res.resume()
      resolve({ status: res.statusCode, hsts: res.headers['strict-transport-security'] })
    })
    call.once('error', reject)
    call.end()
  })
}

beforeAll(async () => {
  folder = makeFolder()
  app = await makeApp()
  plain = await freePort()
  encrypted = await freePort()
  const nobody = `127.0.0.1:${await freePort()}`
  proxy = startProxy(
    {
      SITE_BIND: `127.0.0.1:${encrypted} ssl crt ${makeCertificate()} alpn h2,http/1.1`,
      HTTP_BIND: `127.0.0.1:${plain}`,
      SERVER_ONE: new URL(app.url).host,
      SERVER_TWO: nobody,
      POSTGRES_BIND: `127.0.0.1:${await freePort()}`,
      ...withoutDatabases(nobody),
    },
    ['haproxy.cfg', 'https.cfg'],
  )
  const isOpen = () =>
    ask('/api/live').then(
      ({ status }) => status === 200,
      () => false,
    )
  await Promise.race([proxy.ended, vi.waitUntil(isOpen, LONG_TEST_MS)])
})
afterAll(async () => {
  await proxy.close()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('pages asked in plain text lead to the encrypted ones; calls were too, and went on in plain text', async () => {
  const page = await fetch(`http://127.0.0.1:${plain}/game`, { redirect: 'manual' })
  expect(page.status).toBe(301)
  expect(page.headers.get('location')).toBe(`https://127.0.0.1:${plain}/game`)
  const call = await fetch(`http://127.0.0.1:${plain}/api/user/me`, { redirect: 'manual' })
  expect([call.status, await call.json()]).toEqual([403, { message: 'Calls must use HTTPS.' }])
})

test('encrypted answers carry HSTS for a year', async () => {
  expect(await ask('/')).toEqual({ status: 200, hsts: 'max-age=31536000; includeSubDomains' })
})

test.each([
  ['TLSv1.3', true],
  ['TLSv1.2', true],
  ['TLSv1.1', false],
] as const)('%s is spoken: %s', async (version, isSpoken) => {
  const protocol = await new Promise((resolve) => {
    const options = {
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      ciphers: 'ALL:@SECLEVEL=0',
    }
    const socket = connect({ port: encrypted, ...options }, () => resolve(socket.getProtocol()))
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(null))
    socket.once('secureConnect', () => socket.destroy())
  })
  expect(protocol).toBe(isSpoken ? version : null)
})
