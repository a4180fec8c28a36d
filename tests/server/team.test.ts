import { createTRPCClient, httpLink } from '@trpc/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logos } from '../../server/db/accountTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { removeExpired } from '../../server/services/removeExpired.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp, type RunningApp, testNow } from '../support/makeApp.ts'
import { dataUrl, makePng } from '../support/makePicture.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'

const wrongPicture = 'The logo must be a PNG, JPEG or WebP picture.'
const crest = makePng({ width: 40, height: 20 })
const png = () => sharp(crest, {})
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
/** A 1×1 GIF. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

describe.each(databaseKinds)('the team on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
  })
  afterAll(() => app.close())

  const update = (token: string, body: unknown) => call(app, 'PUT /user/team', { token, body })

  async function upload(token: string, file: Uint8Array | string, type = 'image/png', name = 'Northgate') {
    const form = new FormData()
    form.set('name', name)
    form.set('teamLogo', new Blob([file as never], { type }), 'logo.png')
    return update(token, form)
  }

  const logoOf = (body: unknown) => (body as { team: { logoUrl: string } }).team.logoUrl

  test('a name alone, as JSON or as a form, keeps the logo', async () => {
    const { token } = await makeAccount(app)
    const team = { name: 'Northgate', logoUrl: '/logo.png', logo: '/logo.png' }
    expect(await update(token, { name: ' Northgate ', id: 'x' })).toMatchObject({
      status: 200,
      body: { team },
    })
    const logo = logoOf((await upload(token, crest)).body)
    const form = new FormData()
    form.set('name', 'Southgate')
    form.set('logo', '/somewhere/else.svg')
    expect((await update(token, form)).body).toEqual({ team: { name: 'Southgate', logoUrl: logo, logo } })
    expect((await call(app, 'GET /user/team', { token })).body).toEqual({
      team: { name: 'Southgate', logoUrl: logo, logo },
    })
  })

  test.each([
    [{}, 'Team name is required'],
    [{ name: '' }, 'Team name is required'],
    [{ name: 11 }, 'Team name is required'],
    [{ name: '\u200b\u2066' }, 'Team name is required'],
    [{ name: 'North\u202egate' }, 'Team name must not contain control or invisible characters'],
    [{ name: 'x'.repeat(5000), logoUrl: '/'.repeat(5000) }, 'Team name must be at most 40 characters long'],
    [{ name: 'A', logo: `data:${'x'.repeat(5000)};base64,AA` }, wrongPicture],
    [{ name: 'x'.repeat(41) }, 'Team name must be at most 40 characters long'],
    [{ name: 'A\u2028B' }, 'Team name must not contain control or invisible characters'],
    [{ name: 'A', logo: 5 }, wrongPicture],
    [{ name: 'A', logo: 'https://elsewhere.test/logo.png' }, wrongPicture],
    [{ name: 'A', logo: 'data:image/png;base64,' }, wrongPicture],
    [{ name: 'A', logo: 'data:image/png;base64,%%%' }, wrongPicture],
  ])('%j is refused: %s', async (body, message) => {
    const { token } = await makeAccount(app)
    expect(await update(token, body)).toMatchObject({ status: 400, body: { message } })
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s becomes a PNG of 256×256 pixels with an immutable address',
    async (format) => {
      const { token } = await makeAccount(app)
      const file = await png().withMetadata().toFormat(format).toBuffer()
      const { status, body } = await upload(token, file, 'text/plain')
      expect(status).toBe(200)
      const logoUrl = logoOf(body)
      expect(logoUrl).toMatch(/^\/api\/logos\/[0-9a-f]{64}\.png$/)
      const response = await fetch(app.url + logoUrl)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
    },
  )

  test('the same picture can be sent as a data URL, over tRPC too; null removes it', async () => {
    const { token } = await makeAccount(app)
    const client = createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${app.url}/api/trpc`, headers: { authorization: `Bearer ${token}` } })],
    })
    const large = await sharp(crest).resize(1200, 800).png({ compressionLevel: 0 }).toBuffer()
    expect(large.length).toBeGreaterThan(1024 * 1024)
    const noise = await sharp({
      create: {
        width: 500,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(200_000)
    const { team } = await client.user.updateTeam.mutate({ name: 'Northgate', logo: dataUrl(noise) })
    expect(team.logo).toBe(team.logoUrl)
    expect((await upload(token, noise)).body).toEqual({ team })
    expect((await update(token, { name: 'Northgate', logo: dataUrl(noise) })).body).toEqual({ team })
    const without = await client.user.updateTeam.mutate({ name: 'Northgate', logo: null })
    expect(without.team.logoUrl).toBe('/logo.png')
    expect(await update(token, { name: 'Northgate', logo: dataUrl(large) })).toMatchObject({
      body: { message: expect.stringMatching(/1 MB|too large/) as string },
    })
  })

  test('a picture above 1 MB is rejected in every encoding', async () => {
    const { token } = await makeAccount(app)
    const large = Buffer.concat([crest, Buffer.alloc(1024 * 1024)])
    expect(await upload(token, large)).toMatchObject({
      status: 413,
      body: { message: 'The logo must not be larger than 1 MB.' },
    })
    expect((await update(token, { name: 'A', logo: dataUrl(large) })).status).toBe(400)
    const endless = dataUrl(Buffer.alloc(3_000_000))
    expect((await update(token, { name: 'A', logo: endless })).status).toBe(413)
    expect((await call(app, 'GET /user/team', { token })).body).toMatchObject({
      team: { name: 'Your Club', logoUrl: '/logo.png' },
    })
  })

  test.each([
    ['an SVG', svg],
    ['an SVG that begins like XML', `<?xml version="1.0"?>${svg}`],
    ['HTML', html],
    ['a GIF', gif],
    ['a PDF', '%PDF-1.4 %âãÏÓ'],
    ['nothing', ''],
    ['the first bytes of a PNG before HTML', `\x89PNG\r\n\x1a\n${html}`],
    ['half a PNG', crest.subarray(0, crest.length / 2)],
    ['a PNG without its end', crest.subarray(0, crest.length - 16)],
    ['a bomb', makePng({ width: 30_000, height: 30_000, rows: 1 })],
    ['a long and thin bomb', makePng({ width: 100, height: 16_000_000, rows: 1 })],
    ['a PNG whose pixels are missing', makePng({ width: 400, height: 400, rows: 3 })],
    ['a PNG of no size', makePng({ width: 0, height: 0 })],
  ])('%s is refused', async (_name, file) => {
    const { token } = await makeAccount(app)
    const bytes = typeof file === 'string' ? Buffer.from(file, 'latin1') : file
    for (const type of ['image/png', 'image/svg+xml']) {
      const answer = await upload(token, bytes, type)
      expect(answer).toMatchObject({ status: 400, body: { message: wrongPicture } })
    }
    expect((await update(token, { name: 'A', logo: dataUrl(bytes) })).status).toBe(400)
    expect((await call(app, 'GET /user/team', { token })).body).toMatchObject({
      team: { name: 'Your Club', logoUrl: '/logo.png' },
    })
  })

  test('data appended to or embedded in a picture is removed', async () => {
    const { token } = await makeAccount(app)
    const note = await png()
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer()
    const files = [Buffer.concat([crest, Buffer.from(html)]), note]
    for (const file of files) {
      const { status, body } = await upload(token, file)
      if (status === 400) continue
      expect(status).toBe(200)
      const kept = await (await fetch(app.url + logoOf(body))).text()
      expect(kept).not.toContain('script')
    }
  })

  test.each([
    [
      'a second file',
      (form: FormData) => {
        form.append('teamLogo', new Blob([new Uint8Array(crest)]), 'b.png')
      },
    ],
    [
      'a file by another name',
      (form: FormData) => {
        form.append('avatar', new Blob([new Uint8Array(crest)]), 'b.png')
      },
    ],
    [
      'a hundred fields',
      (form: FormData) => {
        for (let i = 0; i < 100; i += 1) form.append(`f${i}`, 'x')
      },
    ],
    [
      'a field of 50,000 characters',
      (form: FormData) => {
        form.append('f', 'x'.repeat(50_000))
      },
    ],
  ])('a form with %s is refused', async (_name, spoil) => {
    const { token } = await makeAccount(app)
    const form = new FormData()
    form.set('name', 'Northgate')
    form.set('teamLogo', new Blob([new Uint8Array(crest)]), 'logo.png')
    spoil(form)
    expect((await update(token, form)).status).toBe(400)
  })

  test('a malformed form is a 400, and a form to a route without forms a 415', async () => {
    const { token } = await makeAccount(app)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await call(app, 'PUT /user/team', { token, body: '--x\r\nContent-Disp', headers })
    expect(broken.status).toBe(400)
    const noBoundary = { 'content-type': 'multipart/form-data' }
    expect((await call(app, 'PUT /user/team', { token, body: 'x', headers: noBoundary })).status).toBe(400)
    const form = new FormData()
    form.set('username', 'Ben')
    expect((await call(app, 'PUT /user/profile', { token, body: form })).status).toBe(415)
  })

  test('a form without a token is refused', async () => {
    expect((await upload('guest_1', crest)).status).toBe(401)
  })

  test.each(['x.png', '..%2f..%2fpackage.json', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}`, "'.png"])(
    'logo %s does not exist',
    async (name) => {
      const response = await fetch(`${app.url}/api/logos/${name}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: expect.any(String) as string })
    },
  )

  test('a logo that no team uses is deleted after a day, others are kept', async () => {
    const [first, second] = [await makeAccount(app), await makeAccount(app)]
    const kept = logoOf((await upload(first.token, makePng({ width: 9, height: 5 }))).body)
    const left = logoOf((await upload(second.token, makePng({ width: 5, height: 9 }))).body)
    await update(second.token, { name: 'Southgate', logo: null })
    const cleanUp = (hours: number) =>
      removeExpired({
        db: app.db,
        clock: { now: () => new Date(testNow.getTime() + hours * 3_600_000) },
      })
    await cleanUp(23)
    expect((await fetch(app.url + left)).status).toBe(200)
    await cleanUp(25)
    expect((await fetch(app.url + left)).status).toBe(404)
    expect((await fetch(app.url + kept)).status).toBe(200)
    expect(await app.db.$count(logos)).toBeGreaterThan(0)
  })
})
