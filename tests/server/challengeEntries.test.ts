import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../server/db/accountTables.ts'
import {
  challengeEntries,
  challengeResults,
  nicknameReports,
  nicknames,
} from '../../server/db/challengeTables.ts'
import {
  challengeRules,
  entryFaults,
  entryReasons,
  logMaxLength,
} from '../../server/schemas/challengeRules.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  fakeEntry,
  fakePlayer,
  OPEN_TIME,
  startChallenges,
} from '../support/startChallenges.ts'

describe.each(databaseKinds)('entries to challenges on %s', (kind) => {
  let app: ChallengeApp

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
  })
  afterAll(() => app.close())

  test('a run that ends as claimed is verified and stands in the table', async () => {
    const { token } = await app.makePlayer('Brian')
    const entry = fakeEntry({ score: 41, decisions: 7 })
    const answer = await app.enter(token, entry)
    expect(answer).toMatchObject({ status: 200, body: { status: 'waiting' } })
    const { id } = answer.body as { id: string }
    expect(await app.settled(token)).toEqual([
      {
        id,
        status: 'verified',
        reason: null,
        score: 41,
        decisions: 7,
        fingerprint: entry.fingerprint,
        enteredAt: OPEN_TIME.getTime(),
        ranked: false,
      },
    ])
    expect((await app.own(token)).nickname).toBe('Brian')
    const row = { nickname: 'Brian', score: 41, decisions: 7, tries: 1, isOwn: true, entry: id }
    expect((await app.table(token)).own).toMatchObject(row)
  })

  test.each(entryFaults.filter((fault) => fault !== 'different'))(
    'a run that is found %s is refused with the reason',
    async (fault) => {
      const { token } = await app.makePlayer()
      const entry = { ...fakeEntry({ score: 20 }), log: JSON.stringify({ fault }) }
      expect((await app.enter(token, entry)).status).toBe(200)
      expect(await app.settled(token)).toMatchObject([{ status: 'refused', reason: entryReasons[fault] }])
      expect((await app.table(token)).own).toBeNull()
    },
  )

  test('a run that ends otherwise than claimed is refused with the reason', async () => {
    const { token } = await app.makePlayer()
    await app.enter(token, fakeEntry({ score: 20 }, { score: 90 }))
    expect(await app.settled(token)).toMatchObject([{ status: 'refused', reason: entryReasons.different }])
  })

  test('the same entry sent again is the same one, and that of another account is another', async () => {
    const { token } = await app.makePlayer()
    const entry = fakeEntry({ score: 12 })
    const { id } = (await app.enter(token, entry)).body as { id: string }
    expect(await app.settled(token)).toHaveLength(1)
    expect((await app.enter(token, entry)).body).toEqual({ id, status: 'verified' })
    const other = await app.makePlayer()
    expect((await app.enter(other.token, entry)).body).not.toMatchObject({ id })
  })

  test('only the best entry of an account counts: more points, fewer decisions, the earlier one', async () => {
    const { token } = await app.makePlayer()
    const ownAfter = async (entry: ReturnType<typeof fakeEntry>) => {
      await app.enter(token, entry)
      await app.settled(token)
      const { own } = await app.table(token)
      return [own?.score, own?.decisions, own?.tries]
    }
    expect(await ownAfter(fakeEntry({ score: 30, decisions: 9 }))).toEqual([30, 9, 1])
    expect(await ownAfter(fakeEntry({ score: 29, decisions: 1 }))).toEqual([30, 9, 2])
    expect(await ownAfter(fakeEntry({ score: 30, decisions: 8 }))).toEqual([30, 8, 3])
    expect(await ownAfter(fakeEntry({ score: 31, decisions: 40 }))).toEqual([31, 40, 4])
    const first = (await app.table(token)).own?.entry
    app.setTime(new Date(OPEN_TIME.getTime() + 60_000))
    expect(await ownAfter(fakeEntry({ score: 31, decisions: 40 }))).toEqual([31, 40, 5])
    app.setTime(OPEN_TIME)
    expect((await app.table(token)).own?.entry).toBe(first)
  })

  test('an unknown challenge, a guest and an account without a nickname are refused', async () => {
    const { token } = await app.makePlayer()
    const entry = fakeEntry({ score: 5 })
    expect(await app.enter(token, { ...entry, challenge: '2020-W01' })).toMatchObject({
      status: 404,
      body: { message: challengeRules.challengeUnknown },
    })
    expect((await app.enter(undefined, entry)).status).toBe(401)
    const nameless = await makeAccount(app)
    expect(await app.enter(nameless.token, entry)).toMatchObject({
      status: 409,
      body: { message: challengeRules.nicknameFirst },
    })
    expect(await app.own(nameless.token)).toEqual({ nickname: null, entries: [], run: null })
  })

  test.each([-1, 0])('a log of the limit %i characters is verified', async (more) => {
    const { token } = await app.makePlayer()
    const entry = fakeEntry({ score: 5 })
    expect((await app.enter(token, { ...entry, log: entry.log.padEnd(logMaxLength + more) })).status).toBe(
      200,
    )
    expect(await app.settled(token)).toMatchObject([{ status: 'verified' }])
  })

  test('the account takes nickname, entries, result and reports with it', async () => {
    const [{ token, id, password }, other] = [await app.makePlayer(), await app.makePlayer('Reporter')]
    await app.enter(token, fakeEntry({ score: 5 }))
    await app.settled(token)
    const report = (nickname: string, by: string) =>
      call(app, 'POST /challenges/report', { token: by, body: { nickname } })
    const { nickname } = await app.own(token)
    expect((await report(nickname ?? '', other.token)).status).toBe(200)
    expect((await report('reporter', token)).status).toBe(200)
    expect((await call(app, 'POST /user/delete', { token, body: { password } })).status).toBe(200)
    for (const table of [users, nicknames, challengeEntries, challengeResults, nicknameReports])
      expect(await app.db.$count(table, eq('userId' in table ? table.userId : table.id, id))).toBe(0)
    expect(await app.db.$count(nicknameReports, eq(nicknameReports.reporterId, id))).toBe(0)
  })

  test('at most 20 entries are listed, the newest first, and ten may wait', async () => {
    const { token, id } = await app.makePlayer()
    const rowOf = (i: number, status: 'waiting' | 'verified') => ({
      id: crypto.randomUUID(),
      userId: id,
      challenge: CHALLENGE,
      score: i,
      decisions: 0,
      fingerprint: `old-${i}`,
      log: new Uint8Array(),
      status,
      enteredAt: new Date(OPEN_TIME.getTime() - 1_000 * (100 - i)),
    })
    await app.db
      .insert(challengeEntries)
      .values(Array.from({ length: 25 }, (_, i) => rowOf(i, i < 15 ? 'verified' : 'waiting')))
    const { entries } = await app.own(token)
    expect(entries.map(({ score }) => score)).toEqual(Array.from({ length: 20 }, (_, i) => 24 - i))
    expect(await app.enter(token, fakeEntry({ score: 5 }))).toMatchObject({
      status: 409,
      body: { message: challengeRules.waiting },
    })
  })
})
