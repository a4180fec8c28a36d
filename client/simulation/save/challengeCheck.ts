import {
  CHALLENGE_ID,
  CHALLENGE_RULES,
  MAX_LOG,
  MOST_MATCH_DAYS,
  MOST_WEEKS,
  SCORINGS,
  type ChallengeRun,
} from '../club/challenge.ts'
import { array, boolean, byId, integer, nullable, oneOf, record, text } from '../core/checks.ts'
import { count, money, name } from '../core/figures.ts'

/** Luck of a match day. */
export const aLuck = integer(0, 4_294_967_295)

export const challengeRun = record<ChallengeRun>({
  id: text(14, CHALLENGE_ID),
  title: name,
  weeks: integer(1, MOST_WEEKS),
  rules: array(oneOf(CHALLENGE_RULES), CHALLENGE_RULES.length),
  scoring: oneOf(SCORINGS),
  decisions: count,
  score: nullable(money),
  log: nullable(text(MAX_LOG)),
  run: nullable(text(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  isCommitted: boolean,
  luck: byId(text(6, /^\d+$/), aLuck, MOST_MATCH_DAYS),
  fingerprint: nullable(text(8, /^[0-9a-f]{8}$/)),
})
