import type { HeadToHead, Meeting } from '../club/headToHead.ts'
import { RIVALRY_CAUSES, type RivalryReason } from '../club/rivalry.ts'
import { MEETINGS_KEPT } from '../league/recordMeeting.ts'
import { MAX_RIVALRY, REASONS_KEPT } from '../league/rivalry.ts'
import { array, boolean, integer, nullable, oneOf, record } from '../core/checks.ts'
import { clubId, count, goals, season, week } from './figureChecks.ts'

const meeting = record<Meeting>({ season, week, isHome: boolean, goalsFor: goals, goalsAgainst: goals })

export const rivalryReason = record<RivalryReason>({ cause: oneOf(RIVALRY_CAUSES), season, week, gap: count })

export const headToHead = record<HeadToHead>({
  club: clubId,
  wins: count,
  draws: count,
  losses: count,
  goalsFor: count,
  goalsAgainst: count,
  winless: count,
  latest: array(meeting, MEETINGS_KEPT),
  biggestWin: nullable(meeting),
  biggestDefeat: nullable(meeting),
  rivalry: integer(0, MAX_RIVALRY),
  reasons: array(rivalryReason, REASONS_KEPT),
})
