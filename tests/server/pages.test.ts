import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtClient } from '../../server/client/builtClient.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { makeClientFolder, makeFolder, pageText, scriptText } from '../support/makeClientFolder.ts'

const script = '/assets/main-1a2b3c4d.js'
/** Accept header of a browser navigation. */
const navigation = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }
/** Accept headers of a picture, a script and a style sheet, and none at all as other programs may send. */
const otherAccepts = [
  { accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' },
  { accept: '*/*' },
  { accept: 'text/css,*/*;q=0.1' },
  {},
]
let app: RunningApp

beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.close())

/** Sends a GET with exactly these headers and the path unnormalised, unlike fetch. */
function rawGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; bytes: number; text: string; location: string | undefined }> {
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const { statusCode = 0, headers: given } = response
        resolve({
          status: statusCode,
          bytes: body.length,
          text: body.toString(),
          location: given.location,
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('addresses', () => {
  test.each(['/', '/game', '/game?seed=42', '/login', '/a/page/that/the/client/explains'])(
    '%s is the page, revalidated each time',
    async (path) => {
      const response = await fetch(app.url + path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('etag')).toBeTruthy()
      expect(await response.text()).toBe(pageText)
    },
  )

  test('the landing page is a separate file, if the build has written one', async () => {
    const folder = makeClientFolder()
    writeFileSync(join(folder, 'landing.html'), 'Run the club')
    const withLanding = await makeApp({ client: builtClient(folder) })
    const read = async (path: string) =>
      (await fetch(withLanding.url + path, { headers: { accept: 'text/html' } })).text()
    expect(await read('/')).toBe('Run the club')
    expect(await read('/login')).toBe(pageText)
    expect(await read('/landing.html')).toBe(pageText)
    await withLanding.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(['/assets/main-gone.js', '/gone.ico', '/assets/%2e%2e/%2e%2e/package.json', '/.env'])(
    '%s is a missing file',
    async (path) => {
      expect((await fetch(app.url + path)).status).toBe(404)
    },
  )

  test.each(['/foo.bar', '/game.html', '/.env'])(
    '%s is the page for a navigation, and a 404 otherwise',
    async (path) => {
      expect(await rawGet(path, navigation)).toMatchObject({ status: 200, text: pageText })
      for (const headers of otherAccepts) {
        const answer = await rawGet(path, headers)
        expect(answer).toMatchObject({ status: 404, text: 'There is nothing at this address.' })
      }
    },
  )

  test.each(['/%zz', '/%ff', '/old/%E0%A4%A/page.php'])(
    '%s redirects a navigation to the login, and is a 400 otherwise',
    async (path) => {
      expect(await rawGet(path, navigation)).toMatchObject({ status: 302, location: '/login' })
      for (const headers of otherAccepts) {
        expect(await rawGet(path, headers)).toMatchObject({
          status: 400,
          text: 'This address is not valid.',
        })
      }
    },
  )

  test.each(['/assets/main-gone.js', '/assets/gone', '/%61ssets/main-gone.js', '/api/gone.html'])(
    '%s is never the page',
    async (path) => {
      const answer = await rawGet(path, navigation)
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain('<')
    },
  )

  test('a malformed address below /assets is a 400', async () => {
    expect((await rawGet('/assets/%zz', navigation)).status).toBe(400)
  })

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets%2f..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%2e%2e/%zz/package.json',
    '/package.json%00.html',
  ])('%s reads no file outside the folder', async (path) => {
    expect((await rawGet(path)).status).toBeGreaterThanOrEqual(400)
    const asPage = await rawGet(path, navigation)
    expect(asPage.status === 200 ? asPage.text : pageText).toBe(pageText)
    expect(asPage.text).not.toContain('dependencies')
  })

  test('/licences shows the licences of others as text', async () => {
    const response = await fetch(`${app.url}/licences`)
    expect(await response.text()).toBe('Licences of others')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  })

  test('the icon that browsers ask for beside a text was missing: /favicon.ico is one', async () => {
    const folder = makeClientFolder()
    cpSync(join(import.meta.dirname, '../../assets/public'), folder, { recursive: true })
    const withIcons = await makeApp({ client: builtClient(folder) })
    const response = await fetch(`${withIcons.url}/favicon.ico`)
    const icon = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toMatch(/^image\//)
    const [type, pictures, length, offset] = [
      icon.readUInt16LE(2),
      icon.readUInt16LE(4),
      icon.readUInt32LE(14),
      icon.readUInt32LE(18),
    ]
    expect([type, pictures, offset + length]).toEqual([1, 1, icon.length])
    expect(await sharp(icon.subarray(offset)).metadata()).toMatchObject({
      format: 'png',
      width: 32,
      height: 32,
    })
    await withIcons.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a request that does not accept HTML gets no page', async () => {
    expect((await fetch(`${app.url}/game`, { headers: { accept: 'application/json' } })).status).toBe(404)
  })

  test('other methods than GET and HEAD are a 405', async () => {
    const response = await fetch(`${app.url}/game`, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a missing build is an error with the command to run', () => {
    const empty = makeFolder()
    expect(() => builtClient(empty)).toThrow(/npm run build/)
    rmSync(empty, { recursive: true })
  })
})

describe('files', () => {
  test('a hashed file is cached for a year', async () => {
    const response = await fetch(app.url + script)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i)
    expect(await response.text()).toBe(scriptText)
  })

  test('a file without a hash is revalidated each time', async () => {
    const response = await fetch(`${app.url}/logo.png`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('image/png')
    const again = await rawGet('/logo.png', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('Accept-Encoding: %s selects %s', async (accepted, given) => {
    const response = await fetch(app.url + script, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(given)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(await response.text()).toBe(scriptText)
    const { bytes } = await rawGet(script, { 'accept-encoding': accepted })
    if (given) expect(bytes).toBeLessThan(scriptText.length / 4)
    else expect(bytes).toBe(scriptText.length)
  })
})

describe('security headers', () => {
  test('a strict policy: nothing from elsewhere, nothing inline, no eval', async () => {
    for (const path of ['/', script]) {
      const { headers } = await fetch(app.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      expect(policy).toContain("img-src 'self' data: blob:")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toMatch(/unsafe|ws:|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('API responses cannot be interpreted as pages or scripts', async () => {
    for (const path of ['/api/health', '/api/trpc/health', '/api/nothing']) {
      const { headers } = await fetch(app.url + path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('no response asked browsers to stay with HTTPS', async () => {
    const policyOf = async (url: string) => (await fetch(url)).headers.get('strict-transport-security')
    const paths = ['/', '/login', '/api/health', '/api/nothing']
    for (const path of paths) {
      expect(await policyOf(app.url + path)).toBe('max-age=31536000; includeSubDomains')
    }
    const plain = await makeApp({ publicUrl: 'http://localhost:3000' })
    for (const path of paths) expect(await policyOf(plain.url + path)).toBeNull()
    await plain.close()
  })

  test('the policy of development allows hot reload', async () => {
    const dev = await makeApp({ config: { mode: 'development', trustProxy: undefined } })
    const policy = (await fetch(dev.url)).headers.get('content-security-policy')
    await dev.close()
    expect(policy).toContain("script-src 'self' 'unsafe-inline'")
    expect(policy).toContain("connect-src 'self' ws:")
  })
})

test('the path is logged without the query', async () => {
  await fetch(`${app.url}/forgot-password?token=secret-token`, {
    headers: { authorization: 'Bearer secret-bearer' },
  })
  expect(app.logged.join('\n')).toContain('"path":"/forgot-password"')
  expect(app.logged.join('\n')).not.toContain('secret')
})
