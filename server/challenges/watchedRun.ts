/** Runs of challenges that are over, for everybody to watch (CHL-13). */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, eq, inArray } from 'drizzle-orm'
import { isOfLeague, type Challenge } from '../../client/simulation/club/challenge.ts'
import type { Database } from '../db/openDatabase.ts'
import { challengeEntries as entries, nicknames } from '../db/challengeTables.ts'
import { leagueChallenges, leagueMembers as members } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'
import type { WatchedRunCard, WatchedRunInput } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { findChallenge, isOpen } from './calendar.ts'
import { requireOfLeague } from './findChallenge.ts'
import { findRun } from './rankedRuns.ts'
import { isRude } from './rudeWords.ts'

const decompress = promisify(gunzip)

/**
 * Returns a verified run with all its steps; in a challenge of a league those of its members, for its members. Throws
 * NOT_FOUND for an entry that is none, or that has names which are not shown; CONFLICT while the challenge takes entries.
 */
export async function readWatchedRun(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  session: Session | null,
  { entry: id }: WatchedRunInput,
): Promise<WatchedRunCard> {
  const { challenge, ranked, score, decisions, fingerprint, userId } = entries
  const [entry] = await db
    .select({
      challenge,
      ranked,
      score,
      decisions,
      fingerprint,
      userId,
      log: entries.log,
      nickname: nicknames.nickname,
    })
    .from(entries)
    .leftJoin(nicknames, eq(nicknames.userId, entries.userId))
    .where(and(eq(entries.id, id), eq(entries.status, 'verified')))
  const terms = entry && (await findShownChallenge(db, session, entry))
  if (!entry || !terms) throw new AppError('NOT_FOUND', challengeRules.runNotThere)
  if (isOpen(terms, clock.now())) throw new AppError('CONFLICT', challengeRules.runNotOver)
  const { userId: owner, log: zipped, nickname, ...card } = entry
  const log = (await decompress(zipped)).toString()
  if (nickname === null || namesIn(log).some(isRude))
    throw new AppError('NOT_FOUND', challengeRules.runHidden)
  return { ...card, nickname, log, run: card.ranked ? await findRun(db, owner, card.challenge) : null }
}

/**
 * Returns the challenge of an entry that the caller may watch. Throws NOT_FOUND for that of a league that the caller, or
 * whoever made the entry, is not in.
 */
async function findShownChallenge(
  db: Database,
  session: Session | null,
  { challenge: id, userId }: { challenge: string; userId: string },
): Promise<Challenge | undefined> {
  if (!isOfLeague(id)) return findChallenge(id)
  if (!session) return undefined
  const leaguesOfOwner = db
    .select({ league: members.leagueId })
    .from(members)
    .where(eq(members.userId, userId))
  const which = and(eq(leagueChallenges.id, id), inArray(leagueChallenges.leagueId, leaguesOfOwner))
  return requireOfLeague(db, session.user.id, which)
}

/** Texts that the player chose: those of the start, which the first line has, and of the decisions that change them. */
function namesIn(log: string): string[] {
  const [start = '', ...steps] = log.split('\n')
  const renaming = steps.filter((line) => /^\["(renameClub|introduceManager)"/.test(line))
  return [start, ...renaming].flatMap((line) =>
    [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => text),
  )
}
