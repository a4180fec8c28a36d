/**
 * Everything that happens to a club, as data: ids, names and amounts, no sentences.
 * `presentEvent` turns an event into toast and notification.
 */
import type { AssistantRules } from './assistant.ts'
import type { AnswerKey } from './eventAnswer.ts'
import type { FacilityType } from './facility.ts'
import type { Impact } from './impact.ts'
import type { Policy, SharePlace } from './marketing.ts'
import type { NotificationType } from './notification.ts'
import type { PledgeTerms } from './pledge.ts'
import type { PlayerId, Position } from './player.ts'
import type { StaffMember, StaffRole } from './staffMember.ts'
import type { Tactics } from './tactics.ts'

/** The data of each kind of event. Money in whole pounds. */
export interface GameEvents {
  // Squad and tactics
  'player-selected': { id: PlayerId }
  'player-dropped': { id: PlayerId }
  'players-swapped': { oneId: PlayerId; otherId: PlayerId }
  /** `picked`: players of the eleven who are fit, 0–11. */
  'eleven-picked': { picked: number }
  'line-up-restored': object
  /** A reserve comes into the eleven, for somebody who cannot play or into a free place. */
  'reserve-promoted': { name: string; replaced: { name: string; isInjured: boolean } | null }
  /** Fewer than eleven can play from now on. */
  'squad-short': object
  'tactics-set': { change: Readonly<Partial<Tactics>> }
  'players-retired': { names: readonly string[] }
  'youngster-promoted': { name: string; age: number; position: Position }

  // Transfers
  'player-signed': { id: PlayerId; name: string; fee: number }
  'player-sold': { id: PlayerId; name: string; fee: number }
  'market-refreshed': object

  // Staff
  'staff-hired': { id: string; role: StaffRole; cost: number }
  'staff-dismissed': { id: string; role: StaffMember['role']; severance: number }

  // Facilities
  'facility-built': { type: FacilityType; cost: number }
  /** `level`: the new one. */
  'facility-upgraded': { type: FacilityType; level: number; cost: number }
  'works-finished': { type: FacilityType }

  // Marketing and tickets
  'campaign-launched': { id: string; name: string; cost: number }
  'campaign-shared': { id: string; name: string; description: string; place: SharePlace }
  'campaign-ended': { id: string; name: string }
  /** In force from the next week on. */
  'policy-planned': { policy: Policy; isOn: boolean }
  'ticket-price-set': { price: number }

  // The assistant
  'assistant-set': { change: Readonly<Partial<AssistantRules>> }
  /** Names of those who come into the eleven and of those who leave it, at least one. */
  'assistant-picked': { coming: readonly string[]; leaving: readonly { name: string; isTired: boolean }[] }
  /** `mood`: of the fans, in percent. */
  'assistant-priced': { from: number; to: number; mood: number }

  // Matches
  'match-played': { week: number; home: string; away: string; goals: { home: number; away: number } }
  /** `eligible`: own players who could take the field. */
  'match-forfeited': { opponent: string; eligible: number }
  'opponent-forfeited': { opponent: string }

  // History
  /** `record`: what it is of, such as 'Biggest win'; `text`, `before`: the new best and the old one. */
  'record-broken': {
    area: NotificationType
    record: string
    text: string
    before: { text: string; day: number }
  }
  /** A round total of the career, reached in the match that `text` names. */
  'milestone-reached': { total: 'matches' | 'wins' | 'goals'; figure: number; club: string; text: string }
  /** Awards of the league that have come to the own club. */
  'awards-won': { players: readonly { name: string; award: string }[]; isManager: boolean }

  // The club and its board
  'club-renamed': { name: string }
  'career-started': { club: string }
  'season-finished': { season: number; position: number; prize: number }
  'budgets-set': { transfer: number; wage: number; money: number; reputation: number; position: number }
  'board-worried': { position: number; worstPosition: number }
  'fans-revolted': { lowestMood: number; patienceDays: number }
  'funds-low': { money: number }
  'club-bankrupt': object
  'random-event': { title: string; impact: readonly Impact[] }
  /** Another answer than the first has come into force; `impact` replaces what the first has changed. */
  'event-answered': {
    title: string
    answer: AnswerKey
    impact: readonly Impact[]
    pledge: PledgeTerms | null
  }
  /** `basis`: what it depended on; `isMet`: whether the match was won or the place reached. */
  'pledge-settled': {
    title: string
    basis: 'next-match' | 'position'
    isMet: boolean
    impact: readonly Impact[]
  }
  /** Fit by the day a specialist has promised. */
  'player-cured': { title: string; name: string }
  /** A random event could not happen, because of a fault in the program. */
  'event-failed': { title: string }
  'manager-sacked': object
}

export type GameEventKind = keyof GameEvents

/** An event of any kind, or of those named. */
export type GameEvent<Kind extends GameEventKind = GameEventKind> = {
  [K in Kind]: { kind: K } & GameEvents[K]
}[Kind]
