/** Momentum of the season's matches, from the own side. */
import { planMomentum } from '../../../../scenes/matchday/script/timeline/momentum.ts'
import { FULL_TIME, lastMinuteOf } from '../../../simulation/core/fixture.ts'
import { quartilesOf, type Quartiles } from '../../../simulation/reports/quartiles.ts'
import type { ReplayedMatch } from '../../../simulation/reports/replayedMatches.ts'

/** Momentum by minute: −1 all theirs to 1 all ours; the first entry is that of minute 1. */
function momentumOf({ side, report }: ReplayedMatch): number[] {
  const home = [...planMomentum(report.events, lastMinuteOf(report)).subarray(1)]
  return side === 'home' ? home : home.map((value) => -value)
}

/** Minutes of a match by who had the better of the recent chances. */
export interface MatchMomentum {
  match: ReplayedMatch
  ours: number
  level: number
  theirs: number
}

export function momentumByMatch(matches: readonly ReplayedMatch[]): MatchMomentum[] {
  return matches.map((match) => {
    const minutes = momentumOf(match)
    const ours = minutes.filter((value) => value > 0).length
    const theirs = minutes.filter((value) => value < 0).length
    return { match, ours, level: minutes.length - ours - theirs, theirs }
  })
}

/** Momentum in a minute over several matches, in percent: 50 is level. */
export interface MinuteMomentum {
  minute: number
  mean: number
  spread: Quartiles
}

/** Ninety minutes, for at least one match. */
export function momentumByMinute(matches: readonly ReplayedMatch[]): MinuteMomentum[] {
  const courses = matches.map(momentumOf)
  return Array.from({ length: courses.length > 0 ? FULL_TIME : 0 }, (_, i) => {
    const shares = courses.map((course) => 50 * (1 + (course[i] ?? 0)))
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    return { minute: i + 1, mean, spread: quartilesOf(shares) }
  })
}
