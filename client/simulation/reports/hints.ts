/** Hints of the assistant in the first season: at most one a week, on what the manager has just met (QUE-7). */
import type { AssistantRules } from '../club/assistantRules.ts'
import type { CampaignId } from '../club/campaignDefinitions.ts'
import type { Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import type { StaffRole } from '../people/staffMember.ts'
import { EVENT_HINTS, TAB_HINTS } from './hintTopics.ts'
import type { NeedAction } from './need.ts'

/** Tabs that a hint leads to: all but the dashboard, where hints stand. */
export type HintTab =
  'squad' | 'tickets' | 'staff' | 'facilities' | 'tactics' | 'marketing' | 'transfers' | 'league'

export const HINT_TABS: readonly HintTab[] = [
  'squad',
  'tickets',
  'staff',
  'facilities',
  'tactics',
  'marketing',
  'transfers',
  'league',
]

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

export type HintTopic = keyof typeof EVENT_HINTS | HintTab

/** Tabs opened by the manager, and topics of earlier hints. */
export interface Known {
  tabs: readonly string[]
  topics: readonly string[]
}

const TOPICS: Readonly<Record<HintTopic, (state: Snapshot) => Hint | null>> = { ...EVENT_HINTS, ...TAB_HINTS }
const EVENTS = Object.keys(EVENT_HINTS) as (keyof typeof EVENT_HINTS)[]

/** Match week by which every tab has been opened by who follows the hints. */
const ALL_TABS_BY = 8

/** Hint of a topic, as things are today; null once it is of no use. */
export function hintOf(state: Snapshot, topic: HintTopic): Hint | null {
  return TOPICS[topic](state)
}

/** Topic of this week: what has just been met, or a tab that has not, which comes first while weeks are short. */
export function topicOfWeek(state: Snapshot, { tabs, topics }: Known): HintTopic | null {
  const isNew = (topic: HintTopic) => !topics.includes(topic)
  const unmet = HINT_TABS.filter((tab) => !tabs.includes(tab))
  const events = EVENTS.filter(isNew).filter((topic) => TOPICS[topic](state) !== null)
  const leadsToUnmet = (topic: HintTopic) => unmet.some((tab) => tab === TOPICS[topic](state)?.tab)
  const ofUnmet = [...events.filter(leadsToUnmet), ...unmet.filter(isNew)]
  const isShortOfWeeks = unmet.length >= ALL_TABS_BY - state.currentMatchWeek
  return (isShortOfWeeks ? ofUnmet[0] : null) ?? events[0] ?? ofUnmet[0] ?? null
}
