/** Ranked runs: their start, the luck of their rounds, and the check of their entries. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 as commitOf } from '../../client/sha256.ts'
import { challengeResults, challengeRounds, challengeRuns } from '../../server/db/challengeTables.ts'
import { challengeRules, entryReasons, roundsMax } from '../../server/schemas/challengeRules.ts'
import { MOST_MATCH_DAYS } from '../../client/simulation/club/challenge.ts'
import { call, makeAccount } from '../support/callServer.ts'
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

const refusal = (status: number, message: string) => ({ status, body: { message } })

describe.each(databaseKinds)('ranked runs on %s', (kind) => {
  let app: ChallengeApp

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer: fakePlayer })
  })
  afterAll(() => app.close())

  /** Player with a ranked run. */
  async function begin(nickname?: string) {
    const [player, run] = [await app.makePlayer(nickname), randomUUID()]
    expect(await app.startRun(player.token, run)).toMatchObject({ status: 200, body: { run } })
    return { ...player, run }
  }

  /** Plays some rounds of a run, each after a decision, to a result. Returns its entry. */
  async function play({ token, run }: { token: string; run: string }, score: number, rounds = 3) {
    const entry = fakeEntry({ score })
    const lines = ['["Bath Beacon"]']
    for (let round = 1; round <= rounds; round += 1) {
      lines.push(`["setTicketPrice",${20 + round}]`)
      const answer = await app.draw(token, { run, round, commit: commitOf(lines.join('\n')) })
      expect(answer.status).toBe(200)
      lines.push(JSON.stringify(['drawLuck', (answer.body as { luck: number }).luck]), 'd')
    }
    return { ...entry, log: [...lines, entry.log].join('\n'), run }
  }

  describe('the start', () => {
    test('of the same run may be repeated, and the account sees it', async () => {
      const { token, run } = await begin()
      expect(await app.startRun(token, run)).toMatchObject({ status: 200, body: { run } })
      expect((await app.own(token)).run).toEqual({ run, rounds: 0 })
      expect((await app.own((await app.makePlayer()).token)).run).toBeNull()
    })

    test('of another run of the challenge is refused, also in another week the same id', async () => {
      const { token, run } = await begin()
      expect(await app.startRun(token, randomUUID())).toMatchObject(refusal(409, challengeRules.runStarted))
      app.setTime(new Date('2026-12-01T12:00:00Z'))
      const next = randomUUID()
      expect(await app.startRun(token, run, '2026-W49')).toMatchObject(
        refusal(404, challengeRules.runUnknown),
      )
      expect((await app.startRun(token, next, '2026-W49')).status).toBe(200)
      expect((await app.own(token, '2026-W49')).run).toEqual({ run: next, rounds: 0 })
      app.setTime(OPEN_TIME)
      expect((await app.own(token)).run).toEqual({ run, rounds: 0 })
    })

    test('by a guest, or of an unknown challenge, is refused', async () => {
      expect((await app.startRun(undefined, randomUUID())).status).toBe(401)
      const { token } = await app.makePlayer()
      expect(await app.startRun(token, randomUUID(), '2020-W01')).toMatchObject(
        refusal(404, challengeRules.challengeUnknown),
      )
    })

    test.each([
      undefined,
      null,
      1,
      '',
      'run',
      randomUUID().toUpperCase(),
      [randomUUID()],
      `${randomUUID()}\n`,
    ])('of %j is a 400', async (run) => {
      const { token } = await app.makePlayer()
      expect(await app.startRun(token, run)).toMatchObject(refusal(400, challengeRules.runWrong))
    })
  })

  describe('the luck of a round', () => {
    const [early, late] = [commitOf('early'), commitOf('late')]

    test('is a whole number below 2^32 of its own for each round, and the same when asked for again', async () => {
      const { token, run } = await begin()
      const draw = async (round: number, commit: string) => {
        const answer = await app.draw(token, { run, round, commit })
        expect(answer.status).toBe(200)
        return (answer.body as { luck: number }).luck
      }
      const first = await draw(1, early)
      expect(await draw(1, early)).toBe(first)
      const luck = [first, await draw(2, late), await draw(3, early), await draw(4, late)]
      for (const one of luck)
        expect(one).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)
      expect(new Set(luck).size).toBe(4)
      expect([await draw(2, late), await draw(1, early)]).toEqual([luck[1], first])
      expect((await app.own(token)).run).toEqual({ run, rounds: 4 })
      const [row] = await app.db.select().from(challengeRounds).where(eq(challengeRounds.run, run))
      expect(row).toEqual({ run, round: 1, commit: early, luck: first, drawnAt: OPEN_TIME })
    })

    test('is drawn once: other decisions before it, and rounds left out, are refused', async () => {
      const { token, run } = await begin()
      const draw = (round: number, commit: string) => app.draw(token, { run, round, commit })
      expect(await draw(2, early)).toMatchObject(refusal(409, challengeRules.runGoneOn))
      const first = await draw(1, early)
      expect(first.status).toBe(200)
      expect(await draw(1, late)).toMatchObject(refusal(409, challengeRules.runGoneOn))
      expect(await draw(3, late)).toMatchObject(refusal(409, challengeRules.runGoneOn))
      expect((await draw(2, late)).status).toBe(200)
      expect(await draw(1, late)).toMatchObject(refusal(409, challengeRules.runGoneOn))
      expect((await draw(1, early)).body).toEqual(first.body)
      expect((await app.own(token)).run).toEqual({ run, rounds: 2 })
    })

    test('was refused to a second request that came while the first inserted the round', async () => {
      const { token, run } = await begin()
      for (let round = 1; round <= 12; round += 1) {
        const draw = () => app.draw(token, { run, round, commit: early })
        const answers = await Promise.all(Array.from({ length: 8 }, draw))
        const [first] = answers
        for (const { status, body } of answers) expect([status, body]).toEqual([200, first!.body])
      }
      expect((await app.own(token)).run).toEqual({ run, rounds: 12 })
    })

    test('is drawn for 250 rounds, as many as a career keeps', async () => {
      expect(roundsMax).toBe(MOST_MATCH_DAYS)
      const { token, run } = await begin()
      const rows = Array.from({ length: roundsMax - 1 }, (_, i) => ({
        run,
        round: i + 1,
        commit: early,
        luck: 2 ** 32 - 1 - i,
        drawnAt: OPEN_TIME,
      }))
      await app.db.insert(challengeRounds).values(rows)
      expect(await app.draw(token, { run, round: 1, commit: early })).toMatchObject({
        status: 200,
        body: { luck: 2 ** 32 - 1 },
      })
      expect((await app.draw(token, { run, round: 250, commit: late })).status).toBe(200)
      expect(await app.draw(token, { run, round: 251, commit: late })).toMatchObject(
        refusal(400, challengeRules.runWrong),
      )
    })

    test.each([
      { round: 0 },
      { round: -1 },
      { round: 1.5 },
      { round: '1' },
      { round: null },
      { commit: early.slice(1) },
      { commit: `${early}0` },
      { commit: early.toUpperCase() },
      { commit: 'g'.repeat(64) },
      { commit: `${early}\n` },
      { commit: null },
      { run: null },
      { run: 'run' },
    ])('is not drawn for %j', async (fields) => {
      const { token, run } = await begin()
      expect(await app.draw(token, { run, round: 1, commit: early, ...fields })).toMatchObject(
        refusal(400, challengeRules.runWrong),
      )
    })

    test('is asked for 120 times a minute at most, the start included', async () => {
      let now = OPEN_TIME
      const strict = await makeApp({ db: app.db, clock: { now: () => now }, limitFactor: 1 })
      const [{ token }, run] = [await app.makePlayer(), randomUUID()]
      const body = { run, round: 1, commit: early }
      const ask = async () => (await call(strict, 'POST /challenges/luck', { token, body })).status
      const start = { challenge: CHALLENGE, run }
      expect((await call(strict, 'POST /challenges/runs', { token, body: start })).status).toBe(200)
      const statuses = []
      while (statuses.length < 120) statuses.push(await ask())
      expect(statuses).toEqual([...Array<number>(119).fill(200), 429])
      now = new Date(OPEN_TIME.getTime() + 60_000)
      expect(await ask()).toBe(200)
      await strict.close()
    })
  })

  describe('an entry', () => {
    test('of the luck that was drawn is verified, and stands in the table of ranked runs alone', async () => {
      const player = await begin('Ranked')
      const entry = await play(player, 41)
      const { id } = (await app.enter(player.token, entry)).body as { id: string }
      expect(await app.settled(player.token)).toMatchObject([{ id, status: 'verified', ranked: true }])
      expect((await app.own(player.token)).run).toEqual({ run: player.run, rounds: 3 })
      const own = { nickname: 'Ranked', score: 41, decisions: 10, tries: 1, isOwn: true, entry: id }
      expect((await app.table(player.token, 1, CHALLENGE, true)).own).toMatchObject(own)
      expect((await app.table(player.token)).own).toBeNull()
      expect((await app.table()).rows.map(({ nickname }) => nickname)).not.toContain('Ranked')
    })

    test('of the account’s open runs counts apart, with its own tries', async () => {
      const player = await begin()
      await app.enter(player.token, await play(player, 30))
      for (const score of [44, 43]) await app.enter(player.token, fakeEntry({ score }))
      await app.settled(player.token)
      const tables = [await app.table(player.token), await app.table(player.token, 1, CHALLENGE, true)]
      expect(tables.map(({ own }) => [own?.score, own?.tries])).toEqual([
        [44, 2],
        [30, 1],
      ])
    })

    test('without a round is verified as long as none was drawn', async () => {
      const player = await begin()
      await app.enter(player.token, await play(player, 5, 0))
      expect(await app.settled(player.token)).toMatchObject([{ status: 'verified', ranked: true }])
    })

    test('sent again is the same one', async () => {
      const player = await begin()
      const entry = await play(player, 20)
      const { id } = (await app.enter(player.token, entry)).body as { id: string }
      await app.settled(player.token)
      expect((await app.enter(player.token, entry)).body).toEqual({ id, status: 'verified' })
      expect(await app.settled(player.token)).toHaveLength(1)
    })

    test('of another end of the run changes nothing: the first that is verified counts', async () => {
      const player = await begin()
      const entry = await play(player, 20)
      await app.enter(player.token, entry)
      await app.settled(player.token)
      const better = fakeEntry({ score: 60 })
      const log = [...entry.log.split('\n').slice(0, -1), better.log].join('\n')
      await app.enter(player.token, { ...better, log, run: player.run })
      expect(await app.settled(player.token)).toHaveLength(2)
      expect((await app.table(player.token, 1, CHALLENGE, true)).own).toMatchObject({ score: 20, tries: 1 })
    })

    test('is refused for another end than claimed, and may be sent again as it was played', async () => {
      const player = await begin()
      const entry = await play(player, 20)
      await app.enter(player.token, { ...entry, score: 90, fingerprint: 'forged' })
      expect(await app.settled(player.token)).toMatchObject([{ reason: entryReasons.different }])
      const { id } = (await app.enter(player.token, entry)).body as { id: string }
      expect(await app.settled(player.token)).toContainEqual(
        expect.objectContaining({ id, status: 'verified', ranked: true }),
      )
    })

    test('of the same fingerprint as an open one is another', async () => {
      const player = await begin()
      const entry = await play(player, 20)
      const open = await app.enter(player.token, { ...entry, run: null })
      const ranked = await app.enter(player.token, entry)
      expect((ranked.body as { id: string }).id).not.toBe((open.body as { id: string }).id)
      expect((await app.settled(player.token)).map((one) => one.ranked).toSorted()).toEqual([false, true])
    })

    test('of the run of another week, or of no id of a run, is refused', async () => {
      const player = await begin()
      const entry = await play(player, 20)
      const wrong = await app.enter(player.token, { ...entry, run: 'run' })
      app.setTime(new Date('2026-12-01T12:00:00Z'))
      const late = await app.enter(player.token, { ...entry, challenge: '2026-W49' })
      app.setTime(OPEN_TIME)
      expect(wrong).toMatchObject(refusal(400, challengeRules.runWrong))
      expect(late).toMatchObject(refusal(404, challengeRules.runUnknown))
      expect((await app.own(player.token)).entries).toEqual([])
    })
  })

  test('a page of the ranked table is kept apart from that of the open one', async () => {
    const week = '2026-W50'
    app.setTime(new Date('2026-12-08T00:00:00Z'))
    const { token } = await app.makePlayer('Both')
    expect(await app.table(undefined, 1, week, true)).toMatchObject({ total: 0 })
    await app.enter(token, { challenge: week, ...fakeEntry({ score: 8 }) })
    await app.settled(token, week)
    expect(await app.table(undefined, 1, week)).toMatchObject({ total: 1, rows: [{ nickname: 'Both' }] })
    expect(await app.table(token, 1, week, true)).toMatchObject({
      isOpen: true,
      total: 0,
      rows: [],
      own: null,
    })
    app.setTime(OPEN_TIME)
  })

  test.each(['yes', '1', '', 'TRUE'])('the table of ranked=%s is a 400', async (ranked) => {
    expect((await call(app, `GET /challenges/table?challenge=${CHALLENGE}&ranked=${ranked}`)).status).toBe(
      400,
    )
  })

  test('the landing page has the ranked table as soon as it has a row', async () => {
    const week = '2026-W51'
    app.setTime(new Date('2026-12-15T00:00:00Z'))
    const { token } = await app.makePlayer('Open Door')
    await app.enter(token, { challenge: week, ...fakeEntry({ score: 50 }) })
    await app.settled(token, week)
    const read = async () => (await call(app, 'GET /challenges/week')).body
    expect(await read()).toMatchObject({
      week: { id: week, ranked: false, rows: [{ nickname: 'Open Door' }] },
    })
    const { token: other } = await app.makePlayer('One Shot')
    const run = randomUUID()
    await app.startRun(other, run, week)
    await app.enter(other, { challenge: week, ...fakeEntry({ score: 12 }), run })
    await app.settled(other, week)
    app.setTime(new Date('2026-12-15T00:01:00Z'))
    const rows = [{ nickname: 'One Shot' }]
    const card = (await read()) as { week: { rows: unknown[] } }
    expect(card).toMatchObject({ week: { id: week, ranked: true, rows } })
    expect(card.week.rows).toHaveLength(1)
    app.setTime(OPEN_TIME)
  })

  test('the account takes its run, rounds and results with it', async () => {
    const player = await begin()
    const { token, password, id, run } = player
    await app.enter(token, await play(player, 20))
    await app.settled(token)
    expect(await app.db.$count(challengeRounds, eq(challengeRounds.run, run))).toBe(3)
    expect((await call(app, 'POST /user/delete', { token, body: { password } })).status).toBe(200)
    expect(await app.db.$count(challengeRuns, eq(challengeRuns.userId, id))).toBe(0)
    expect(await app.db.$count(challengeRounds, eq(challengeRounds.run, run))).toBe(0)
    expect(await app.db.$count(challengeResults, eq(challengeResults.userId, id))).toBe(0)
    // The id is free again, and opens nothing of the account that is gone.
    const next = await makeAccount(app)
    expect((await app.startRun(next.token, run)).status).toBe(200)
  })
})
