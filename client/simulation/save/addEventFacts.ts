/** Migrates the last event and the pledges of an older career, whose titles and descriptions were stored. */
import { EVENT_TITLES, type EventKind } from '../core/eventStory.ts'
import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Fields of version 4 that are read. */
interface VersionFour {
  lastEvent: unknown
  pledges: { title: string }[]
}

/** Keeps the description of the last event, and refers to the event of a pledge by its kind. */
export function addEventFacts(career: OldCareer): OldCareer {
  const { lastEvent, pledges } = career as unknown as VersionFour
  return {
    ...career,
    lastEvent: isObject(lastEvent) ? withFacts(lastEvent) : lastEvent,
    pledges: pledges.map(({ title, ...pledge }) => ({ event: kindOf(title), ...pledge })),
  }
}

function withFacts(event: Record<string, unknown>) {
  const { id, kind, description, impact, icon, day, playerId, answers, answer } = event
  return { id, kind, facts: { text: description }, impact, icon, day, playerId, answers, answer }
}

/** Undefined for a title that version 4 did not write; the check rejects it. */
function kindOf(title: string): EventKind | undefined {
  const kinds = Object.keys(EVENT_TITLES) as EventKind[]
  return kinds.find((kind) => EVENT_TITLES[kind] === title)
}
