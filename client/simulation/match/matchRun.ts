/** State of a running match, and the record of its events. */
import type { MatchLuck } from './luck.ts'
import type {
  MatchEvent,
  MatchEventType,
  MatchInput,
  MatchSetup,
  PenaltyKick,
  SheetPlayer,
  Side,
  SideStrength,
} from './matchReport.ts'
import type { RunningSide } from './runningSide.ts'

/** A running match. `minute` and `events` may be read; treat everything else as opaque. */
export interface MatchRun {
  setup: MatchSetup
  /** Minutes played so far, 0–90, or to 120 with extra time. */
  minute: number
  /** True from the end of ninety minutes on. */
  hasExtraTime: boolean
  shootOut: PenaltyKick[] | null
  finished: boolean
  events: MatchEvent[]
  inputs: MatchInput[]
  luck: MatchLuck
  tempo: number
  /** Assists due to the next goals (MAT-3). */
  assistsDue: number
  home: RunningSide
  away: RunningSide
  kickOffStrength: { home: SideStrength; away: SideStrength }
  /** Possession of the home side in percent, a figure for each quarter of an hour. */
  possession: number[]
}

/** Kind of an event, and whose it is; null for both sides and for nobody in particular. */
interface EventFacts {
  type: MatchEventType
  side: Side | null
  player: SheetPlayer | null
}

/**
 * Records an event of this minute and returns it for further details. Every caller names all facts: objects of one
 * shape, which the engine reads without a search.
 */
export function record(run: MatchRun, { type, side, player }: EventFacts): MatchEvent {
  const event: MatchEvent = {
    minute: run.minute,
    type,
    team: side,
    player: player ? player.id : null,
    assist: null,
    position: player ? player.type : null,
    quality: 0,
    ban: 0,
    attack: null,
  }
  run.events.push(event)
  return event
}
