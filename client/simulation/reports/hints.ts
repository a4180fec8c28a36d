/** Hints of the assistant in the first season: at most one a week, on what the manager has just met (QUE-7). */
import { isBarred } from '../challenge/challengeRules.ts'
import type { Snapshot } from '../gameState.ts'
import { HINT_TABS, type Hint, type HintTab } from './hint.ts'
import { EVENT_HINTS, TAB_HINTS } from './hintTopics.ts'

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

/** Commands that topics lead to. */
const COMMANDS: Partial<Record<HintTopic, string>> = {
  bid: 'acceptBid',
  window: 'borrowPlayer',
  facilities: 'buildFacility',
  marketing: 'launchCampaign',
  transfers: 'signPlayer',
}

/** Hint of a topic, as things are today; null once it is of no use, or leads to what a challenge does not allow. */
export function hintOf(state: Snapshot, topic: HintTopic): Hint | null {
  const command = COMMANDS[topic]
  return command !== undefined && isBarred(state, command) ? null : TOPICS[topic](state)
}

/** Topic of this week: what has just been met, or a tab that has not, which comes first while weeks are short. */
export function topicOfWeek(state: Snapshot, { tabs, topics }: Known): HintTopic | null {
  const isNew = (topic: HintTopic) => !topics.includes(topic)
  const isOfUse = (topic: HintTopic) => hintOf(state, topic) !== null
  const unmet = HINT_TABS.filter((tab) => !tabs.includes(tab) && isOfUse(tab))
  const events = EVENTS.filter(isNew).filter(isOfUse)
  const leadsToUnmet = (topic: HintTopic) => unmet.some((tab) => tab === hintOf(state, topic)?.tab)
  const ofUnmet = [...events.filter(leadsToUnmet), ...unmet.filter(isNew)]
  const isShortOfWeeks = unmet.length >= ALL_TABS_BY - state.currentMatchWeek
  return (isShortOfWeeks ? ofUnmet[0] : null) ?? events[0] ?? ofUnmet[0] ?? null
}
