import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../server/db/accountTables.ts'
import { challengeEntries, challengeResults, nicknames } from '../../server/db/challengeTables.ts'
import type { AllTimeTable } from '../../server/schemas/challenges.ts'
import { type Account, call } from '../support/callServer.ts'
import { fillTable } from '../support/fillTable.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import { type ChallengeApp, fakePlayer, startChallenges } from '../support/startChallenges.ts'

const [FIRST, SECOND, OPEN] = ['2026-W48', '2026-W49', '2026-W50']
const enteredAt = new Date('2026-11-25T12:00:00Z')
/** The second week takes entries until the end of Monday. */
const LAST_ENTRIES = new Date('2026-12-07T23:59:59Z')
const ALL_FINAL = new Date('2026-12-08T00:00:00Z')

describe.each(databaseKinds)('[CHL-11] the all-time table on %s', (kind) => {
  let app: ChallengeApp
  /** Winner of the first two weeks. */
  let steady: Account

  const read = async (token?: string) => {
    const answer = await call(app, 'GET /challenges/all-time', { token })
    expect(answer.status).toBe(200)
    return answer.body as AllTimeTable
  }
  /** Writes a verified result of an account. */
  const finish = async ({ id: userId }: Account, challenge: string, score: number, ranked = true) => {
    const entryId = crypto.randomUUID()
    const result = { userId, challenge, ranked, score, decisions: 5, enteredAt }
    const entry = {
      ...result,
      id: entryId,
      fingerprint: entryId,
      log: Buffer.from(''),
      status: 'verified' as const,
    }
    await app.db.insert(challengeEntries).values(entry)
    await app.db.insert(challengeResults).values({ ...result, entryId })
  }

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
    app.setTime(LAST_ENTRIES)
  })
  afterAll(() => app.close())

  test('is empty while no table has a ranked run, also for guests', async () => {
    expect(await read()).toEqual({ total: 0, rows: [], own: null })
  })

  test('gives the first hundred of a final table 100 points to 1, and nobody anything before', async () => {
    await fillTable(app.db, { challenge: FIRST, first: 1, last: 101, score: 'i', enteredAt, ranked: true })
    await fillTable(app.db, { challenge: SECOND, first: 1, last: 3, score: 'i', enteredAt, ranked: true })
    await fillTable(app.db, { challenge: OPEN, first: 1, last: 3, score: 'i', enteredAt, ranked: true })
    app.setTime(new Date(LAST_ENTRIES.getTime() - 60_000))
    const { total, rows } = await read()
    expect([total, rows.length]).toEqual([100, 100])
    const row = { weeks: 1, wins: 0, isOwn: false }
    expect(rows[0]).toEqual({
      ...row,
      place: 1,
      nickname: `${FIRST} Filler 101`,
      points: 100,
      wins: 1,
      best: 1,
    })
    expect(rows[1]).toEqual({ ...row, place: 2, nickname: `${FIRST} Filler 100`, points: 99, best: 2 })
    expect(rows[99]).toEqual({ ...row, place: 100, nickname: `${FIRST} Filler 2`, points: 1, best: 100 })

    app.setTime(ALL_FINAL)
    expect((await read()).total).toBe(103)
  })

  test('adds up the weeks of an account, and shows its row wherever it is', async () => {
    const [low, opener] = [await app.makePlayer(), await app.makePlayer()]
    steady = await app.makePlayer('Steady')
    await finish(steady, FIRST, 102)
    await finish(steady, SECOND, 4)
    await finish(steady, OPEN, 99)
    await finish(low, FIRST, 3)
    await finish(opener, FIRST, 200, false)
    app.setTime(new Date(ALL_FINAL.getTime() + 60_000))
    const { rows, own, total } = await read(steady.token)
    const place = { place: 1, points: 200, weeks: 2, wins: 2, best: 1 }
    expect(rows[0]).toEqual({ ...place, nickname: 'Steady', isOwn: true })
    expect(own).toEqual(place)
    // Best of those with 99 points: the second places of both weeks, and nobody won one.
    expect(rows.slice(1, 3).map(({ points, wins, best }) => [points, wins, best])).toEqual([
      [99, 0, 2],
      [99, 0, 2],
    ])
    const last = await read(low.token)
    expect(last.own).toMatchObject({ points: 1, best: 100 })
    expect(last.own!.place).toBe(total)
    expect(total).toBeGreaterThan(100)
    expect(last.rows).toHaveLength(100)
    expect((await read(opener.token)).own).toBeNull()
  })

  test('has no account that was deleted, and no nickname that was removed', async () => {
    await app.db.delete(nicknames).where(eq(nicknames.userId, steady.id))
    app.setTime(new Date(ALL_FINAL.getTime() + 120_000))
    expect((await read()).rows[0]).toMatchObject({ nickname: null, points: 200 })
    await app.db.delete(users).where(eq(users.id, steady.id))
    app.setTime(new Date(ALL_FINAL.getTime() + 180_000))
    const [leader] = (await read()).rows
    expect(leader).toMatchObject({ points: 100, wins: 1 })
    expect(leader!.nickname).toMatch(/Filler/)
  })

  test('is a page of the server, read from memory for 30 seconds', async () => {
    const get = async (path = '/challenges/all-time') =>
      (await fetch(app.url + path, { headers: { accept: 'text/html' } })).text()
    const html = await get()
    expect(html).toContain('<title>All-time table · Floodlight</title>')
    expect(html).toContain('<meta property="og:url" content="https://floodlight.test/challenges/all-time">')
    expect(html.match(/<th scope="row">/g)).toHaveLength(100)
    expect(await get('/challenges')).toContain('<a href="/challenges/all-time">')
  })
})
