import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../server/db/accountTables.ts'
import {
  challengeCells,
  challengeResults,
  nicknameReports,
  nicknames,
} from '../../server/db/challengeTables.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { type Account, call } from '../support/callServer.ts'
import { fillTable } from '../support/fillTable.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  type ChallengeApp,
  fakeEntry,
  fakePlayer,
  OPEN_TIME,
  startChallenges,
} from '../support/startChallenges.ts'

/** Weeks of the calendar, one for the table of each test. */
const OTHERS = { order: '2026-W49', pages: '2026-W50', cache: '2026-W51', cells: '2027-W01' }

describe.each(databaseKinds)('the table of a challenge on %s', (kind) => {
  let app: ChallengeApp

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
  })
  afterAll(() => app.close())

  test('has nobody at first, also for guests', async () => {
    expect(await app.table()).toEqual({ isOpen: true, total: 0, rows: [], own: null, percentile: null })
  })

  test('places higher scores first, then fewer decisions, then the earlier entry', async () => {
    const start = Date.parse('2026-12-01T00:00:00Z')
    const results = [
      ['Cloughie', 20, 30, 5],
      ['Shanks', 31, 12, 4],
      ['Sir Matt', 31, 12, 3],
      ['Jock', -3, 0, 2],
      ['Big Ron', 31, 11, 6],
    ] as const
    const players = []
    for (const [nickname, score, decisions, minute] of results) {
      app.setTime(new Date(start + minute * 60_000))
      const player = await app.makePlayer(nickname)
      players.push(player)
      await app.enter(player.token, { challenge: OTHERS.order, ...fakeEntry({ score, decisions }) })
      await app.settled(player.token, OTHERS.order)
    }
    const { token } = players[0]!
    const table = await app.table(token, 1, OTHERS.order)
    expect(table.rows.map(({ place, nickname, isOwn }) => [place, nickname, isOwn])).toEqual([
      [1, 'Big Ron', false],
      [2, 'Sir Matt', false],
      [3, 'Shanks', false],
      [4, 'Cloughie', true],
      [5, 'Jock', false],
    ])
    expect(table).toMatchObject({
      total: 5,
      own: { place: 4, nickname: 'Cloughie', isOwn: true },
      percentile: 80,
    })
    const guest = await app.table(undefined, 1, OTHERS.order)
    expect(guest).toMatchObject({ total: 5, own: null, percentile: null })
    expect(guest.rows.filter(({ isOwn }) => isOwn)).toEqual([])
    app.setTime(OPEN_TIME)
  })

  test('has 100 rows a page, and the own row on every page', async () => {
    const now = new Date('2026-12-08T00:00:00Z')
    app.setTime(now)
    await fillTable(app.db, { challenge: OTHERS.pages, first: 2, last: 101, score: 'i', enteredAt: now })
    const [last, best] = [await app.makePlayer(), await app.makePlayer()]
    for (const [{ token }, score] of [
      [last, 1],
      [best, 102],
    ] as const) {
      await app.enter(token, { challenge: OTHERS.pages, ...fakeEntry({ score }) })
      await app.settled(token, OTHERS.pages)
    }
    const pages = await Promise.all([1, 2, 3].map((page) => app.table(last.token, page, OTHERS.pages)))
    expect(pages.map(({ rows }) => rows.map(({ score }) => score))).toEqual([
      Array.from({ length: 100 }, (_, i) => 102 - i),
      [2, 1],
      [],
    ])
    expect(pages.map(({ rows }) => rows[0]?.place)).toEqual([1, 101, undefined])
    for (const { own, total, percentile } of pages)
      expect([own?.place, total, percentile]).toEqual([102, 102, 100])
    expect((await app.table(best.token, 2, OTHERS.pages)).percentile).toBe(1)
    app.setTime(OPEN_TIME)
  })

  test('is read again after 30 seconds, and at once for an account whose row it lacks', async () => {
    const start = Date.parse('2026-12-15T00:00:00Z')
    app.setTime(new Date(start))
    const { token, id } = await app.makePlayer('Cached')
    expect((await app.table(token, 1, OTHERS.cache)).total).toBe(0)
    await app.enter(token, { challenge: OTHERS.cache, ...fakeEntry({ score: 8 }) })
    await app.settled(token, OTHERS.cache)
    app.setTime(new Date(start + 29_999))
    const guest = () => app.table(undefined, 1, OTHERS.cache)
    expect(await guest()).toMatchObject({ total: 0, rows: [] })
    const withOwn = { total: 1, rows: [{ nickname: 'Cached' }], own: { place: 1 }, percentile: 100 }
    expect(await app.table(token, 1, OTHERS.cache)).toMatchObject(withOwn)
    expect(await guest()).toMatchObject({ total: 1, rows: [{ nickname: 'Cached' }] })
    await app.enter(token, { challenge: OTHERS.cache, ...fakeEntry({ score: 9 }) })
    await app.settled(token, OTHERS.cache)
    expect(await guest()).toMatchObject({ rows: [{ score: 8 }] })
    app.setTime(new Date(start + 60_000))
    expect(await guest()).toMatchObject({ rows: [{ score: 9 }] })
    // As the operator removes a name.
    await app.db.delete(nicknames).where(eq(nicknames.userId, id))
    app.setTime(new Date(start + 90_000))
    expect(await app.table(token, 1, OTHERS.cache)).toMatchObject({ total: 1, rows: [{ nickname: null }] })
    app.setTime(OPEN_TIME)
  })

  test('counts places of any scores by the cells of its histogram, and forgets deleted accounts', async () => {
    const challenge = OTHERS.cells
    app.setTime(new Date('2027-01-05T00:00:00Z'))
    const scores = [
      -12_000_000, -1_500, -1_000, -999, -1, 0, 999, 1_000, 1_400, 999_999, 1_000_000, 40_000_000,
    ]
    const decisions = [7_000, 7_999, 8_001, 9_000, 0, 7, 8, 9]
    const results = [
      ...scores.map((score) => ({ score, decisions: 5 })),
      ...decisions.map((count) => ({ score: 30, decisions: count })),
    ]
    const players: (Account & (typeof results)[number])[] = []
    for (const result of results) {
      const player = await app.makePlayer()
      players.push({ ...player, ...result })
      await app.enter(player.token, { challenge, ...fakeEntry(result) })
    }
    for (const { token } of players) await app.settled(token, challenge)
    // A better score moves its account from one cell to another.
    const [mover] = players
    await app.enter(mover!.token, { challenge, ...fakeEntry({ score: 31, decisions: 2 }) })
    await app.settled(mover!.token, challenge)
    mover!.score = 31
    const expectPlaces = async (left: typeof players) => {
      const order = left.toSorted((a, b) => b.score - a.score || a.decisions - b.decisions)
      const tables = await Promise.all(order.map(({ token }) => app.table(token, 1, challenge)))
      expect(tables.map(({ own }) => own?.place)).toEqual(order.map((_, i) => i + 1))
      expect(tables.at(-1)).toMatchObject({ total: order.length, percentile: 100 })
      expect(tables.at(-1)?.rows.map(({ place, score }) => [place, score])).toEqual(
        order.map(({ score }, i) => [i + 1, score]),
      )
    }
    await expectPlaces(players)
    await app.db.delete(users).where(inArray(users.id, [players[5]!.id, players[13]!.id]))
    app.setTime(new Date('2027-01-05T00:01:00Z'))
    await expectPlaces(players.filter((_, i) => i !== 5 && i !== 13))
    const counted = await app.db.select().from(challengeCells).where(eq(challengeCells.challenge, challenge))
    const held = await app.db.select().from(challengeResults).where(eq(challengeResults.challenge, challenge))
    for (const { cell, number } of counted)
      expect(number).toBe(held.filter((result) => result.cell === cell).length)
    app.setTime(OPEN_TIME)
  })

  test.each([
    ['2026-11-22T23:59:59.999Z', false],
    ['2026-11-23T00:00:00Z', true],
    ['2026-11-30T23:59:59.999Z', true],
    ['2026-12-01T00:00:00Z', false],
  ])('at %s takes entries: %s', async (time, isOpen) => {
    app.setTime(new Date(time))
    expect(await app.table()).toMatchObject({ isOpen })
    app.setTime(OPEN_TIME)
  })

  test('comes with the challenge of the week, in words, for the landing page', async () => {
    app.setTime(new Date('2026-12-22T00:00:00Z'))
    for (let score = 1; score <= 6; score += 1) {
      const { token } = await app.makePlayer(`Week ${score}`)
      await app.enter(token, { challenge: '2026-W52', ...fakeEntry({ score, decisions: score }) })
      await app.settled(token, '2026-W52')
    }
    const week = async () => (await call(app, 'GET /challenges/week')).body as { week: unknown }
    expect(await week()).toEqual({
      week: {
        id: '2026-W52',
        title: 'Boxing Day Blues',
        brief: 'Half a season. Win as many league points as you can. Run no campaigns.',
        ranked: false,
        rows: [6, 5, 4, 3, 2].map((score, i) => ({
          place: i + 1,
          nickname: `Week ${score}`,
          result: `${score} points, ${score} decisions`,
        })),
      },
    })
    app.setTime(new Date('2026-11-22T23:59:59Z'))
    expect(await week()).toEqual({ week: null })
    app.setTime(OPEN_TIME)
  })

  test.each(['0', '-1', '1.5', 'x', '20001'])('page %s is a 400', async (page) => {
    const answer = await call(app, `GET /challenges/table?challenge=2026-W48&page=${page}`)
    expect(answer).toMatchObject({ status: 400, body: { message: challengeRules.pageWrong } })
  })

  describe('nicknames', () => {
    const choose = (token: string, nickname: unknown) =>
      call(app, 'PUT /challenges/nickname', { token, body: { nickname } })

    test('are unique regardless of case and width, and can be changed', async () => {
      const [first, second] = [await app.makePlayer('Bosman'), await app.makePlayer('Free Transfer')]
      for (const taken of ['Bosman', 'bosMAN', ' BOSMAN ', 'Ｂｏｓｍａｎ'])
        expect(await choose(second.token, taken)).toMatchObject({
          status: 409,
          body: { message: challengeRules.nicknameTaken },
        })
      expect((await choose(first.token, 'BosMan')).body).toEqual({ nickname: 'BosMan' })
      expect((await choose(first.token, 'Webster')).status).toBe(200)
      expect((await choose(second.token, 'Bosman')).status).toBe(200)
      expect((await app.own(first.token)).nickname).toBe('Webster')
    })

    test('go to one of two accounts that choose the same at once', async () => {
      const players = [await app.makePlayer(), await app.makePlayer(), await app.makePlayer()]
      const answers = await Promise.all(players.map(({ token }) => choose(token, 'Golden Boot')))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    })

    test.each(['fuck', 'F.u.c.k', 'sh1thead', 'BigWanker', 'b0ll0cks', 'F_u_c_k', 'Cunt_10'])(
      '%s is refused as rude',
      async (nickname) => {
        const { token } = await app.makePlayer()
        expect(await choose(token, nickname)).toMatchObject({
          status: 400,
          body: { message: challengeRules.nicknameRude },
        })
      },
    )

    test.each([
      'Arsenal Fan',
      'Scunthorpe Utd',
      'Penistone',
      'Sussex',
      'Dickov',
      'Hancock',
      'Swanky',
      'Classy Lads',
    ])('%s is nothing rude', async (nickname) => {
      const { token } = await app.makePlayer()
      expect(await choose(token, nickname)).toMatchObject({ status: 200 })
    })
  })

  describe('a report', () => {
    const report = (token: string | undefined, nickname: string) =>
      call(app, 'POST /challenges/report', { token, body: { nickname } })

    test('is stored and logged once per reporter', async () => {
      const [rude, reporter, second] = [
        await app.makePlayer('Bad Name'),
        await app.makePlayer(),
        await app.makePlayer(),
      ]
      const answers = [
        await report(reporter.token, 'bad name'),
        await report(reporter.token, 'Bad Name'),
        await report(second.token, 'Bad Name'),
      ]
      expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ reported: true }))
      const rows = await app.db.select().from(nicknameReports).where(eq(nicknameReports.userId, rude.id))
      expect(rows.map(({ reporterId, nickname }) => [reporterId, nickname]).toSorted()).toEqual(
        [
          [reporter.id, 'Bad Name'],
          [second.id, 'Bad Name'],
        ].toSorted(),
      )
      const lines = app.logged.filter((line) => line.includes('nickname was reported'))
      expect(lines.filter((line) => line.includes('"Bad Name"'))).toHaveLength(2)
    })

    test('of nobody, of oneself or by a guest is refused', async () => {
      const { token } = await app.makePlayer('Myself')
      expect(await report(token, 'Nobody')).toMatchObject({
        status: 404,
        body: { message: challengeRules.nicknameUnknown },
      })
      expect(await report(token, 'myself')).toMatchObject({
        status: 409,
        body: { message: challengeRules.nicknameOwn },
      })
      expect((await report(undefined, 'Myself')).status).toBe(401)
    })
  })
})
