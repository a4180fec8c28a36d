import type { ClubId } from '../core/ids.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import type { StandingOrder } from '../club/standingOrder.ts'
import type { Traits } from '../people/traits.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { MatchInput, TieRules } from './matchReport.ts'
import type { MatchMerit } from '../club/seasonReview.ts'
import type { MatchResult } from './matchResult.ts'

/** Sheet of a side as kept for replays: what the engine reads, without what the career knows already. */
export interface KeptSheet {
  club: ClubId
  /** Numbers in the ids of the starters, followed by those of the substitutes who came on. */
  players: readonly number[]
  /** Shirt numbers of these substitutes. */
  numbers: readonly number[]
  /** Quality, morale, form and stamina of each player, packed by `packFigures`. */
  figures: string
  /** Index of each choice of the tactics. */
  tactics: string
  orders: readonly DeepReadonly<StandingOrder>[]
  support: number
  crowd: number
  setPieces: number
}

/** Match from which the engine makes the same report again: sheets, seed and inputs. */
export interface KeptMatch {
  season: number
  week: number
  /** Index among the fixtures of its week: with season and week the seed of its random stream. */
  place: number
  home: KeptSheet
  away: KeptSheet
  /** The managers' decisions, without standing orders carried out. */
  inputs: readonly DeepReadonly<MatchInput>[]
  crowd: { attendance: number; capacity: number }
  /** Players of it whose traits have changed since, as they were. */
  people: readonly DeepReadonly<KeptPerson>[]
  /** Hash of its events. A later version whose rules play the match differently does not show it. */
  fingerprint: number
}

/** The same of a tie, whose seed follows from its season, day and place, and whose week is the one that its day belongs to. */
export interface KeptTie extends KeptMatch {
  tie: TieRules & {
    competition: CompetitionId
    round: number
    day: number
  }
}

/** Data of a player of a kept match that replays need besides its sheets. */
export interface KeptPerson extends Traits {
  id: PlayerId
  name: string
  type: Position
}

/** Best own match of a season. */
export interface MemorableMatch {
  /** Score by which matches of a season are compared. */
  worth: number
  merits: readonly MatchMerit[]
  crowd: { attendance: number; capacity: number }
  result: DeepReadonly<Omit<MatchResult, 'report'>>
}
