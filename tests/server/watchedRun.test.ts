import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challengeEntries, nicknames } from '../../server/db/challengeTables.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { call } from '../support/callServer.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  fakeEntry,
  fakePlayer,
  OPEN_TIME,
  startChallenges,
} from '../support/startChallenges.ts'

/** The last moment in which the challenge takes entries: a day after its Sunday. */
const LAST_MOMENT = new Date('2026-11-30T23:59:59.999Z')
const OVER = new Date('2026-12-01T00:00:00Z')

describe.each(databaseKinds)('[CHL-13] runs to be watched on %s', (kind) => {
  let app: ChallengeApp

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
  })
  afterAll(() => app.close())

  const watch = (entry: string) => call(app, `GET /challenges/run?entry=${entry}`)

  /** Enters a run while the challenge is open. Lines before the last are read by nobody here. */
  async function enter(nickname: string, lines: readonly unknown[], run: string | null = null) {
    app.setTime(OPEN_TIME)
    const { token, id } = await app.makePlayer(nickname)
    if (run) await app.startRun(token, run)
    const entry = fakeEntry({ score: 21, decisions: 4 })
    const log = [...lines.map((line) => JSON.stringify(line)), entry.log].join('\n')
    const body = (await app.enter(token, { ...entry, log, ...(run && { run }) })).body as { id: string }
    expect(await app.settled(token)).toMatchObject([{ status: 'verified' }])
    return { id: body.id, user: id, log, fingerprint: entry.fingerprint }
  }
  const START = ['Bath Beacon', { town: 'Bath', kit: 3, crest: 2 }, { name: 'Ann Archer', face: 12 }]

  test('a verified run opens for guests, with all its steps, once its challenge is over', async () => {
    const { id, log, fingerprint } = await enter('Cloughie', [START])
    app.setTime(LAST_MOMENT)
    expect(await watch(id)).toMatchObject({ status: 409, body: { message: challengeRules.runNotOver } })
    app.setTime(OVER)
    const { status, body } = await watch(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      challenge: CHALLENGE,
      nickname: 'Cloughie',
      ranked: false,
      score: 21,
      decisions: 4,
      fingerprint,
      log,
      run: null,
    })
  })

  test('a ranked run comes with its id, which its career is played by', async () => {
    const run = randomUUID()
    const { id } = await enter('Sir Matt', [START], run)
    app.setTime(OVER)
    expect((await watch(id)).body).toMatchObject({ ranked: true, run })
  })

  test('an unknown run, one that waits and one that was refused are not there', async () => {
    const { id } = await enter('Shanks', [START])
    app.setTime(OVER)
    const gone = { status: 404, body: { message: challengeRules.runNotThere } }
    expect(await watch(randomUUID())).toMatchObject(gone)
    for (const status of ['waiting', 'refused'] as const) {
      await app.db.update(challengeEntries).set({ status }).where(eq(challengeEntries.id, id))
      expect(await watch(id)).toMatchObject(gone)
    }
    expect(await watch('1')).toMatchObject({ status: 400, body: { message: challengeRules.runNotThere } })
  })

  test.each([
    ['the club', ['Bath Bastards', START[1], START[2]], null],
    ['the manager', ['Bath Beacon', START[1], { name: 'Fuck Face', face: 1 }], null],
    ['the club as it was renamed', START, ['renameClub', 'Wankers United']],
    ['the manager as introduced', START, ['introduceManager', 'Shit Shirt', 3]],
  ])('a run with a rude name for %s is not shown', async (_, start, step) => {
    const { id } = await enter(`Gaffer ${randomUUID().slice(0, 8)}`, step ? [start, step] : [start])
    app.setTime(OVER)
    expect(await watch(id)).toMatchObject({ status: 404, body: { message: challengeRules.runHidden } })
  })

  test('a run whose nickname the operator has removed is not shown', async () => {
    const { id, user } = await enter('Removed', [START])
    await app.db.delete(nicknames).where(eq(nicknames.userId, user))
    app.setTime(OVER)
    expect(await watch(id)).toMatchObject({ status: 404, body: { message: challengeRules.runHidden } })
  })
})
