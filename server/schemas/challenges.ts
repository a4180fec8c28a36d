import { z } from 'zod'
import { challengeRules, logMaxLength, nicknameLength, roundsMax } from './challengeRules.ts'
import { visibleName } from './visibleName.ts'

const { entryWrong, runWrong, nicknameMissing, nicknameShort, nicknameLong, nicknameWrong } = challengeRules

/** Calendar week in which a challenge opens, such as '2026-W48' (ISO 8601), or the id of one that a league has set. */
export const challengeId = z
  .string(challengeRules.challengeWrong)
  .regex(/^(\d{4}-W\d{2}|L-[0-9a-f]{12})$/, challengeRules.challengeWrong)

const integer = (min: number, max: number, wrong: string = entryWrong) =>
  z.number(wrong).int(wrong).min(min, wrong).max(max, wrong)

/** Id of a ranked run, chosen by the client; part of its career, and so of one spelling. */
const run = z.uuid(runWrong).lowercase(runWrong)

export const startRunInput = z.object({ challenge: challengeId, run }, runWrong)
export const startedRunCard = z.object({ run: z.string() })

export const drawLuckInput = z.object(
  {
    run,
    /** Match day of the run, from 1. */
    round: integer(1, roundsMax, runWrong),
    /** SHA-256 of the log up to here, in hexadecimal: the decisions that come before the luck. */
    commit: z.string(runWrong).regex(/^[0-9a-f]{64}$/, runWrong),
  },
  runWrong,
)
export const luckCard = z.object({
  /** Whole number below 2^32. */
  luck: z.number().int(),
})

/** Beyond any score: those in money are pounds. */
const scoreMax = 1_000_000_000_000
const decisionsMax = 1_000_000

export const enterChallengeInput = z.object(
  {
    challenge: challengeId,
    /** Record of all steps of the run, from which the server plays it again. */
    log: z.string(entryWrong).min(1, entryWrong).max(logMaxLength, challengeRules.logLong),
    score: integer(-scoreMax, scoreMax),
    decisions: integer(0, decisionsMax),
    /** Hash of the career at the end of the run. */
    fingerprint: z.string(entryWrong).regex(/^[\w-]{1,100}$/, entryWrong),
    /** Id of the ranked run; null for an open one. */
    run: run.nullable().default(null),
  },
  entryWrong,
)

/** An entry waits until the server has played it again. */
const status = z.enum(['waiting', 'verified', 'refused'])

export const enteredCard = z.object({ id: z.string(), status })

export const ownEntriesInput = z.object({ challenge: challengeId }, challengeRules.challengeWrong)

export const ownEntryCard = z.object({
  id: z.string(),
  status,
  /** Why the entry is refused, for its owner; null for any other. */
  reason: z.string().nullable(),
  score: z.number().int(),
  decisions: z.number().int(),
  /** Of the run that was entered, by which the client recognises it. */
  fingerprint: z.string(),
  /** Milliseconds since 1970. */
  enteredAt: z.number().int(),
  /** True for an entry of the ranked run. */
  ranked: z.boolean(),
})

export const ownEntryList = z.object({
  /** Null before the player has chosen one. */
  nickname: z.string().nullable(),
  /** The newest first. */
  entries: z.array(ownEntryCard),
  /** The ranked run of the account, and how many rounds of it have been drawn; null before its start. */
  run: z.object({ run: z.string(), rounds: z.number().int() }).nullable(),
})

/** Name in the tables of challenges. */
const nickname = visibleName(nicknameLength, {
  missing: nicknameMissing,
  short: nicknameShort,
  long: nicknameLong,
  wrong: nicknameWrong,
})

export const nicknameInput = z.object({ nickname }, nicknameMissing)
export const nicknameCard = z.object({ nickname: z.string() })

const pageMax = 20_000

/** Page of a table from 1; a text, as the queries of REST are. */
const page = z
  .string(challengeRules.pageWrong)
  .regex(/^[1-9]\d{0,4}$/, challengeRules.pageWrong)
  .transform(Number)
  .refine((number) => number <= pageMax, challengeRules.pageWrong)

/** Table of the ranked runs, or of the open ones; a text for the same reason. */
const ranked = z.enum(['true', 'false'], challengeRules.pageWrong).transform((text) => text === 'true')

export const challengeTableInput = z.object(
  { challenge: challengeId, page: page.prefault('1'), ranked: ranked.prefault('false') },
  challengeRules.challengeWrong,
)

export const challengeRow = z.object({
  /** From 1; no two rows share a place. */
  place: z.number().int(),
  /** Null where the operator has removed it. */
  nickname: z.string().nullable(),
  score: z.number().int(),
  decisions: z.number().int(),
  /** Open entries of the account to this challenge; 1 in the table of ranked runs. */
  tries: z.number().int(),
  isOwn: z.boolean(),
  /** Id of the entry, the best of its account. */
  entry: z.string(),
})

export const challengeTable = z.object({
  /** True while it takes entries. */
  isOpen: z.boolean(),
  /** Number of accounts in the table. */
  total: z.number().int(),
  rows: z.array(challengeRow),
  /** Row of the caller, on whichever page; null without one. */
  own: challengeRow.nullable(),
  /** Share of the table down to the own place in per cent, rounded up: 3 says 'among the best 3%'. Null without a row. */
  percentile: z.number().int().nullable(),
})

export const watchedRunInput = z.object(
  {
    /** Id of the entry in its table. */
    entry: z.uuid(challengeRules.runNotThere),
  },
  challengeRules.runNotThere,
)

/** Run of a challenge that is over, to be played again and watched. */
export const watchedRunCard = z.object({
  challenge: z.string(),
  nickname: z.string(),
  ranked: z.boolean(),
  score: z.number().int(),
  decisions: z.number().int(),
  /** Of the career at its end, by which it is known that the run was played again as it was. */
  fingerprint: z.string(),
  /** Record of all steps. */
  log: z.string(),
  /** Id of the ranked run, which is part of its career; null for an open one. */
  run: z.string().nullable(),
})

const allTimePlace = z.object({
  /** From 1; no two rows share a place. */
  place: z.number().int(),
  points: z.number().int(),
  /** Challenges with points, those of them that were won, and the best place. */
  weeks: z.number().int(),
  wins: z.number().int(),
  best: z.number().int(),
})

const allTimeRow = allTimePlace.extend({
  /** Null where the operator has removed it. */
  nickname: z.string().nullable(),
  isOwn: z.boolean(),
})

/** Table over all challenges that are over. */
export const allTimeTable = z.object({
  /** Number of accounts with points. */
  total: z.number().int(),
  /** The first of them. */
  rows: z.array(allTimeRow),
  /** Place of the caller, also below the rows; null without points. */
  own: allTimePlace.nullable(),
})

/** Challenge of the week in words, for pages that know nothing of the game. */
const weekChallenge = z.object({
  id: z.string(),
  title: z.string(),
  /** Length, aim and rules. */
  brief: z.string(),
  /** True when the rows are of the table of ranked runs: as soon as it has one. */
  ranked: z.boolean(),
  /** First rows of the table; `result` such as '52 points, 31 decisions'. */
  rows: z.array(z.object({ place: z.number().int(), nickname: z.string(), result: z.string() })),
})

/** Null before the first challenge. */
export const weekCard = z.object({ week: weekChallenge.nullable() })

/** Nickname as it is displayed, to be reported to the operator. */
export const reportNicknameInput = z.object(
  {
    nickname: z
      .string(nicknameMissing)
      .trim()
      .min(1, nicknameMissing)
      .max(4 * nicknameLength.max, nicknameLong),
  },
  nicknameMissing,
)
export const reportedCard = z.object({ reported: z.literal(true) })

export type StartRunInput = z.infer<typeof startRunInput>
export type StartedRunCard = z.infer<typeof startedRunCard>
export type DrawLuckInput = z.infer<typeof drawLuckInput>
export type LuckCard = z.infer<typeof luckCard>
/** An entry as it is sent: without `run` it is an open one. */
export type ChallengeEntryInput = z.input<typeof enterChallengeInput>
export type EnterChallengeInput = z.infer<typeof enterChallengeInput>
export type EnteredCard = z.infer<typeof enteredCard>
export type OwnEntriesInput = z.infer<typeof ownEntriesInput>
export type OwnEntryCard = z.infer<typeof ownEntryCard>
export type OwnEntryList = z.infer<typeof ownEntryList>
export type NicknameInput = z.infer<typeof nicknameInput>
export type NicknameCard = z.infer<typeof nicknameCard>
export type ChallengeTableInput = z.infer<typeof challengeTableInput>
export type ChallengeRow = z.infer<typeof challengeRow>
export type ChallengeTable = z.infer<typeof challengeTable>
export type WatchedRunInput = z.infer<typeof watchedRunInput>
export type WatchedRunCard = z.infer<typeof watchedRunCard>
export type AllTimePlace = z.infer<typeof allTimePlace>
export type AllTimeTable = z.infer<typeof allTimeTable>
export type WeekChallenge = z.infer<typeof weekChallenge>
export type WeekCard = z.infer<typeof weekCard>
export type ReportNicknameInput = z.infer<typeof reportNicknameInput>
export type ReportedCard = z.infer<typeof reportedCard>
