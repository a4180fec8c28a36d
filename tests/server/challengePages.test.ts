import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { nicknames } from '../../server/db/challengeTables.ts'
import { fillTable } from '../support/fillTable.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { databaseKinds, openTestDatabase } from '../support/openTestDatabase.ts'

/** Challenge of the tests' clock, whose table has 220 open results of accounts with these nicknames. */
const WEEK = '2026-W51'
const NOW = new Date('2026-12-15T12:00:00Z')
const nicknameOf = (score: number) => `${WEEK} Filler ${score}`
const HOSTILE = '<img src=x> & "Co\''

const read = (app: RunningApp, path: string, options: RequestInit = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html' }, ...options })

/** Nicknames of the rows of a page, as they are written there. */
const rowsOf = (html: string) => [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)

describe.each(databaseKinds)('pages of challenges on %s', (kind) => {
  let app: RunningApp

  beforeAll(async () => {
    app = await makeApp({ kind })
    app.setTime(NOW)
    await fillTable(app.db, { challenge: WEEK, first: 1, last: 220, score: 'i', enteredAt: NOW })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => app.close())

  test('name their challenge for previews of links, with a picture', async () => {
    for (const path of ['/challenges', `/challenges/${WEEK}`, `/challenges/${WEEK}/`]) {
      const response = await read(app, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=30')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
      const html = await response.text()
      const brief = 'One season. Win as many league points as you can. Sign nobody over 23.'
      expect(html).toContain('<title>Challenge: You’ll Win Nothing with Kids · Floodlight</title>')
      expect(html).toMatch(new RegExp(`<meta name="description" content="${brief} [^"]+">`))
      expect(html).toContain('<meta property="og:title" content="Challenge: You’ll Win Nothing with Kids">')
      expect(html).toMatch(new RegExp(`<meta property="og:description" content="${brief} [^"]+">`))
      expect(html).toContain('<meta property="og:type" content="website">')
      const url = `https://floodlight.test/challenges/${WEEK}`
      expect(html).toContain(`<meta property="og:url" content="${url}">`)
      expect(html).toContain(`<link rel="canonical" href="${url}">`)
      expect(html).toContain(`<meta property="og:image" content="${url}/picture.png">`)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
      expect(html).toContain('<div id="root"></div>')
    }
  })

  test('have 100 rows of a table each, and links between pages, tables and weeks', async () => {
    const first = await (await read(app, '/challenges')).text()
    expect(rowsOf(first)).toEqual(Array.from({ length: 100 }, (_, i) => nicknameOf(220 - i)))
    expect(first).toContain('<caption>Table of the open runs</caption>')
    expect(first).toContain('Page 1 of 3')
    expect(first).not.toContain('Higher places')
    expect(first).toContain(`<a href="/challenges/${WEEK}?table=open&#38;page=2">Lower places</a>`)
    expect(first).toContain(`<a href="/challenges/${WEEK}?table=ranked&#38;page=1">Ranked</a>`)
    expect(first).toContain('<a href="/challenges/2026-W50">')
    expect(first).not.toContain('/challenges/2026-W52')

    const last = await (await read(app, `/challenges/${WEEK}?table=open&page=3`)).text()
    expect(rowsOf(last)).toEqual(Array.from({ length: 20 }, (_, i) => nicknameOf(20 - i)))
    expect(last).toContain(`<a href="/challenges/${WEEK}?table=open&#38;page=2">Higher places</a>`)
    expect(last).not.toContain('Lower places')
    expect(last).toContain(
      `<link rel="canonical" href="https://floodlight.test/challenges/${WEEK}?table=open&#38;page=3">`,
    )

    const ranked = await (await read(app, `/challenges/${WEEK}?table=ranked`)).text()
    expect(rowsOf(ranked)).toEqual([])
    expect(ranked).toContain('Nobody has finished a ranked run yet. Be the first.')
  })

  test('escape nicknames', async () => {
    const mine = eq(nicknames.nickname, nicknameOf(7))
    await app.db.update(nicknames).set({ nickname: HOSTILE }).where(mine)
    app.setTime(new Date(NOW.getTime() + 60_000))
    const html = await (await read(app, `/challenges/${WEEK}?page=3`)).text()
    expect(rowsOf(html)).toContain('&#60;img src=x&#62; &#38; &#34;Co&#39;')
    expect(html).not.toContain('<img')
    await app.db
      .update(nicknames)
      .set({ nickname: nicknameOf(7) })
      .where(eq(nicknames.nickname, HOSTILE))
    app.setTime(NOW)
  })

  test.each([
    '/challenges/2026-W52',
    '/challenges/2020-W01',
    '/challenges/nothing',
    '/challenges?page=0',
    '/challenges?page=4',
    '/challenges?page=-1',
    '/challenges?page=1.5',
    '/challenges?page=99999',
    '/challenges?page=100000',
    '/challenges?page=%3Cscript%3E',
    '/challenges?table=gold',
  ])('%s is a 404 in words', async (path) => {
    const response = await read(app, path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('There’s no such challenge')
    expect(html).toContain('<a href="/challenges">')
    expect(html).not.toContain('<script>')
  })

  test('are read from memory for 30 seconds, those after the last page too', async () => {
    const start = NOW.getTime() + 600_000
    app.setTime(new Date(start))
    await read(app, '/challenges?page=2')
    const select = vi.spyOn(app.db, 'select')
    app.setTime(new Date(start + 29_999))
    for (let i = 0; i < 20; i += 1) {
      await read(app, '/challenges?page=2')
      await read(app, `/challenges?page=${i + 4}`)
    }
    expect(select).not.toHaveBeenCalled()
    app.setTime(new Date(start + 30_000))
    await read(app, '/challenges?page=2')
    expect(select).toHaveBeenCalled()
    app.setTime(NOW)
  })

  test('answer HEAD, and refuse other methods', async () => {
    for (const path of ['/challenges', `/challenges/${WEEK}/picture.png`]) {
      const head = await read(app, path, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.headers.get('cache-control')).toBe('public, max-age=30')
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000)
      expect(await head.text()).toBe('')
      expect((await read(app, path, { method: 'POST' })).status).toBe(405)
    }
  })

  test('a malformed address is answered by the client, as addresses without a page are', async () => {
    const response = await read(app, '/challenges/%zz', { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/login')
  })

  test('a picture shows the head of the table, and is kept for 30 seconds', async () => {
    const start = NOW.getTime() + 1_200_000
    app.setTime(new Date(start))
    const pictureAt = async (ms: number) => {
      app.setTime(new Date(ms))
      const response = await fetch(`${app.url}/challenges/${WEEK}/picture.png`)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(response.headers.get('cache-control')).toBe('public, max-age=30')
      return Buffer.from(await response.arrayBuffer())
    }
    // The table is in memory for 30 seconds from now on, the picture from later on.
    await read(app, '/challenges')
    const first = await pictureAt(start + 20_000)
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const leader = eq(nicknames.nickname, nicknameOf(220))
    await app.db.update(nicknames).set({ nickname: HOSTILE }).where(leader)
    const select = vi.spyOn(app.db, 'select')
    expect((await pictureAt(start + 49_999)).equals(first)).toBe(true)
    expect(select).not.toHaveBeenCalled()
    const second = await pictureAt(start + 50_000)
    expect(second.equals(first)).toBe(false)
    app.setTime(NOW)
  })

  test.each(['2026-W52', 'nothing'])('there is no picture of %s', async (week) => {
    const response = await fetch(`${app.url}/challenges/${week}/picture.png`)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('There is nothing at this address.')
  })

  test('without the database pages and pictures lack their table', async () => {
    const database = await openTestDatabase(kind)
    await database.close()
    const alone = await makeApp({ db: database.db, clock: { now: () => NOW } })
    const response = await read(alone, '/challenges')
    const html = await response.text()
    const invitation = await read(alone, `/challenges?league=${'0'.repeat(24)}`)
    const picture = await fetch(`${alone.url}/challenges/${WEEK}/picture.png`)
    const png = Buffer.from(await picture.arrayBuffer())
    await alone.close()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(html).toContain('<title>Challenge: You’ll Win Nothing with Kids · Floodlight</title>')
    expect(html).toContain('The table can’t be reached right now.')
    expect(await invitation.text()).toBe(html)
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(alone.logged.filter((line) => line.includes('without its table'))).toHaveLength(3)
  })
})
