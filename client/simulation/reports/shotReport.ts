/** Shots of matches for a map. */
import type { DeepReadonly } from '../core/readonly.ts'
import { distanceToGoal, type Body, type Pattern } from '../match/attack.ts'
import type { MatchEventType, MatchReport, Side } from '../match/matchReport.ts'
import { namedEvents } from '../match/namedEvents.ts'
import type { MissedShot } from '../match/shots.ts'
import type { Snapshot } from '../gameState.ts'
import { replayedMatches, type ReplayedMatch } from './replayedMatches.ts'

/** Result of a shot. */
export type ShotResult = 'goal' | MissedShot

export interface ReportedShot {
  /** Index among the events of its match. */
  index: number
  minute: number
  player: string
  pattern: Pattern
  body: Body
  result: ShotResult
  /** Metres from the goal line, from the middle of the goal (negative on the left), and to the middle of the goal. */
  x: number
  y: number
  distance: number
  /** Probability of a goal, 0–1. */
  quality: number
}

/** Shot of a season with the key of its match. */
export interface SeasonShot extends ReportedShot {
  match: ReplayedMatch['key']
}

const RESULTS: Partial<Record<MatchEventType, ShotResult>> = {
  goal: 'goal',
  save: 'saved',
  block: 'blocked',
  miss: 'off',
}

/** Shots of a side in a match, in their order (PLT-4). */
export function shotsOf(report: DeepReadonly<MatchReport>, side: Side): ReportedShot[] {
  return namedEvents(report).flatMap((event, index): ReportedShot[] => {
    const { team, type, minute, attack, quality, playerName } = event
    const result = RESULTS[type]
    if (team !== side || !result || !attack?.body) return []
    const { pattern, body, x, y, hitsPost } = attack
    return [
      {
        index,
        minute,
        player: playerName,
        pattern,
        body,
        result: hitsPost && result === 'off' ? 'post' : result,
        x,
        y,
        distance: distanceToGoal(attack),
        quality,
      },
    ]
  })
}

/** Shots of the season's own matches: the own ones, or those of the opponents. */
export function seasonShots(state: Snapshot, isOwn: boolean): SeasonShot[] {
  return replayedMatches(state).matches.flatMap(({ key, side, report }) => {
    const other = side === 'home' ? 'away' : 'home'
    return shotsOf(report, isOwn ? side : other).map((shot) => ({ ...shot, match: key }))
  })
}
