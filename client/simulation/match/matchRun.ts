/** State of a running match, and the record of its events. */
import type { Random } from '../core/rng.ts'
import type { Attack } from './attack.ts'
import type {
  MatchEvent,
  MatchEventType,
  MatchInput,
  MatchSetup,
  SheetPlayer,
  Side,
  SideStrength,
} from './matchReport.ts'
import type { PlayCount } from './playCount.ts'
import type { RunningSide } from './runningSide.ts'

/** A running match. `minute` and `events` may be read; treat everything else as opaque. */
export interface MatchRun {
  setup: MatchSetup
  /** Minutes played so far, 0–90. */
  minute: number
  finished: boolean
  events: MatchEvent[]
  inputs: MatchInput[]
  random: Random
  tempo: number
  /** Assists due to the next goals (MAT-3). */
  assistsDue: number
  home: RunningSide
  away: RunningSide
  kickOffStrength: { home: SideStrength; away: SideStrength }
  play: PlayCount
}

/** Details of an event. Missing ones become null or 0. */
interface EventDetails {
  side?: Side
  player?: SheetPlayer | null
  other?: SheetPlayer | null
  quality?: number
  ban?: number
  attack?: Attack
}

const NO_DETAILS: EventDetails = {}

export function record(run: MatchRun, type: MatchEventType, details: EventDetails = NO_DETAILS): void {
  run.events.push({
    minute: run.minute,
    type,
    team: details.side ?? null,
    player: details.player?.id ?? null,
    assist: details.other?.id ?? null,
    position: details.player?.type ?? null,
    quality: details.quality ?? 0,
    ban: details.ban ?? 0,
    attack: details.attack ?? null,
  })
}
