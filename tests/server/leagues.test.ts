/** Private leagues: who may read and change them, their limits, and what becomes of them. */
import { createTRPCClient, httpLink } from '@trpc/client'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nicknames } from '../../server/db/challengeTables.ts'
import { leagueMembers, leagueReports, leagues } from '../../server/db/leagueTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { leagueMembersMax, leagueRules, leaguesMax } from '../../server/schemas/leagueRules.ts'
import type { LeagueCard, LeagueTable, OwnLeagueList } from '../../server/schemas/leagues.ts'
import { type Account, call, makeAccount } from '../support/callServer.ts'
import { fillTable } from '../support/fillTable.ts'
import { makeApp } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  fakeEntry,
  fakePlayer,
  OPEN_TIME,
  startChallenges,
} from '../support/startChallenges.ts'

const UNKNOWN = '6e6f7468-696e-4000-8000-000000000000'
/** Week whose table has the accounts that fill leagues. */
const FILLERS = '2027-W05'

describe.each(databaseKinds)('leagues on %s', (kind) => {
  let app: ChallengeApp

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
    await fillTable(app.db, { challenge: FILLERS, first: 1, last: 200, score: 'i', enteredAt: OPEN_TIME })
  })
  afterAll(() => app.close())

  const send = ({ token }: { token?: string }, path: string, body: object, method = 'POST') =>
    call(app, `${method} /challenges/leagues${path}`, { token, body })
  const make = async (account: Account, name = 'Friday night five-a-side') =>
    (await send(account, '', { name })).body as LeagueCard
  const join = (account: Account, code: string) => send(account, '/join', { code })
  const list = async ({ token }: Account) =>
    (await call(app, 'GET /challenges/leagues', { token })).body as OwnLeagueList
  const invitation = (code: string, account?: Account) =>
    call(app, `GET /challenges/leagues/invitation?code=${code}`, { token: account?.token })
  const readTable = (league: string, account?: Account, challenge = CHALLENGE) =>
    call(app, `GET /challenges/leagues/table?league=${league}&challenge=${challenge}`, {
      token: account?.token,
    })
  const table = async (...args: Parameters<typeof readTable>) =>
    (await readTable(...args)).body as LeagueTable
  /** Names of a league's members, in the order of joining. */
  const namesOf = async (league: string, account: Account) =>
    (await table(league, account)).rows.map(({ nickname }) => nickname)
  /** Adds accounts that nobody can log in to. */
  const fill = ({ id }: LeagueCard, number: number) =>
    app.db.execute(sql`
      insert into league_members (league_id, user_id, joined_at)
      select ${id}, md5(${FILLERS} || i)::uuid, ${OPEN_TIME.toISOString()}::timestamptz
      from generate_series(1, ${number}::int) i`)

  test('are made, joined by their link, and listed with it', async () => {
    const [maker, friend] = [await app.makePlayer('Maker'), await app.makePlayer('Friend')]
    const made = await send(maker, '', { name: ' Sunday League ' })
    expect(made).toMatchObject({ status: 201, body: { name: 'Sunday League', members: 1, isMaker: true } })
    const league = made.body as LeagueCard
    expect(league.code).toMatch(/^[0-9a-f]{24}$/)
    const joined = { ...league, members: 2, isMaker: false }
    expect(await join(friend, league.code)).toMatchObject({ status: 200, body: joined })
    // A call whose answer was lost may be repeated.
    expect(await join(friend, league.code)).toMatchObject({ status: 200, body: joined })
    expect(await list(friend)).toEqual({ nickname: 'Friend', leagues: [joined] })
    const other = await make(friend)
    expect((await list(friend)).leagues.map(({ id }) => id)).toEqual([league.id, other.id])
    expect((await list(maker)).leagues).toEqual([{ ...league, members: 2 }])
    expect(await list(await makeAccount(app))).toEqual({ nickname: null, leagues: [] })
  })

  test('previews of an invitation link showed the challenge of the week', async () => {
    const maker = await app.makePlayer('Bielsa & Co')
    const { code, name } = await make(maker)
    const headOf = async (link: string) => {
      const response = await fetch(`${app.url}/challenges?league=${link}`, {
        headers: { accept: 'text/html' },
      })
      const html = await response.text()
      const meta = (tag: string) => new RegExp(`="${tag}" content="([^"]*)"`).exec(html)?.[1] ?? null
      return [response.status, meta('og:title'), meta('og:description'), meta('og:url'), meta('robots')]
    }
    const week = 'Keep the Chequebook Shut'
    const description = `Run by Bielsa &#38; Co. 1 manager so far. Join them and play the week: ${week}.`
    const url = `https://floodlight.test/challenges?league=${code}`
    expect(await headOf(code)).toEqual([200, `You’re invited: ${name}`, description, url, 'noindex'])
    const [, title, , , robots] = await headOf('0'.repeat(24))
    expect([title, robots]).toEqual([`Challenge: ${week}`, null])
    expect((await headOf('%00'))[0]).toBe(200)
  })

  test('show whoever has their link a name, the maker and a number, and nothing else', async () => {
    const [maker, stranger] = [await app.makePlayer('Boss'), await app.makePlayer()]
    const { id, code, name } = await make(maker)
    const known = { name, maker: 'Boss', members: 1, isFull: false, league: null }
    expect((await invitation(code)).body).toEqual(known)
    expect((await invitation(code, stranger)).body).toEqual(known)
    expect((await invitation(code, maker)).body).toEqual({ ...known, league: id })
    const none = { status: 404, body: { message: leagueRules.invitationUnknown } }
    expect(await invitation('0'.repeat(24))).toMatchObject(none)
    for (const wrong of ['', 'x', code.slice(1), code.toUpperCase() + 'G'])
      expect(await invitation(wrong)).toMatchObject({ ...none, status: 400 })
    expect(await join(stranger, '0'.repeat(24))).toMatchObject(none)
  })

  test('are neither read nor changed by strangers, and managed by no other member', async () => {
    const [maker, member, stranger] = [await app.makePlayer(), await app.makePlayer(), await app.makePlayer()]
    const { id: league, code } = await make(maker)
    await join(member, code)
    const [first, second] = (await table(league, maker)).rows
    const changes: [path: string, body: object, method?: 'PUT'][] = [
      ['/name', { league, name: 'Taken over' }, 'PUT'],
      ['/code', { league }],
      ['/remove-member', { league, member: first!.member }],
      ['/remove-member', { league, member: second!.member }],
      ['/delete', { league }],
    ]
    for (const change of changes) {
      expect((await send({}, ...change)).status).toBe(401)
      expect(await send(stranger, ...change)).toMatchObject({
        status: 404,
        body: { message: leagueRules.leagueUnknown },
      })
      expect(await send(member, ...change)).toMatchObject({
        status: 403,
        body: { message: leagueRules.notMaker },
      })
    }
    expect(await send(stranger, '/leave', { league })).toMatchObject({ status: 404 })
    expect(await readTable(league, stranger)).toMatchObject({
      status: 404,
      body: { message: leagueRules.leagueUnknown },
    })
    expect((await readTable(league)).status).toBe(401)
    expect(await readTable(UNKNOWN, stranger)).toMatchObject({ status: 404 })
    expect(await list(maker)).toMatchObject({ leagues: [{ id: league, code, members: 2 }] })
  })

  test('have the results of their members in the challenge, in the order of its tables', async () => {
    const names = ['Late', 'Idle', 'Best', 'Few']
    const players = [
      await app.makePlayer('Late'),
      await app.makePlayer('Idle'),
      await app.makePlayer('Best'),
      await app.makePlayer('Few'),
    ] as const
    const [late, idle, best, few] = players
    const outsider = await app.makePlayer('Outsider')
    const league = await make(late)
    for (const player of [idle, best, few]) await join(player, league.code)
    const open = [
      [best, 40, 9],
      [outsider, 39, 1],
      [few, 31, 4],
      [late, 31, 5],
      [late, 12, 5],
    ] as const
    for (const [{ token }, score, decisions] of open) {
      await app.enter(token, fakeEntry({ score, decisions }))
      await app.settled(token)
    }
    const run = '6e6f7468-696e-4000-8000-00000000000a'
    await app.startRun(few.token, run)
    await app.enter(few.token, { ...fakeEntry({ score: 3 }), run })
    await app.settled(few.token)
    const { isOpen, rows } = await table(league.id, idle)
    expect(isOpen).toBe(true)
    expect(rows.map(({ nickname }) => nickname)).toEqual(names)
    expect(rows.map(({ isOwn }) => isOwn)).toEqual([false, true, false, false])
    expect(rows.map(({ isMaker }) => isMaker)).toEqual([true, false, false, false])
    expect(rows.map((row) => row.open)).toMatchObject([
      { place: 3, score: 31, decisions: 5, tries: 2 },
      null,
      { place: 1, score: 40, decisions: 9, tries: 1 },
      { place: 2, score: 31, decisions: 4, tries: 1 },
    ])
    const ranked = { place: 1, score: 3, decisions: 10, tries: 1 }
    expect(rows.map((row) => row.ranked)).toMatchObject([null, null, null, ranked])
    const another = (await table(league.id, idle, '2026-W47')).rows
    expect(another.map((row) => [row.nickname, row.open])).toEqual(names.map((name) => [name, null]))
    await app.db.delete(nicknames).where(eq(nicknames.userId, best.id))
    expect(await namesOf(league.id, late)).toEqual(['Late', 'Idle', null, 'Few'])
  })

  test('take 200 members, and refuse the next in words', async () => {
    const maker = await app.makePlayer()
    const league = await make(maker)
    await fill(league, leagueMembersMax - 2)
    const [last, tooMany] = [await app.makePlayer(), await app.makePlayer()]
    expect((await invitation(league.code)).body).toMatchObject({ members: 199, isFull: false })
    expect(await join(last, league.code)).toMatchObject({ status: 200, body: { members: 200 } })
    expect((await invitation(league.code)).body).toMatchObject({ members: 200, isFull: true })
    expect(await join(tooMany, league.code)).toMatchObject({
      status: 409,
      body: { message: 'This league is full: 200 managers is the limit.' },
    })
    // Who is in it already stays in it.
    expect((await join(last, league.code)).status).toBe(200)
    expect((await send(last, '/leave', { league: league.id })).body).toEqual({ left: true })
    expect(await join(tooMany, league.code)).toMatchObject({ status: 200, body: { members: 200 } })
    expect((await table(league.id, maker)).rows).toHaveLength(200)
  })

  test('take one of several who join at 199 at once', async () => {
    const league = await make(await app.makePlayer())
    await fill(league, leagueMembersMax - 2)
    const players = await Promise.all(Array.from({ length: 5 }, () => app.makePlayer()))
    const answers = await Promise.all(players.map((player) => join(player, league.code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await app.db.$count(leagueMembers, eq(leagueMembers.leagueId, league.id))).toBe(200)
  })

  test('are 20 at most for each manager, also for one who joins two at once', async () => {
    const [maker, player] = [await app.makePlayer(), await app.makePlayer()]
    const made = []
    for (let i = 0; i < leaguesMax; i += 1) made.push(await make(maker, `League ${i}`))
    const full = { status: 409, body: { message: leagueRules.tooMany } }
    expect(await send(maker, '', { name: 'One more' })).toMatchObject(full)
    for (const { code } of made.slice(0, leaguesMax - 1)) await join(player, code)
    const others = [made.at(-1)!, await make(await app.makePlayer())]
    const answers = await Promise.all(others.map(({ code }) => join(player, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await list(player)).leagues).toHaveLength(leaguesMax)
    await send(player, '/leave', { league: made[0]!.id })
    expect((await send(player, '', { name: 'Room again' })).status).toBe(201)
  })

  test('need a nickname to make or join', async () => {
    const { code } = await make(await app.makePlayer())
    const nameless = await makeAccount(app)
    const refused = { status: 409, body: { message: leagueRules.nicknameFirst } }
    expect(await send(nameless, '', { name: 'No name' })).toMatchObject(refused)
    expect(await join(nameless, code)).toMatchObject(refused)
  })

  test.each([
    ['ab', leagueRules.nameShort],
    ['a   b', leagueRules.nameShort],
    ['abc', null],
    ['x'.repeat(40), null],
    ['x'.repeat(41), leagueRules.nameLong],
    ['   ', leagueRules.nameMissing],
    ['Fri\nday', leagueRules.nameWrong],
    ['F.u.c.k United', leagueRules.nameRude],
    ['Scunthorpe Utd', null],
  ])('the name %j: %j', async (name, message) => {
    const maker = await app.makePlayer()
    const made = await send(maker, '', { name })
    const { id: league } = await make(maker)
    const renamed = await send(maker, '/name', { league, name }, 'PUT')
    if (message === null) expect([made.status, renamed.status]).toEqual([201, 200])
    else
      for (const answer of [made, renamed]) expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('are managed by their maker', async () => {
    const [maker, member] = [await app.makePlayer('Gaffer'), await app.makePlayer('Winger')]
    const { id: league, code } = await make(maker)
    await join(member, code)
    const renamed = await send(maker, '/name', { league, name: 'Thursday Night' }, 'PUT')
    expect(renamed.body).toMatchObject({ id: league, name: 'Thursday Night', members: 2 })
    const [own, other] = (await table(league, maker)).rows
    expect(await send(maker, '/remove-member', { league, member: own!.member })).toMatchObject({
      status: 409,
      body: { message: leagueRules.removeSelf },
    })
    const remove = () => send(maker, '/remove-member', { league, member: other!.member })
    expect((await remove()).body).toEqual({ removed: true })
    expect(await remove()).toMatchObject({ status: 404, body: { message: leagueRules.memberUnknown } })
    expect(await namesOf(league, maker)).toEqual(['Gaffer'])
    // Whoever was removed comes back by the link until it is replaced.
    expect((await join(member, code)).status).toBe(200)
    await send(maker, '/remove-member', { league, member: (await table(league, maker)).rows[1]!.member })
    const renewed = (await send(maker, '/code', { league })).body as LeagueCard
    expect(renewed.code).not.toBe(code)
    expect((await join(member, code)).status).toBe(404)
    expect((await invitation(code)).status).toBe(404)
    expect((await join(member, renewed.code)).status).toBe(200)
    expect((await send(maker, '/delete', { league })).body).toEqual({ deleted: true })
    expect(await list(member)).toEqual({ nickname: 'Winger', leagues: [] })
    expect((await invitation(renewed.code)).status).toBe(404)
    expect(await app.db.$count(leagueMembers, eq(leagueMembers.leagueId, league))).toBe(0)
  })

  test('pass to the member of longest standing, and go with the last one', async () => {
    const [maker, second, third] = [
      await app.makePlayer('First'),
      await app.makePlayer('Second'),
      await app.makePlayer('Third'),
    ]
    const { id: league, code } = await make(maker)
    // Joining again makes no member of longer standing.
    for (const player of [second, third, second]) await join(player, code)
    const remove = ({ token, password }: Account) =>
      call(app, 'POST /user/delete', { token, body: { password } })
    expect((await remove(maker)).body).toEqual({ deleted: true })
    expect((await invitation(code)).body).toMatchObject({ maker: 'Second', members: 2 })
    expect(await list(third)).toMatchObject({ leagues: [{ id: league, members: 2, isMaker: false }] })
    expect((await send(second, '/leave', { league })).status).toBe(200)
    expect(await list(third)).toMatchObject({ leagues: [{ id: league, members: 1, isMaker: true }] })
    const alone = await make(third, 'Left alone')
    expect((await send(third, '/leave', { league: alone.id })).status).toBe(200)
    expect(await app.db.$count(leagues, eq(leagues.id, alone.id))).toBe(0)
    expect((await remove(third)).body).toEqual({ deleted: true })
    expect(await app.db.$count(leagues, eq(leagues.id, league))).toBe(0)
  })

  test('are reported by what they are called, once per reporter until that changes', async () => {
    const [maker, reporter] = [await app.makePlayer(), await app.makePlayer()]
    const { id, code } = await make(maker, 'Nasty Name')
    for (let i = 0; i < 2; i += 1)
      expect((await send(reporter, '/report', { code })).body).toEqual({ reported: true })
    const rows = await app.db.select().from(leagueReports).where(eq(leagueReports.leagueId, id))
    expect(rows).toMatchObject([{ reporterId: reporter.id, name: 'Nasty Name' }])
    expect(app.logged.filter((line) => line.includes('league was reported'))).toHaveLength(1)
    expect(await send(maker, '/report', { code })).toMatchObject({
      status: 409,
      body: { message: leagueRules.reportOwn },
    })
    expect((await send(reporter, '/report', { code: '0'.repeat(24) })).status).toBe(404)
    expect((await send({}, '/report', { code })).status).toBe(401)
  })

  test('are changed 60 times an hour by an account', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    const { token } = await app.makePlayer()
    const leave = () => call(strict, 'POST /challenges/leagues/leave', { token, body: { league: UNKNOWN } })
    for (let i = 0; i < 60; i += 1) expect((await leave()).status).toBe(404)
    const { status, body } = await leave()
    expect(status).toBe(429)
    expect((body as { message: string }).message).toContain(leagueRules.changesOften)
    await strict.close()
  })

  test('are the same over tRPC', async () => {
    const { token } = await app.makePlayer('By tRPC')
    const headers = { authorization: `Bearer ${token}` }
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc`, headers })] })
    const own = client.challenges.leagues
    const league = await own.make.mutate({ name: 'tRPC Rovers' })
    expect(await own.list.query()).toEqual({ nickname: 'By tRPC', leagues: [league] })
    expect(await own.table.query({ league: league.id, challenge: CHALLENGE })).toMatchObject({
      rows: [{ nickname: 'By tRPC', isMaker: true }],
    })
    await expect(own.leave.mutate({ league: UNKNOWN })).rejects.toThrow(leagueRules.leagueUnknown)
    expect(await own.delete.mutate({ league: league.id })).toEqual({ deleted: true })
  })
})
