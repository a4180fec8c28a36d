import { matchWeather } from '../simulation/core/weather.ts'
import { playMatch } from '../simulation/match/engine.ts'
import { aheadReport } from '../simulation/reports/aheadReport.ts'
import { planAhead, playAheadDay } from '../simulation/season/ahead.ts'
import { beginDay, isDecision, playMatchDay } from '../simulation/season/day.ts'
import { replayMatch } from '../simulation/season/replayMatch.ts'
import { watchMatch } from '../simulation/season/watchedMatch.ts'

/** Rules that play days and matches. Loads through `dayRules`. */
export const days = {
  aheadReport,
  beginDay,
  isDecision,
  matchWeather,
  planAhead,
  playAheadDay,
  playMatch,
  playMatchDay,
  replayMatch,
  watchMatch,
}
