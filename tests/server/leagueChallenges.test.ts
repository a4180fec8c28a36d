/** Challenges of private leagues: who may set, read, enter and delete them, their limits, and where their results count. */
import { createTRPCClient, httpLink } from '@trpc/client'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHALLENGE_RULES, SCORINGS, type Challenge } from '../../client/simulation/club/challenge.ts'
import { DIFFICULTIES } from '../../client/simulation/club/difficulty.ts'
import { challengeLength } from '../../client/simulation/club/challengeWords.ts'
import {
  challengeCells,
  challengeEntries,
  challengeResults,
  challengeRounds,
  challengeRuns,
} from '../../server/db/challengeTables.ts'
import { leagueChallenges, leagueReports, leagues } from '../../server/db/leagueTables.ts'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import {
  type LeagueChallengeCard,
  type LeagueChallengeList,
  setChallengeInput,
} from '../../server/schemas/leagueChallenges.ts'
import {
  challengeLengths,
  cupRunLength,
  leagueRules,
  openChallengesMax,
  ownChallengesMax,
} from '../../server/schemas/leagueRules.ts'
import type { LeagueCard, LeagueTable } from '../../server/schemas/leagues.ts'
import { type Account, call } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  fakeEntry,
  fakePlayer,
  OPEN_TIME,
  playChallenge,
  startChallenges,
} from '../support/startChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

const UNKNOWN = 'L-000000000000'
const DAY_MS = 86_400_000
const TERMS = {
  title: 'House Rules',
  seed: 5,
  division: 1,
  difficulty: 'normal',
  weeks: 19,
  rules: ['no-sales', 'no-signings'],
  scoring: 'points',
  openWeeks: 1,
} as const

/** Calls of the challenges of leagues. */
function callsOf(app: ChallengeApp) {
  const send = ({ token }: { token?: string }, path: string, body: object) =>
    call(app, `POST /challenges/leagues${path}`, { token, body })
  const makeLeague = async (...members: Account[]) => {
    const [maker, ...others] = members
    const { id, code } = (await send(maker!, '', { name: 'Friday night' })).body as LeagueCard
    for (const member of others) expect((await send(member, '/join', { code })).status).toBe(200)
    return id
  }
  const set = (account: { token?: string }, league: string, terms: object = {}) =>
    send(account, '/challenges', { league, ...TERMS, ...terms })
  return {
    send,
    makeLeague,
    set,
    setOne: async (account: Account, league: string, terms?: object) => {
      const answer = await set(account, league, terms)
      expect(answer.status).toBe(201)
      return answer.body as LeagueChallengeCard
    },
    list: async ({ token }: Account, league: string) =>
      (await call(app, `GET /challenges/leagues/challenges?league=${league}`, { token }))
        .body as LeagueChallengeList,
    read: ({ token }: { token?: string }, challenge: string) =>
      call(app, `GET /challenges/leagues/challenge?challenge=${challenge}`, { token }),
    readTable: ({ token }: { token?: string }, league: string, challenge: string) =>
      call(app, `GET /challenges/leagues/table?league=${league}&challenge=${challenge}`, { token }),
    remove: (account: { token?: string }, league: string, challenge: string) =>
      send(account, '/delete-challenge', { league, challenge }),
    removeAccount: ({ token, password }: Account) =>
      call(app, 'POST /user/delete', { token, body: { password } }),
    enter: async (account: Account, challenge: string, score: number) => {
      const answer = await app.enter(account.token, { challenge, ...fakeEntry({ score }) })
      expect(answer.status).toBe(200)
      await app.settled(account.token, challenge)
    },
  }
}

describe.each(databaseKinds)('[CHL-12] challenges of a league on %s', (kind) => {
  let app: ChallengeApp
  let calls: ReturnType<typeof callsOf>

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
    calls = callsOf(app)
  })
  beforeEach(() => app.setTime(OPEN_TIME))
  afterAll(() => app.close())

  /** Numbers of rows of a challenge in the tables that have some. */
  const rowsOf = async (challenge: string) => [
    await app.db.$count(challengeEntries, eq(challengeEntries.challenge, challenge)),
    await app.db.$count(challengeResults, eq(challengeResults.challenge, challenge)),
    await app.db.$count(challengeRuns, eq(challengeRuns.challenge, challenge)),
    await app.db.$count(challengeCells, eq(challengeCells.challenge, challenge)),
    await app.db.$count(leagueChallenges, eq(leagueChallenges.id, challenge)),
  ]
  /** Challenge with an entry, its result and a ranked run with a round. */
  const played = async (player: Account, maker: Account, league: string) => {
    const { id } = await calls.setOne(maker, league)
    await calls.enter(player, id, 10)
    const run = crypto.randomUUID()
    expect((await app.startRun(player.token, run, id)).status).toBe(200)
    expect((await app.draw(player.token, { run, round: 1, commit: 'a'.repeat(64) })).status).toBe(200)
    expect(await rowsOf(id)).toEqual([1, 1, 1, 1, 1])
    return { id, run }
  }
  const gone = { status: 404, body: { message: challengeRules.challengeGone } }

  test('are reported with the league by a member, and again once another has been set', async () => {
    const [maker, member, stranger] = [await app.makePlayer(), await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const report = async (account: Account) => {
      const [{ code } = { code: '' }] = await app.db.select().from(leagues).where(eq(leagues.id, league))
      expect((await calls.send(account, '/report', { code })).body).toEqual({ reported: true })
    }
    const reported = async ({ id }: Account) =>
      (await app.db.select().from(leagueReports).where(eq(leagueReports.leagueId, league))).find(
        ({ reporterId }) => reporterId === id,
      )
    const logged = () => app.logged.filter((line) => line.includes(league) && line.includes('was reported'))
    await calls.setOne(maker, league, { title: 'Nasty Title' })
    for (const account of [member, member, stranger]) await report(account)
    expect(await reported(member)).toMatchObject({ name: 'Friday night', titles: ['Nasty Title'] })
    expect(await reported(stranger)).toMatchObject({ name: 'Friday night', titles: [] })
    expect(logged()).toHaveLength(2)
    app.setTime(new Date(OPEN_TIME.getTime() + 1_000))
    await calls.setOne(maker, league, { title: 'Nastier Title' })
    await report(member)
    expect(await reported(member)).toMatchObject({ titles: ['Nasty Title', 'Nastier Title'] })
    expect(logged()).toHaveLength(3)
    expect(logged()[2]).toContain('Nastier Title')
  })

  test('are set by who runs it, and read by its members', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const set = await calls.set(maker, league, { title: '  House Rules ' })
    expect(set.status).toBe(201)
    const { seed, division, difficulty, weeks, scoring } = TERMS
    const card = {
      title: 'House Rules',
      ...{ seed, division, difficulty, weeks, scoring },
      id: expect.stringMatching(/^L-[0-9a-f]{12}$/) as string,
      rules: ['no-signings', 'no-sales'],
      opens: '2026-11-25',
      closes: '2026-12-01',
      isOpen: true,
    }
    expect(set.body).toEqual(card)
    const first = set.body as LeagueChallengeCard
    app.setTime(new Date(OPEN_TIME.getTime() + 1_000))
    const second = await calls.setOne(maker, league, { weeks: 36, scoring: 'cup', rules: [], openWeeks: 4 })
    expect([second.closes, second.isOpen]).toEqual(['2026-12-22', true])
    expect(await calls.list(member, league)).toEqual({ challenges: [second, first] })
    expect((await calls.read(member, first.id)).body).toEqual(first)
  })

  test('are set and deleted by nobody else, and neither read nor played by strangers', async () => {
    const [maker, member, stranger] = [await app.makePlayer(), await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const other = await calls.makeLeague(stranger)
    const second = await calls.makeLeague(maker)
    const { id } = await calls.setOne(maker, league)
    const entry = { challenge: id, ...fakeEntry({ score: 99 }) }
    const run = crypto.randomUUID()
    const table = `GET /challenges/table?challenge=${id}`
    const entries = `GET /challenges/entries?challenge=${id}`
    const { token } = stranger
    const notMaker = { status: 403, body: { message: leagueRules.notMaker } }
    expect(await calls.set(member, league)).toMatchObject(notMaker)
    expect(await calls.remove(member, league, id)).toMatchObject(notMaker)
    const unknown = { status: 404, body: { message: leagueRules.leagueUnknown } }
    for (const refused of [
      await calls.set(stranger, league),
      await calls.remove(stranger, league, id),
      await call(app, `GET /challenges/leagues/challenges?league=${league}`, { token }),
      await calls.readTable(stranger, league, id),
    ])
      expect(refused).toMatchObject(unknown)
    for (const refused of [
      // By the league that the stranger runs.
      await calls.remove(stranger, other, id),
      await calls.readTable(stranger, other, id),
      // By another league of who may.
      await calls.remove(maker, second, id),
      await calls.readTable(maker, second, id),
      await calls.read(stranger, id),
      await call(app, table, { token }),
      await call(app, table),
      await call(app, entries, { token }),
      await app.enter(token, entry),
      await app.startRun(token, run, id),
      await calls.read(member, UNKNOWN),
      await app.enter(member.token, { ...entry, challenge: UNKNOWN }),
    ])
      expect(refused).toMatchObject(gone)
    for (const refused of [
      await calls.set({}, league),
      await calls.remove({}, league, id),
      await calls.read({}, id),
      await call(app, `GET /challenges/leagues/challenges?league=${league}`),
    ])
      expect(refused.status).toBe(401)
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0, 1])
  })

  test('count in the table of the league, for as long as their managers are in it', async () => {
    const [maker, member, leaver] = [
      await app.makePlayer('Setter'),
      await app.makePlayer('Stayer'),
      await app.makePlayer('Leaver'),
    ]
    const league = await calls.makeLeague(maker, member, leaver)
    const { id } = await calls.setOne(maker, league)
    for (const [player, score] of [
      [maker, 20],
      [member, 30],
      [leaver, 40],
    ] as const)
      await calls.enter(player, id, score)
    const standings = async () =>
      ((await calls.readTable(member, league, id)).body as LeagueTable).rows.map((row) => [
        row.nickname,
        row.open?.place,
        row.open?.score,
      ])
    expect(await standings()).toEqual([
      ['Setter', 3, 20],
      ['Stayer', 2, 30],
      ['Leaver', 1, 40],
    ])
    expect(await app.table(member.token, 1, id)).toMatchObject({
      isOpen: true,
      total: 3,
      rows: [{ nickname: 'Leaver', place: 1 }, { nickname: 'Stayer' }, { nickname: 'Setter' }],
      own: { place: 2, isOwn: true },
      percentile: 67,
    })
    expect(await app.table(member.token, 2, id)).toMatchObject({ total: 3, rows: [], own: { place: 2 } })
    await calls.send(leaver, '/leave', { league })
    await calls.setOne(leaver, await calls.makeLeague(leaver))
    expect(await standings()).toEqual([
      ['Setter', 2, 20],
      ['Stayer', 1, 30],
    ])
    expect(await app.table(member.token, 1, id)).toMatchObject({
      total: 2,
      own: { place: 1 },
      percentile: 50,
    })
    expect(await calls.read(leaver, id)).toMatchObject(gone)
    expect(await calls.readTable(leaver, league, id)).toMatchObject({ status: 404 })
    const again = await app.enter(leaver.token, { challenge: id, ...fakeEntry({ score: 50 }) })
    expect(again).toMatchObject(gone)
    expect((await calls.readTable(maker, league, CHALLENGE)).status).toBe(200)
  })

  test('count in no table of all, nor in that of a week', async () => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    const { id } = await calls.setOne(maker, league)
    const run = crypto.randomUUID()
    await app.startRun(maker.token, run, id)
    expect((await app.enter(maker.token, { challenge: id, ...fakeEntry({ score: 99 }), run })).status).toBe(
      200,
    )
    expect(await app.settled(maker.token, id)).toMatchObject([{ status: 'verified', ranked: true }])
    expect(await app.table(maker.token, 1, id, true)).toMatchObject({ total: 1, own: { score: 99 } })
    expect(await app.table(maker.token, 1, CHALLENGE, true)).toMatchObject({ own: null })
    app.setTime(new Date('2027-12-01T00:00:00Z'))
    const allTime = await call(app, 'GET /challenges/all-time', { token: maker.token })
    expect(allTime).toMatchObject({ status: 200, body: { total: 0, own: null } })
    expect((await call(app, 'GET /challenges/week')).body).toMatchObject({
      week: { id: '2027-W46', rows: [] },
    })
  })

  test('[CHL-13] have runs that members alone watch, once the challenge is over', async () => {
    const [maker, stranger] = [await app.makePlayer('Watcher'), await app.makePlayer()]
    const league = await calls.makeLeague(maker)
    const { id } = await calls.setOne(maker, league)
    const answer = await app.enter(maker.token, { challenge: id, ...fakeEntry({ score: 7 }) })
    const { id: entry } = answer.body as { id: string }
    await app.settled(maker.token, id)
    const watch = (token?: string) => call(app, `GET /challenges/run?entry=${entry}`, { token })
    const strange = async () => {
      expect(await watch()).toMatchObject({ status: 404, body: { message: challengeRules.runNotThere } })
      const refusal = { status: 404, body: { message: challengeRules.challengeGone } }
      expect(await watch(stranger.token)).toMatchObject(refusal)
    }
    await strange()
    expect(await watch(maker.token)).toMatchObject({
      status: 409,
      body: { message: challengeRules.runNotOver },
    })
    app.setTime(new Date('2026-12-03T00:00:00Z'))
    await strange()
    expect(await watch(maker.token)).toMatchObject({ status: 200, body: { challenge: id, score: 7 } })
    const { rows } = (await calls.readTable(maker, league, id)).body as LeagueTable
    expect(rows[0]!.open!.entry).toBe(entry)
  })

  test('[CHL-13] have no runs to watch of who has left the league', async () => {
    const [maker, leaver] = [await app.makePlayer('Who stays'), await app.makePlayer('Who leaves')]
    const league = await calls.makeLeague(maker, leaver)
    const { id } = await calls.setOne(maker, league)
    const answer = await app.enter(leaver.token, { challenge: id, ...fakeEntry({ score: 7 }) })
    const { id: entry } = answer.body as { id: string }
    await app.settled(leaver.token, id)
    app.setTime(new Date('2026-12-03T00:00:00Z'))
    const watch = () => call(app, `GET /challenges/run?entry=${entry}`, { token: maker.token })
    expect((await watch()).status).toBe(200)
    expect((await calls.send(leaver, '/leave', { league })).status).toBe(200)
    expect((await watch()).status).toBe(404)
  })

  test('take entries until the day after their last one', async () => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    const { id } = await calls.setOne(maker, league)
    const enter = () => app.enter(maker.token, { challenge: id, ...fakeEntry({ score: 1 }) })
    const run = crypto.randomUUID()
    app.setTime(new Date('2026-12-02T23:59:59Z'))
    expect((await enter()).status).toBe(200)
    expect((await calls.list(maker, league)).challenges).toMatchObject([{ isOpen: true }])
    app.setTime(new Date('2026-12-03T00:00:00Z'))
    const closed = { status: 409, body: { message: challengeRules.closed } }
    expect(await enter()).toMatchObject(closed)
    expect(await app.startRun(maker.token, run, id)).toMatchObject(closed)
    expect((await calls.list(maker, league)).challenges).toMatchObject([{ id, isOpen: false }])
    expect((await calls.readTable(maker, league, id)).body).toMatchObject({ isOpen: false })
    expect(await app.table(maker.token, 1, id)).toMatchObject({ isOpen: false })
  })

  test('are three at the same time at most, also of five that are set at once', async () => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    for (let i = 1; i < openChallengesMax; i += 1) await calls.setOne(maker, league)
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.set(maker, league)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await calls.set(maker, league)).toMatchObject({
      status: 409,
      body: { message: leagueRules.challengesOpen },
    })
    expect(await app.db.$count(leagueChallenges, eq(leagueChallenges.leagueId, league))).toBe(3)
    // On their last day they are still on, and on the next they make room.
    app.setTime(new Date('2026-12-01T23:59:59Z'))
    expect((await calls.set(maker, league)).status).toBe(409)
    app.setTime(new Date('2026-12-02T00:00:00Z'))
    expect((await calls.set(maker, league)).status).toBe(201)
  })

  test('are fifty at most', async () => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    const past = Array.from({ length: ownChallengesMax - 1 }, (_, i) => ({
      ...TERMS,
      rules: [],
      id: `L-${league.slice(0, 8)}${String(i).padStart(4, '0')}`,
      leagueId: league,
      opens: '2026-01-01',
      closes: '2026-01-07',
      createdAt: new Date(OPEN_TIME.getTime() - DAY_MS),
    }))
    await app.db.insert(leagueChallenges).values(past)
    await calls.setOne(maker, league)
    const full = { status: 409, body: { message: leagueRules.challengesFull } }
    expect(await calls.set(maker, league)).toMatchObject(full)
    expect((await calls.remove(maker, league, past[0]!.id)).body).toEqual({ deleted: true })
    expect((await calls.set(maker, league)).status).toBe(201)
  })

  test('go with their results when they are deleted', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const { id, run } = await played(member, maker, league)
    const { id: other } = await calls.setOne(maker, league)
    await calls.enter(member, other, 7)
    expect((await calls.remove(maker, league, id)).body).toEqual({ deleted: true })
    expect(await calls.remove(maker, league, id)).toMatchObject(gone)
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0, 0])
    expect(await app.db.$count(challengeRounds, eq(challengeRounds.run, run))).toBe(0)
    expect(await rowsOf(other)).toEqual([1, 1, 0, 1, 1])
    expect(await calls.read(member, id)).toMatchObject(gone)
    // A run that goes on meanwhile.
    const entry = { challenge: id, ...fakeEntry({ score: 3 }) }
    expect(await app.enter(member.token, entry)).toMatchObject(gone)
    expect(await app.draw(member.token, { run, round: 2, commit: 'b'.repeat(64) })).toMatchObject({
      status: 404,
      body: { message: challengeRules.runUnknown },
    })
  })

  test('refuse the luck of a ranked run to who has left', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const { run } = await played(member, maker, league)
    await calls.send(member, '/leave', { league })
    expect(await app.draw(member.token, { run, round: 2, commit: 'b'.repeat(64) })).toMatchObject(gone)
  })

  test('go with their league, deleted or left by its last member', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const { id } = await played(member, maker, league)
    expect((await calls.send(maker, '/delete', { league })).body).toEqual({ deleted: true })
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0, 0])
    const alone = await calls.makeLeague(maker)
    const last = await played(maker, maker, alone)
    expect((await calls.send(maker, '/leave', { league: alone })).status).toBe(200)
    expect(await rowsOf(last.id)).toEqual([0, 0, 0, 0, 0])
  })

  test('lose the results of an account that is deleted, and all with the last one', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const { id } = await played(member, maker, league)
    await calls.enter(maker, id, 4)
    expect((await calls.removeAccount(member)).body).toEqual({ deleted: true })
    expect((await rowsOf(id)).slice(0, 3)).toEqual([1, 1, 0])
    expect((await calls.removeAccount(maker)).body).toEqual({ deleted: true })
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0, 0])
  })

  test('stay when who set them goes, and are deleted by whoever runs the league then', async () => {
    const [maker, heir] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, heir)
    const { id } = await calls.setOne(maker, league)
    expect((await calls.removeAccount(maker)).body).toEqual({ deleted: true })
    expect((await calls.list(heir, league)).challenges).toMatchObject([{ id }])
    expect((await calls.remove(heir, league, id)).body).toEqual({ deleted: true })
  })

  test('are not left behind by entries that are sent while they are deleted', async () => {
    const [maker, member] = [await app.makePlayer(), await app.makePlayer()]
    const league = await calls.makeLeague(maker, member)
    const { id } = await calls.setOne(maker, league)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, score) =>
        app.enter(member.token, { challenge: id, ...fakeEntry({ score }) }),
      ),
      app.startRun(maker.token, crypto.randomUUID(), id),
      calls.remove(maker, league, id),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(answers.at(-1)!.status).toBe(200)
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0, 0])
  })

  test.each([
    [{ title: 'ab' }, leagueRules.titleShort],
    [{ title: '   ' }, leagueRules.titleMissing],
    [{ title: 'x'.repeat(40) }, null],
    [{ title: 'x'.repeat(41) }, leagueRules.titleLong],
    [{ title: 'House\nRules' }, leagueRules.titleWrong],
    [{ title: 'F.u.c.k the Rules' }, leagueRules.titleRude],
    [{ seed: 0 }, null],
    [{ seed: 4_294_967_295 }, null],
    [{ seed: -1 }, leagueRules.seedWrong],
    [{ seed: 4_294_967_296 }, leagueRules.seedWrong],
    [{ seed: 1.5 }, leagueRules.seedWrong],
    [{ seed: '5' }, leagueRules.seedWrong],
    [{ division: 3 }, leagueRules.challengeWrong],
    [{ difficulty: 'easy' }, leagueRules.challengeWrong],
    [{ weeks: 20 }, leagueRules.challengeWrong],
    [{ weeks: 36 }, leagueRules.challengeWrong],
    [{ weeks: 38, scoring: 'cup' }, leagueRules.challengeWrong],
    [{ weeks: 36, scoring: 'cup' }, null],
    [{ weeks: 114 }, null],
    [{ scoring: 'goals' }, leagueRules.challengeWrong],
    [{ rules: ['no-fun'] }, leagueRules.challengeWrong],
    [{ rules: Array.from({ length: 6 }, () => 'no-sales') }, leagueRules.challengeWrong],
    [{ rules: ['no-sales', 'no-sales'] }, null],
    [{ openWeeks: 3 }, leagueRules.challengeWrong],
    [{ openWeeks: 4 }, null],
    [{ league: 'mine' }, leagueRules.leagueUnknown],
  ])('with %j: %j', async (terms, message) => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    const answer = await calls.set(maker, league, terms)
    if (message === null) expect(answer.status).toBe(201)
    else expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('count as changes of leagues, 60 an hour', async () => {
    const strict = await makeApp({ db: app.db, limitFactor: 1 })
    const { token } = await app.makePlayer()
    const league = '6e6f7468-696e-4000-8000-000000000000'
    const path = 'POST /challenges/leagues/delete-challenge'
    const remove = () => call(strict, path, { token, body: { league, challenge: UNKNOWN } })
    for (let i = 0; i < 60; i += 1) expect((await remove()).status).toBe(404)
    expect(await remove()).toMatchObject({ status: 429 })
    await strict.close()
  })

  test('are the same over tRPC', async () => {
    const maker = await app.makePlayer()
    const league = await calls.makeLeague(maker)
    const headers = { authorization: `Bearer ${maker.token}` }
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.url}/api/trpc`, headers })] })
    const own = client.challenges.leagues
    const set = await own.setChallenge.mutate({ ...TERMS, rules: [], league })
    expect(await own.challenges.query({ league })).toEqual({ challenges: [set] })
    expect(await own.challenge.query({ challenge: set.id })).toEqual(set)
    await expect(own.challenge.query({ challenge: UNKNOWN })).rejects.toThrow(challengeRules.challengeGone)
    expect(await own.deleteChallenge.mutate({ league, challenge: set.id })).toEqual({ deleted: true })
    expect(await app.db.$count(leagueChallenges, like(leagueChallenges.id, set.id))).toBe(0)
  })
})

test(
  '[CHL-12] a run of a challenge of a league is played again by the same workers',
  { timeout: LONG_TEST_MS },
  async () => {
    const app = await startChallenges('PGlite')
    const calls = callsOf(app)
    const [maker, member] = [await app.makePlayer(), await app.makePlayer('Runner')]
    const league = await calls.makeLeague(maker, member)
    const set = await calls.setOne(maker, league, { seed: 77, division: 2, rules: ['no-sales'] })
    const run = playChallenge(31, { changes: set satisfies Challenge })
    expect((await app.enter(member.token, { challenge: set.id, ...run })).status).toBe(200)
    const forged = { ...run, score: run.score + 1, fingerprint: 'forged' }
    expect((await app.enter(member.token, { challenge: set.id, ...forged })).status).toBe(200)
    const settled = await app.settled(member.token, set.id)
    const statusOf = (score: number) => settled.find((entry) => entry.score === score)?.status
    expect([statusOf(run.score), statusOf(forged.score)]).toEqual(['verified', 'refused'])
    const { rows } = (await calls.readTable(maker, league, set.id)).body as LeagueTable
    expect(rows.map(({ nickname, open }) => [nickname, open?.score])).toEqual([
      [expect.any(String), undefined],
      ['Runner', run.score],
    ])
    await app.close()
  },
)

test('[CHL-12] challenges of leagues take every rule, score, difficulty and length that the game knows', () => {
  const { shape } = setChallengeInput
  expect(shape.rules.element.options).toEqual([...CHALLENGE_RULES])
  expect(shape.scoring.options).toEqual([...SCORINGS])
  expect(shape.difficulty.options).toEqual([...DIFFICULTIES])
  expect(challengeLengths.map((weeks) => challengeLength({ weeks }))).toEqual([
    'half a season',
    'one season',
    'two seasons',
    'three seasons',
  ])
  expect(challengeLength({ weeks: cupRunLength })).toBe('one cup run')
})
