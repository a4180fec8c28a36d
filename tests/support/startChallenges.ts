/** A server whose entries to challenges are verified, with accounts that enter runs. */
import { expect, vi } from 'vitest'
import { sha256 } from '../../client/sha256.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { needsLuck } from '../../client/simulation/challenge/luck.ts'
import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { runDecision } from '../../client/simulation/commands.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay } from '../../client/simulation/season/day.ts'
import { runStep } from '../../client/simulation/steps.ts'
import { openVerification } from '../../server/challenges/openVerification.ts'
import type { Played, RunPlayer } from '../../server/challenges/runPlayer.ts'
import type { OpenDatabase } from '../../server/db/openDatabase.ts'
import { makeLogger } from '../../server/logger.ts'
import type { ChallengeTable, OwnEntryList } from '../../server/schemas/challenges.ts'
import { type Account, call, makeAccount } from './callServer.ts'
import { makeApp, type RunningApp } from './makeApp.ts'
import { type DatabaseKind, openTestDatabase } from './openTestDatabase.ts'
import { LONG_TEST_MS, WAIT_MS } from './timeouts.ts'

/** First challenge of the calendar: 19 weeks from Monday 23 November 2026. */
export const CHALLENGE = '2026-W48'
/** Folder of no build: runs are played again by the sources. */
export const NO_BUILD = '/no-build'
export const OPEN_TIME = new Date('2026-11-25T12:00:00Z')

interface Answer {
  status: number
  body: unknown
}

export interface ChallengeApp extends RunningApp {
  /** Registers an account with a nickname. */
  makePlayer(nickname?: string): Promise<Account>
  enter(token: string | undefined, entry: object): Promise<Answer>
  startRun(token: string | undefined, run: unknown, challenge?: unknown): Promise<Answer>
  draw(token: string | undefined, round: object): Promise<Answer>
  own(token: string, challenge?: string): Promise<OwnEntryList>
  table(token?: string, page?: number, challenge?: string, ranked?: boolean): Promise<ChallengeTable>
  /** Waits until no entry of an account waits any more, and returns them. */
  settled(token: string, challenge?: string): Promise<OwnEntryList['entries']>
}

interface ChallengeOptions {
  /** Replaces the threads. */
  readonly makePlayer?: () => RunPlayer
  /** Default 1. */
  readonly workers?: number
  /** Folder of the built client. Default: none. */
  readonly clientDir?: string
}

export async function startChallenges(
  kind: DatabaseKind | OpenDatabase,
  { workers = 1, clientDir = NO_BUILD, ...options }: ChallengeOptions = {},
): Promise<ChallengeApp> {
  const database = typeof kind === 'string' ? await openTestDatabase(kind) : kind
  const logger = makeLogger('silent')
  let now = OPEN_TIME
  const clock = { now: () => now }
  const verification = await openVerification({ database, logger, workers, clock, clientDir, ...options })
  const app = await makeApp({ db: database.db, clock, entryQueue: verification.entryQueue })
  let nicknames = 0
  const own = async (token: string, challenge = CHALLENGE) =>
    (await call(app, `GET /challenges/entries?challenge=${challenge}`, { token })).body as OwnEntryList
  return {
    ...app,
    setTime: (time) => {
      now = time
    },
    makePlayer: async (nickname = `Gaffer ${++nicknames}`) => {
      const account = await makeAccount(app)
      const { token } = account
      expect(await call(app, 'PUT /challenges/nickname', { token, body: { nickname } })).toMatchObject({
        status: 200,
        body: { nickname },
      })
      return account
    },
    enter: (token, entry) =>
      call(app, 'PUT /challenges/entries', { token, body: { challenge: CHALLENGE, ...entry } }),
    startRun: (token, run, challenge = CHALLENGE) =>
      call(app, 'POST /challenges/runs', { token, body: { challenge, run } }),
    draw: (token, body) => call(app, 'POST /challenges/luck', { token, body }),
    own,
    table: async (token, page = 1, challenge = CHALLENGE, ranked = false) => {
      const query = `challenge=${challenge}&page=${page}&ranked=${ranked}`
      const answer = await call(app, `GET /challenges/table?${query}`, { token })
      expect(answer.status).toBe(200)
      return answer.body as ChallengeTable
    },
    settled: (token, challenge) =>
      vi.waitFor(
        async () => {
          const { entries } = await own(token, challenge)
          expect(entries.map(({ status }) => status)).not.toContain('waiting')
          return entries
        },
        // Threads load the game, and play when it is their turn.
        { timeout: options.makePlayer === fakePlayer ? WAIT_MS : LONG_TEST_MS / 2, interval: 50 },
      ),
    close: async () => {
      await app.close()
      await verification.stop()
      await database.close()
    },
  }
}

let runs = 0

/** Entry whose log tells `fakePlayer` how the run ends; a claim can differ. */
export function fakeEntry(result: { score: number; decisions?: number }, claim: object = {}) {
  runs += 1
  const played = { decisions: 10, fingerprint: `run-${runs}`, ...result }
  return { log: JSON.stringify({ result: played }), ...played, ...claim }
}

/** Player that takes what the last line of the log says for the end of the run. */
export const fakePlayer = (): RunPlayer => ({
  play: ({ log }) => Promise.resolve(JSON.parse(log.split('\n').at(-1)!) as Played),
  close: () => Promise.resolve(),
})

interface RunOptions {
  readonly ticketPrice: number
  /** Id of a ranked run. */
  readonly run?: string
  /** Challenge as another build of the game has it. */
  readonly changes?: Partial<Challenge>
  readonly rulesHash?: string
}

/** Career in the challenge with one decision. */
function beginChallenge({ ticketPrice, run, changes, rulesHash }: RunOptions): GameState {
  const challenge = { ...CHALLENGES.find(({ id }) => id === CHALLENGE)!, ...changes }
  const { seed, division, difficulty } = challenge
  const look = { town: 'Bath', kit: 3, crest: 2 }
  const manager = { name: 'Ann Archer', face: 12 }
  const game = createGame({
    seed,
    division,
    difficulty,
    challenge,
    run: run ?? null,
    rulesHash: rulesHash ?? null,
    clubName: 'Bath Beacon',
    look,
    manager,
  })
  runDecision(game, ['setTicketPrice', ticketPrice])
  runDecision(game, ['autoPick'])
  return game
}

function entryOf({ challenge }: GameState) {
  const { score, decisions, fingerprint, log } = challenge!
  return { score: score!, decisions, fingerprint: fingerprint!, log: log! }
}

/** Run of the challenge by an assistant who sets one ticket price, as the game enters it. */
export function playChallenge(ticketPrice: number, options: Omit<RunOptions, 'ticketPrice' | 'run'> = {}) {
  const game = beginChallenge({ ticketPrice, ...options })
  while (game.challenge?.score === null) playDay(game)
  return entryOf(game)
}

/** Ranked run of the challenge by the same assistant, whose luck the server draws. */
export async function playRanked(
  app: ChallengeApp,
  { token, run }: { token: string; run: string },
  ticketPrice: number,
) {
  const game = beginChallenge({ ticketPrice, run })
  for (let round = 0; game.challenge?.score === null; playDay(game)) {
    while (game.challenge.score === null && !game.awaitingKickOff) beginDay(game)
    if (!needsLuck(game)) continue
    round += 1
    const answer = await app.draw(token, { run, round, commit: sha256(game.challenge.log!) })
    expect(answer.status).toBe(200)
    runStep(game, ['drawLuck', (answer.body as { luck: number }).luck])
  }
  return { ...entryOf(game), run }
}
