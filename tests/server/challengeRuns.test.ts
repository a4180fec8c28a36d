/** Runs of a real challenge, which threads play again by the rules of the game. */
import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeRunPlayer, type RunPlayer } from '../../server/challenges/runPlayer.ts'
import { entryReasons } from '../../server/schemas/challengeRules.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { databaseKinds } from '../support/openTestDatabase.ts'
import {
  CHALLENGE,
  type ChallengeApp,
  playChallenge,
  playRanked,
  startChallenges,
} from '../support/startChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Threads load the simulation.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

describe.each(databaseKinds)('runs of %s', (kind) => {
  let app: ChallengeApp
  const run = playChallenge(27)

  beforeAll(async () => {
    app = await startChallenges(kind)
  })
  afterAll(() => app.close())

  test('are verified when their steps lead to their claim', async () => {
    const { token } = await app.makePlayer()
    await app.enter(token, run)
    expect(await app.settled(token)).toMatchObject([{ status: 'verified', score: run.score }])
    expect((await app.table(token)).own).toMatchObject({ score: run.score, decisions: run.decisions })
  })

  test.each([
    ['a forged score', { ...run, score: run.score + 10 }, 'different'],
    ['fewer decisions than were made', { ...run, decisions: 0 }, 'different'],
    [
      'an edited decision',
      { ...run, log: run.log.replace('["setTicketPrice",27]', '["setTicketPrice",26]') },
      'different',
    ],
    [
      'a decision that is refused',
      { ...run, log: run.log.replace('\nd', '\n["signPlayer","x"]\nd') },
      'impossible',
    ],
    [
      'a decision of a garbage shape',
      { ...run, log: run.log.replace('\nd', '\n{"a":[[[1]]]}\nd') },
      'unreadable',
    ],
    ['no log of a run', { ...run, log: randomBytes(1_000).toString('base64') }, 'unreadable'],
    ['the last day missing', { ...run, log: run.log.slice(0, run.log.lastIndexOf('\n')) }, 'unfinished'],
    ['the club of another seed', { ...run, log: run.log.replace('Bath Beacon', 'Bath Bacon') }, 'different'],
  ])('are refused with %s, and nobody else waits for it', async (_name, entry, fault) => {
    const [forger, honest] = [await app.makePlayer(), await app.makePlayer()]
    await app.enter(forger.token, entry)
    await app.enter(honest.token, run)
    expect(await app.settled(forger.token)).toMatchObject([
      { status: 'refused', reason: entryReasons[fault] },
    ])
    expect(await app.settled(honest.token)).toMatchObject([{ status: 'verified' }])
  })
})

describe.each(databaseKinds)('a ranked run of %s', (kind) => {
  let app: ChallengeApp
  let player: { token: string; run: string }
  let entry: Awaited<ReturnType<typeof playRanked>>

  beforeAll(async () => {
    app = await startChallenges(kind)
    player = await begin()
    entry = await playRanked(app, player, 27)
  })
  afterAll(() => app.close())

  async function begin() {
    const [{ token }, run] = [await app.makePlayer(), randomUUID()]
    expect((await app.startRun(token, run)).status).toBe(200)
    return { token, run }
  }

  /** Settles an entry of a changed log, and returns its reason. */
  async function reasonOf(token: string, changed: object): Promise<string | null | undefined> {
    const forged = { ...entry, fingerprint: randomUUID(), ...changed }
    await app.enter(token, forged)
    const settled = await app.settled(token)
    return settled.find(({ fingerprint }) => fingerprint === forged.fingerprint)?.reason
  }

  const isLuck = (line: string) => line.startsWith('["drawLuck"')

  test('has a draw for each of its match days', async () => {
    const lines = entry.log.split('\n')
    const matchDays = lines.filter((line) => line === 'm').length
    expect(matchDays).toBeGreaterThan(0)
    expect(lines.filter(isLuck)).toHaveLength(matchDays)
    expect((await app.own(player.token)).run).toEqual({ run: player.run, rounds: matchDays })
  })

  test.each<[string, (log: string) => string]>([
    [
      'other luck',
      (log) => log.replace(/(?<="drawLuck",)\d+/, (luck) => String((Number(luck) + 1) % 2 ** 32)),
    ],
    ['an edited decision', (log) => log.replace('["setTicketPrice",27]', '["setTicketPrice",26]')],
    ['one more decision before a draw', (log) => log.replace('\n["drawLuck"', '\n["autoPick"]\n["drawLuck"')],
    ['a round left out', (log) => log.replace(/\n\["drawLuck",\d+\]\nm/, '')],
    ['the last round left out', (log) => log.slice(0, log.lastIndexOf('\n["drawLuck"'))],
    ['no luck', () => playChallenge(27).log],
  ])('is refused with %s', async (_, change) => {
    const log = change(entry.log)
    expect(log).not.toBe(entry.log)
    expect(await reasonOf(player.token, { log })).toBe(entryReasons.luck)
  })

  test('is refused as an open one, and by another account with a run of its own', async () => {
    expect(await reasonOf(player.token, { run: null })).toBe(entryReasons.impossible)
    const other = await begin()
    expect(await reasonOf(other.token, { run: other.run })).toBe(entryReasons.luck)
  })

  test('is none of an open one, whose matches were played without a draw', async () => {
    const other = await begin()
    expect(await reasonOf(other.token, { ...playChallenge(27), run: other.run })).toBe(
      entryReasons.impossible,
    )
  })

  test('is verified as it was played, and stands in the table of ranked runs', async () => {
    await app.enter(player.token, entry)
    const settled = await app.settled(player.token)
    expect(settled.find(({ fingerprint }) => fingerprint === entry.fingerprint)).toMatchObject({
      status: 'verified',
      ranked: true,
      score: entry.score,
    })
    const { score, decisions } = entry
    const row = { place: 1, score, decisions, tries: 1 }
    expect((await app.table(player.token, 1, CHALLENGE, true)).own).toMatchObject(row)
    expect((await app.table(player.token)).own).toBeNull()
  })
})

describe('a thread', () => {
  const folder = makeFolder()
  const players: RunPlayer[] = []
  afterAll(async () => {
    for (const player of players) await player.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Player whose thread does with the log of a run what `code` says. */
  function makePlayer(code: string, limits: { limitMs?: number; memoryMb?: number } = {}): RunPlayer {
    const file = join(folder, `${players.length}.mjs`)
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', ({ log }) => {\n${code}\n})`,
    )
    const player = makeRunPlayer({ thread: pathToFileURL(file), ...limits })
    players.push(player)
    return player
  }
  const runOf = (log: string) => ({ challenge: CHALLENGE, log, run: null })
  const answer = "parentPort.postMessage({ fault: 'unfinished' })"

  test('that does not end is ended, and the next run has another', async () => {
    const player = makePlayer(`if (log === 'endless') for (;;);\n${answer}`, { limitMs: 3_000 })
    expect(await player.play(runOf('endless'))).toEqual({ fault: 'too-slow' })
    expect(await player.play(runOf(''))).toEqual({ fault: 'unfinished' })
  })

  test('plays one run after the other', async () => {
    const player = makePlayer('parentPort.postMessage({ fault: log })')
    const played = []
    for (const log of ['unreadable', 'impossible', 'unfinished']) played.push(await player.play(runOf(log)))
    expect(played).toEqual([{ fault: 'unreadable' }, { fault: 'impossible' }, { fault: 'unfinished' }])
  })

  test('that takes too much memory is ended, and the process goes on', async () => {
    const greedy = `const all = []\nif (log === 'bomb') for (;;) all.push(new Array(10_000).fill(log.length))\n${answer}`
    const player = makePlayer(greedy, { memoryMb: 64 })
    expect(await player.play(runOf('bomb'))).toEqual({ fault: 'too-slow' })
    expect(await player.play(runOf(''))).toEqual({ fault: 'unfinished' })
  })

  test('that fails refuses nobody: the run is to be played again', async () => {
    const player = makePlayer(`if (log === 'fault') throw new Error('a fault of ours')\n${answer}`)
    await expect(player.play(runOf('fault'))).rejects.toThrow('a fault of ours')
    expect(await player.play(runOf(''))).toEqual({ fault: 'unfinished' })
  })

  test('in the middle of a run ends with its player', async () => {
    const player = makePlayer('for (;;);')
    const played = player.play(runOf(''))
    const outcome = expect(played).rejects.toThrow('has ended')
    await player.close()
    await outcome
    await expect(player.play(runOf(''))).rejects.toThrow('is closed')
  })
})
