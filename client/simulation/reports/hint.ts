/** Hint of the assistant: its words, where it leads, and what a command can do at once. */
import type { AssistantRules } from '../club/assistantRules.ts'
import type { CampaignId } from '../club/campaignDefinitions.ts'
import type { Tactics } from '../club/tactics.ts'
import type { WayOut } from '../news/wayOut.ts'
import type { StaffRole } from '../people/staffMember.ts'
import type { NeedAction } from './need.ts'

/** Tabs that a hint leads to: all but the dashboard, where hints stand. */
export const HINT_TABS = [
  'squad',
  'tickets',
  'staff',
  'facilities',
  'tactics',
  'marketing',
  'transfers',
  'league',
] as const
export type HintTab = (typeof HINT_TABS)[number]

/** Task that a command can do for the manager. */
export type HintTask =
  | { kind: 'pick-eleven' }
  | { kind: 'hire'; role: StaffRole }
  | { kind: 'launch'; id: CampaignId }
  | { kind: 'tactics'; change: Partial<Tactics> }
  | { kind: 'assistant'; change: Partial<AssistantRules> }
  | { kind: 'way'; way: WayOut }

export interface Hint {
  text: string
  /** Null for one that leads to a dialog. */
  tab: HintTab | null
  action: NeedAction
  /** Null where only the manager can decide. */
  task: HintTask | null
}
