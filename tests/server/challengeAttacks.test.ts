/**
 * The weekly challenge, attacked by ourselves: of no attack enters anything, no honest run is lost, and nobody else is
 * stopped. Elsewhere, with processes and databases of their own: a worker killed by a signal (challengeWorkers.test.ts), a
 * queue of ten thousand, and a database that is away (challengeQueue.test.ts). Threads that don't end, grow or fail are in
 * runPlayer.test.ts, more logs that the rules refuse in tests/simulation/playRun.test.ts.
 */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sha256 as commitOf } from '../../client/sha256.ts'
import { makeRunPlayer } from '../../server/challenges/runPlayer.ts'
import { challengeRules, logMaxLength } from '../../server/schemas/challengeRules.ts'
import * as attacks from '../support/attackChallenge.ts'
import { expectRefused, resultOf, withstand } from '../support/attackChallenge.ts'
import type { Account } from '../support/callServer.ts'
import * as forge from '../support/forgeRuns.ts'
import { databaseKinds, openTestDatabase } from '../support/openTestDatabase.ts'
import {
  type ChallengeApp,
  OPEN_TIME,
  playChallenge,
  playRanked,
  startChallenges,
} from '../support/startChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A thread loads the game, and plays.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const open = playChallenge(27)
const versions = forge.playVersions()

const refused = (status: number, message: string) => ({ status, body: { message } })
const unknown = refused(404, challengeRules.runUnknown)
const goneOn = refused(409, challengeRules.runGoneOn)
const closed = refused(409, challengeRules.closed)
const early = refused(409, challengeRules.notOpen)
const accepted = { status: 200 }

/** The thread, shared so that the game is loaded once. */
const thread = makeRunPlayer({ limitMs: LONG_TEST_MS })
const player = { ...thread, close: () => Promise.resolve() }
const makePlayer = () => player
afterAll(() => thread.close())

describe.each(databaseKinds)('on %s', (kind) => {
  let app: ChallengeApp
  /** Attacker with a ranked run. */
  let rival: Account & { run: string }
  let ranked: Awaited<ReturnType<typeof playRanked>>

  beforeAll(async () => {
    app = await startChallenges(kind, { makePlayer })
    rival = await begin()
    ranked = await playRanked(app, rival, 27)
  })
  afterAll(() => app.close())

  async function begin() {
    const [account, run] = [await app.makePlayer(), randomUUID()]
    expect(await app.startRun(account.token, run)).toMatchObject(accepted)
    return { ...account, run }
  }

  test('a forged result', () =>
    withstand(app, open, async () => {
      for (const change of [{ score: open.score + 10 }, { decisions: 0 }, { fingerprint: 'another' }])
        await expectRefused(app, await app.makePlayer(), open, [['open', change, 'different']])
      const forged = { score: ranked.score + 10, fingerprint: 'another' }
      await expectRefused(app, rival, ranked, [['ranked', forged, 'different']])
    }))

  test('an edited decision', () =>
    withstand(app, open, async () => {
      await expectRefused(app, await app.makePlayer(), open, forge.editOpen(open))
      await expectRefused(app, rival, ranked, forge.editRanked(ranked))
      // As it was played, it enters.
      expect(await app.enter(rival.token, ranked)).toMatchObject(accepted)
      const played = { fingerprint: ranked.fingerprint, status: 'verified', ranked: true }
      expect(await app.settled(rival.token)).toContainEqual(expect.objectContaining(played))
      return [resultOf(rival, ranked)]
    }))

  test('a decision of a later round', () =>
    withstand(app, open, async () => {
      await expectRefused(app, rival, ranked, forge.decideLater(ranked))
      const { token, run } = await begin()
      const draw = (round: number) => app.draw(token, { run, round, commit: commitOf('later') })
      expect([await draw(2), await draw(1), await draw(3)]).toMatchObject([goneOn, accepted, goneOn])
      expect((await app.own(token)).run).toEqual({ run, rounds: 1 })
    }))

  test('a replayed round', () =>
    withstand(app, open, async () => {
      const { run, token } = rival
      const draw = (before: string) => app.draw(token, { run, round: 1, commit: commitOf(before) })
      const [before = '', luck] = ranked.log.split(/\n\["drawLuck",(\d+)\]/)
      expect(await draw(before)).toMatchObject({ status: 200, body: { luck: Number(luck) } })
      expect(await draw('other decisions')).toMatchObject(goneOn)
      const again = await app.startRun(token, randomUUID())
      expect(again).toMatchObject(refused(409, challengeRules.runStarted))
      const matchDays = ranked.log.split('\n').filter((line) => line === 'm').length
      expect((await app.own(token)).run).toEqual({ run, rounds: matchDays })
      await expectRefused(app, rival, ranked, forge.replayRounds(ranked, open))
      const undrawn = await begin()
      const replayed = { ...open, run: undrawn.run }
      await expectRefused(app, undrawn, ranked, [['before the ranked run', replayed, 'impossible']])
    }))

  test('two tabs and two devices at once', () =>
    withstand(app, open, async () => {
      const account = await app.makePlayer()
      const { token } = account
      const runs = [1, 2, 3, 4].map(() => randomUUID())
      const starts = await Promise.all(runs.map((run) => app.startRun(token, run)))
      expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      const run = runs[starts.findIndex(({ status }) => status === 200)]!
      const commits = [1, 2, 3, 4].map((tab) => commitOf(`tab ${tab}`))
      const other = await begin()
      const draw = (commit: string) => app.draw(other.token, { run: other.run, round: 1, commit })
      const draws = await Promise.all([...commits, ...commits].map(draw))
      const drawn = draws.flatMap(({ status, body }, i) => (status === 200 ? [{ tab: i % 4, body }] : []))
      expect(drawn).toEqual([drawn[0], drawn[0]])
      expect(draws.filter(({ status }) => status === 409)).toHaveLength(6)
      const tabs = await Promise.allSettled([27, 28].map((price) => playRanked(app, { token, run }, price)))
      const [entry, ...more] = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []))
      expect(more).toEqual([])
      for (const claim of [entry!, open]) {
        const sent = await Promise.all([1, 2, 3, 4].map(() => app.enter(token, claim)))
        expect(sent.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, sent[0]!.body]))
      }
      const settled = await app.settled(token)
      expect(settled.map(({ status }) => status)).toEqual(['verified', 'verified'])
      expect((await app.table(token)).own).toMatchObject({ tries: 1 })
      expect((await app.own(token)).run).toEqual({ run, rounds: forge.openLog(entry!).lucks.length })
      return [entry!, open].map((claim) => resultOf(account, claim))
    }))

  test('a clock that was moved', () =>
    withstand(app, open, async () => {
      const [one, two, late] = await Promise.all([app.makePlayer(), app.makePlayer(), app.makePlayer()])
      const [opens, ends] = ['2026-11-23T00:00:00.000Z', '2026-11-30T23:59:59.999Z']
      const run = randomUUID()
      const browser = { enteredAt: 0, settledAt: 0, startedAt: 0, now: OPEN_TIME, date: OPEN_TIME }
      const ask = async (time: string, { token }: Account, id: string = randomUUID()) => {
        app.setTime(new Date(time))
        return [await app.enter(token, { ...open, ...browser }), await app.startRun(token, id)]
      }
      const draw = (round: number) => app.draw(two.token, { run, round, commit: commitOf(''), ...browser })
      expect(await ask('2026-11-22T23:59:59.999Z', one)).toMatchObject([early, early])
      expect(await ask(opens, one)).toMatchObject([accepted, accepted])
      expect(await ask(ends, two, run)).toMatchObject([accepted, accepted])
      const { body } = await draw(1)
      expect(await ask('2026-12-01T00:00:00.000Z', late)).toMatchObject([closed, closed])
      expect([await draw(2), await draw(1)]).toMatchObject([closed, { status: 200, body: body as object }])
      expect(await app.startRun(two.token, run)).toMatchObject(accepted)
      const settled = [...(await app.settled(one.token)), ...(await app.settled(two.token))]
      app.setTime(OPEN_TIME)
      const dated = (time: string) => ({ status: 'verified', enteredAt: Date.parse(time) })
      expect(settled).toMatchObject([dated(opens), dated(ends)])
      return [resultOf(one, open), resultOf(two, open)]
    }))

  test('the run of another account', () =>
    withstand(app, open, async () => {
      const [thief, runless] = [await begin(), await app.makePlayer()]
      const before = await app.own(rival.token)
      const round = { run: rival.run, round: before.run!.rounds + 1, commit: commitOf('mine') }
      for (const { token } of [thief, runless])
        for (const run of [rival.run, randomUUID()]) {
          expect(await app.enter(token, { ...ranked, run })).toMatchObject(unknown)
          expect(await app.draw(token, { ...round, run })).toMatchObject(unknown)
        }
      expect(await app.startRun(runless.token, rival.run)).toMatchObject(unknown)
      const guest = [await app.enter(undefined, ranked), await app.draw(undefined, round)]
      expect(guest).toMatchObject([{ status: 401 }, { status: 401 }])
      await expectRefused(app, thief, ranked, [
        ['as the own', { run: thief.run, fingerprint: 'own' }, 'luck'],
        ['as an open one', { run: null }, 'impossible'],
      ])
      expect((await app.own(thief.token)).run).toEqual({ run: thief.run, rounds: 0 })
      expect(await app.own(runless.token)).toMatchObject({ entries: [], run: null })
      expect(await app.own(rival.token)).toEqual(before)
    }))

  test('a run of another version', () =>
    withstand(app, open, async () => {
      app.setTime(new Date('2026-11-30T12:00:00Z'))
      await expectRefused(app, await app.makePlayer(), open, versions)
      app.setTime(OPEN_TIME)
    }))

  test('decisions of garbage shapes', () =>
    withstand(app, open, async () => {
      const account = await app.makePlayer()
      await expectRefused(app, account, open, forge.garble(open))
      await expectRefused(app, rival, ranked, forge.garbleLuck(ranked))
      for (const log of [[open.log], { log: open.log }, 7, null, '', '\0'])
        expect((await app.enter(account.token, { ...open, log })).status).toBe(400)
    }))

  test('ten million decisions', () =>
    withstand(app, open, async () => {
      const account = await app.makePlayer()
      const decisions = '\\n[\\"autoPick\\"]'.repeat(100_000)
      const packed = ['{"log":"', ...Array<string>(100).fill(decisions), '"}'].map((part) => gzipSync(part))
      const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
      const bomb = { headers: { ...headers, 'content-encoding': 'gzip' }, body: Buffer.concat(packed) }
      const send = async (path: string, init: RequestInit) =>
        (await fetch(`${app.url}/api/${path}`, init)).status
      expect(await send('challenges/entries', { method: 'PUT', ...bomb })).toBe(413)
      expect(await send('trpc/challenges.enter', { method: 'POST', ...bomb })).toBe(400)
      const long = JSON.stringify({ ...open, log: open.log.padEnd(1_000_000) })
      expect(await send('trpc/challenges.enter', { method: 'POST', headers, body: long })).toBe(413)
      const enter = (log: string) => app.enter(account.token, { ...open, log })
      expect((await enter(open.log.padEnd(1_000_000))).status).toBe(413)
      expect(await enter(open.log.padEnd(logMaxLength + 1))).toMatchObject(
        refused(400, challengeRules.logLong),
      )
      expect((await app.enter(account.token, { ...open, decisions: 10_000_000 })).status).toBe(400)
      await expectRefused(app, account, open, forge.flood(open, logMaxLength))
    }))

  test('workers that end at each stage of an entry', async () => {
    const database = await openTestDatabase(kind)
    const idle = await startChallenges(database, { makePlayer, workers: 0 })
    const accounts: Account[] = []
    for (const [i, stage] of (['taken', 'played', 'settled', 'played'] as const).entries()) {
      const account = await idle.makePlayer()
      // The last one is forged.
      await idle.enter(account.token, { ...open, score: i === 3 ? 1_000 : open.score })
      await attacks.endWorkerAt(stage, database, player)
      accounts.push(account)
    }
    expect(await attacks.jobStates(database)).toEqual({ active: 4 })
    const next = await attacks.startWorker(database, makePlayer)
    const honest = accounts.slice(0, 2)
    await withstand(idle, open, async () => {
      await attacks.expireJobs(database)
      for (const { token } of honest)
        expect(await idle.settled(token)).toMatchObject([{ status: 'verified' }])
      expect(await idle.settled(accounts[3]!.token)).toMatchObject([{ status: 'refused' }])
      return honest.map((account) => resultOf(account, open))
    })
    const states = { timeout: LONG_TEST_MS / 2, interval: 50 }
    await vi.waitFor(async () => expect(await attacks.jobStates(database)).toEqual({ completed: 5 }), states)
    await next.stop()
    await idle.close()
  })
})
