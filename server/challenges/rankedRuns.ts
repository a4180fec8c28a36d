/** Ranked runs of challenges: one for each account and challenge, with luck that the server draws. */
import { randomInt } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { challengeRounds as rounds, challengeRuns as runs } from '../db/challengeTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'
import type { DrawLuckInput, LuckCard, StartedRunCard, StartRunInput } from '../schemas/challenges.ts'
import { consumeAttempt } from '../services/rateLimits.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { refuseOutOfTime } from './calendar.ts'
import { lockChallenge, requireChallenge } from './findChallenge.ts'

type RunContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>

/** First number that no luck reaches. */
const luckEnd = 2 ** 32

/**
 * Starts the ranked run of the caller's account in a challenge. The same run may be started again, so that a lost answer
 * may be asked for again. Throws NOT_FOUND for an unknown challenge and for the id of another run, CONFLICT when the
 * challenge is not open or the account has another run of it, TOO_MANY_REQUESTS.
 */
export async function startRun(
  context: RunContext,
  { user }: Session,
  { challenge, run }: StartRunInput,
): Promise<StartedRunCard> {
  await consumeAttempt(context, 'rankedCallsOfAccount', user.id, { refusal: challengeRules.drawsOften })
  const own = await context.db.transaction(async (tx) => {
    const found = await lockChallenge(tx, user.id, challenge)
    const before = await findRun(tx, user.id, challenge)
    if (before) return before
    const startedAt = context.clock.now()
    refuseOutOfTime(found, startedAt)
    await tx.insert(runs).values({ run, userId: user.id, challenge, startedAt }).onConflictDoNothing()
    return findRun(tx, user.id, challenge)
  })
  // Another run has this id already.
  if (!own) throw new AppError('NOT_FOUND', challengeRules.runUnknown)
  if (own !== run) throw new AppError('CONFLICT', challengeRules.runStarted)
  return { run }
}

/**
 * Draws the luck of the next round of the caller's ranked run, once: a round that is drawn keeps its luck and its commit.
 * Throws NOT_FOUND for a run that the account does not have, CONFLICT when the run has gone on by another commit, for
 * a round that is not the next, and once the challenge is over, TOO_MANY_REQUESTS.
 */
export async function drawLuck(
  context: RunContext,
  { user }: Session,
  { run, round, commit }: DrawLuckInput,
): Promise<LuckCard> {
  await consumeAttempt(context, 'rankedCallsOfAccount', user.id, { refusal: challengeRules.drawsOften })
  const { db, clock } = context
  const [own] = await db
    .select({ challenge: runs.challenge })
    .from(runs)
    .where(and(eq(runs.run, run), eq(runs.userId, user.id)))
  if (!own) throw new AppError('NOT_FOUND', challengeRules.runUnknown)
  let drawn = await findRound(db, run, round)
  if (!drawn) {
    const drawnAt = clock.now()
    refuseOutOfTime(await requireChallenge(db, user.id, own.challenge), drawnAt)
    if (round === (await db.$count(rounds, eq(rounds.run, run))) + 1) {
      const row = { run, round, commit, luck: randomInt(luckEnd), drawnAt }
      await db.insert(rounds).values(row).onConflictDoNothing()
    }
    // One of several draws at the same time inserted the round, before or after it was counted. All of them read it.
    drawn = await findRound(db, run, round)
  }
  if (drawn?.commit !== commit) throw goneOn()
  return { luck: drawn.luck }
}

function goneOn(): AppError {
  return new AppError('CONFLICT', challengeRules.runGoneOn)
}

/** Returns the id of an account's ranked run of a challenge, or null. */
export async function findRun(db: Database, userId: string, challenge: string): Promise<string | null> {
  const [row] = await db
    .select({ run: runs.run })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.challenge, challenge)))
  return row?.run ?? null
}

/** Returns the ranked run of an account with the number of its rounds, or null. */
export async function findRunCard(
  db: Database,
  userId: string,
  challenge: string,
): Promise<{ run: string; rounds: number } | null> {
  const [row] = await db
    .select({ run: runs.run, rounds: count(rounds.round) })
    .from(runs)
    .leftJoin(rounds, eq(rounds.run, runs.run))
    .where(and(eq(runs.userId, userId), eq(runs.challenge, challenge)))
    .groupBy(runs.run)
  return row ?? null
}

interface Round {
  readonly commit: string
  readonly luck: number
}

async function findRound(db: Database, run: string, round: number): Promise<Round | null> {
  const [row] = await db
    .select({ commit: rounds.commit, luck: rounds.luck })
    .from(rounds)
    .where(and(eq(rounds.run, run), eq(rounds.round, round)))
  return row ?? null
}

/** Lists the rounds of a run in order. */
export function listRounds(db: Database, run: string): Promise<Round[]> {
  return db
    .select({ commit: rounds.commit, luck: rounds.luck })
    .from(rounds)
    .where(eq(rounds.run, run))
    .orderBy(asc(rounds.round))
}
