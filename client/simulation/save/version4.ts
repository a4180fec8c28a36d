import { addAssistant } from './addAssistant.ts'
import { addReviews, addSeasonFigures } from './addReviews.ts'
import { isObject } from './checks.ts'
import { parseImpactData } from './parseImpactData.ts'
import type { OldCareer } from './oldCareer.ts'

/** Scales the grounds of the other clubs to their attendances; older versions had four of five seats empty. */
function scaleGrounds(career: OldCareer): OldCareer {
  const { competitors } = career as { competitors: { fanBase: number }[] }
  return {
    ...career,
    competitors: competitors.map((club) => ({
      ...club,
      stadiumCapacity: Math.ceil((1.25 * 0.15 * club.fanBase) / 500) * 500,
    })),
  }
}

/** Adds the paper's notes; older versions had none of the running season. */
function addPressNotes(career: OldCareer): OldCareer {
  return { ...career, pressNotes: [] }
}

/** Starts the pledges, and leaves the last event without a choice; older versions asked nothing. */
function addAnswers(career: OldCareer): OldCareer {
  const { lastEvent } = career
  const asked = isObject(lastEvent) ? { ...lastEvent, playerId: null, answers: [], answer: 0 } : lastEvent
  return { ...career, lastEvent: asked, pledges: [] }
}

/** Changes of version 4 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  parseImpactData,
  scaleGrounds,
  addAssistant,
  addSeasonFigures,
  addReviews,
  addPressNotes,
  addAnswers,
]

/** Version 3 to 4. */
export function migrateToVersion4(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
