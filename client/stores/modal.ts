/** Dialogs of the game, with their data beyond the state of the career. */
import type { FacilityType } from '../simulation/club/facility.ts'
import type { Policy } from '../simulation/club/marketing.ts'
import type { ClubId } from '../simulation/core/ids.ts'
import type { CompetitionId } from '../simulation/core/tie.ts'
import type { PlayerId } from '../simulation/people/player.ts'
import type { ListedRecord } from './saves/BrowserRecords.ts'
import type { SettingName } from './settingNames.ts'

/** Destination of a player who leaves the game. */
export type Exit = 'office' | 'log-out' | 'restart'

export type Modal =
  | { kind: 'match-result' }
  | { kind: 'challenge-over' }
  /** Match of a ranked run without its luck. `reason`: why there is none. */
  | { kind: 'no-luck'; reason: string }
  | { kind: 'random-event' }
  /** `season`: one that is over. */
  | { kind: 'season-review'; season: number }
  | { kind: 'almanac'; season: number }
  | { kind: 'ahead-report' }
  /** `eligible`: players who could take the field, fewer than eleven. */
  | { kind: 'insufficient-players'; eligible: number }
  | { kind: 'confirm-restart' }
  /** `season`: the one whose review Cancel leads back to. */
  | { kind: 'confirm-retirement'; season: number }
  /** `club`: the one that wants the manager; `season` as above. */
  | { kind: 'confirm-take-over'; season: number; club: ClubId }
  | { kind: 'player-details'; id: PlayerId }
  /** `isOver`: lies over the next dialog, which it leads back to. */
  | { kind: 'club'; id: ClubId; isOver: boolean }
  /** `from`: the club whose page it leads back to. */
  | { kind: 'player'; id: PlayerId; isOver: boolean; from: ClubId | null }
  | { kind: 'contract-talks'; id: PlayerId }
  | { kind: 'lend-player'; id: PlayerId }
  /** Message of an own player who waits for an answer. */
  | { kind: 'message'; id: PlayerId }
  /** Offer to a club for a player of its squad, and terms for the player. */
  | { kind: 'make-offer'; id: PlayerId }
  | { kind: 'compare-players' }
  /** `from`: where Cancel leads. */
  | { kind: 'confirm-sale'; id: PlayerId; from: 'details' | 'list' }
  | { kind: 'confirm-dismissal'; id: string }
  /** Facility to build, or to raise by a level. */
  | { kind: 'confirm-building'; name: FacilityType }
  /** `id`: of a running campaign. */
  | { kind: 'share-campaign'; id: string }
  | { kind: 'policy-info'; policy: Policy }
  /** `setting`: the one to show; the dialog opens at its start without it. */
  | { kind: 'settings'; setting?: SettingName }
  | { kind: 'team-settings' }
  | { kind: 'search' }
  | { kind: 'shortcuts' }
  /** The side panel, where the screen has no room for it. */
  | { kind: 'news' }
  | { kind: 'paper' }
  | { kind: 'cup-draw'; competition: CompetitionId }
  | { kind: 'objectives' }
  | { kind: 'finances' }
  | { kind: 'hall-of-fame' }
  | { kind: 'manager' }
  /** `then`: exit taken after saving. */
  | { kind: 'save-game'; then?: Exit }
  | { kind: 'load-game' }
  | { kind: 'unsaved-progress'; to: Exit }
  | { kind: 'recover-career'; recovery: ListedRecord }
  /** Career that another tab is playing. */
  | { kind: 'career-elsewhere'; copy: ListedRecord }
  /** `details`: technical details for a bug report. */
  | { kind: 'simulation-fault'; details: string }

/** Page of a club or a player. */
export type PageModal = Extract<Modal, { isOver: boolean }>
