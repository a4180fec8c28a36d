/** Rows of the queue of what needs the manager. */
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId } from '../core/tie.ts'
import type { FacilityType } from '../club/facility.ts'
import type { GamePlace } from '../news/newsPlace.ts'
import type { WayOut } from '../news/wayOut.ts'
import type { PlayerId } from '../people/player.ts'

export type NeedAction = { label: string } & (
  | { kind: 'pick-eleven' }
  /** Answer to a message, or talks about a contract. */
  | { kind: 'message' | 'contract'; id: PlayerId }
  | { kind: 'way'; way: DeepReadonly<WayOut> }
  | { kind: 'keeper' }
  | { kind: 'cup-draw'; competition: CompetitionId }
  | { kind: 'save'; facility: FacilityType }
  | { kind: 'place'; place: GamePlace }
)

/** A matter that needs the manager. */
export interface Need {
  /** Names the matter among the others. */
  id: string
  title: string
  detail: string
  /** Days to act, today among them; null without a deadline. */
  daysLeft: number | null
  /** True if the eleven, the job or the club is at stake. */
  isDanger: boolean
  action: NeedAction
}

/** A matter with its place in the queue: days left, or the days that its urgency is worth. */
export type RankedNeed = Need & { rank: number }
