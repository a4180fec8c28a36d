import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtClient } from '../../server/client/builtClient.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { makeClientFolder, makeFolder, pageText, scriptText } from '../support/makeClientFolder.ts'

const script = '/assets/main-1a2b3c4d.js'
/** What a browser says that it takes where a person has typed an address. */
const typed = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }
/** What it says for a picture, a script and a style sheet; other programs may say nothing. */
const forNoPage = [
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

/** Asks with exactly the headers given and a path that nothing has tidied, as no browser would. */
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
    '%s is the page, asked for again each time',
    async (path) => {
      const response = await fetch(app.url + path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('etag')).toBeTruthy()
      expect(await response.text()).toBe(pageText)
    },
  )

  test('the landing page is a page of its own, where the build has made one', async () => {
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

  test.each(['/assets/main-gone.js', '/favicon.ico', '/assets/%2e%2e/%2e%2e/package.json', '/.env'])(
    '%s is a file that is not there',
    async (path) => {
      expect((await fetch(app.url + path)).status).toBe(404)
    },
  )

  test.each(['/foo.bar', '/game.html', '/.env'])(
    '%s, typed by a person, is the page that leads on; for anything else there is none',
    async (path) => {
      expect(await rawGet(path, typed)).toMatchObject({ status: 200, text: pageText })
      for (const headers of forNoPage) {
        const answer = await rawGet(path, headers)
        expect(answer).toMatchObject({ status: 404, text: 'There is nothing at this address.' })
      }
    },
  )

  test.each(['/%zz', '/%ff', '/old/%E0%A4%A/page.php'])(
    '%s, typed by a person, leads to the login; for anything else it is refused',
    async (path) => {
      expect(await rawGet(path, typed)).toMatchObject({ status: 302, location: '/login' })
      for (const headers of forNoPage) {
        expect(await rawGet(path, headers)).toMatchObject({
          status: 400,
          text: 'This address is not valid.',
        })
      }
    },
  )

  test.each(['/assets/main-gone.js', '/assets/gone', '/%61ssets/main-gone.js', '/api/gone.html'])(
    'there is never a page at %s',
    async (path) => {
      const answer = await rawGet(path, typed)
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain('<')
    },
  )

  test('a malformed address below the files is refused', async () => {
    expect((await rawGet('/assets/%zz', typed)).status).toBe(400)
  })

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets%2f..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%2e%2e/%zz/package.json',
    '/package.json%00.html',
  ])('%s reaches nothing outside the folder', async (path) => {
    expect((await rawGet(path)).status).toBeGreaterThanOrEqual(400)
    const asPage = await rawGet(path, typed)
    expect(asPage.status === 200 ? asPage.text : pageText).toBe(pageText)
    expect(asPage.text).not.toContain('dependencies')
  })

  test('something that takes no page gets none', async () => {
    expect((await fetch(`${app.url}/game`, { headers: { accept: 'application/json' } })).status).toBe(404)
  })

  test('pages are only read', async () => {
    const response = await fetch(`${app.url}/game`, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a server without a built client says what to do', () => {
    const empty = makeFolder()
    expect(() => builtClient(empty)).toThrow(/npm run build/)
    rmSync(empty, { recursive: true })
  })
})

describe('files', () => {
  test('a hashed file is kept for a year', async () => {
    const response = await fetch(app.url + script)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i)
    expect(await response.text()).toBe(scriptText)
  })

  test('a file with a name of its own is asked for again each time', async () => {
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
  ])('who accepts %s gets %s', async (accepted, given) => {
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
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('an answer of the API is nothing to show or to run', async () => {
    for (const path of ['/api/health', '/api/trpc/health', '/api/nothing']) {
      const { headers } = await fetch(app.url + path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('development lets hot reload work', async () => {
    const dev = await makeApp({ config: { mode: 'development', trustProxy: false } })
    const policy = (await fetch(dev.url)).headers.get('content-security-policy')
    await dev.close()
    expect(policy).toContain("script-src 'self' 'unsafe-inline'")
    expect(policy).toContain("connect-src 'self' ws:")
  })
})

test('the log tells the path and not the query', async () => {
  await fetch(`${app.url}/forgot-password?token=secret-token`, {
    headers: { authorization: 'Bearer secret-bearer' },
  })
  expect(app.logged.join('\n')).toContain('"path":"/forgot-password"')
  expect(app.logged.join('\n')).not.toContain('secret')
})
