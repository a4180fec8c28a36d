import { changeReports } from './changeReports.ts'
import type { OldCareer } from './oldCareer.ts'

/** Leaves reports of older matches without courses of attacks and a record of play, which they do not have. */
export function addAttacks(career: OldCareer): OldCareer {
  return changeReports(career, (report) => {
    const { events } = report as { events: Record<string, unknown>[] }
    return { ...report, events: events.map((event) => ({ ...event, attack: null })), play: null }
  })
}
