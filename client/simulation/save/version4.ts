import { appointAssistant } from './appointAssistant.ts'
import { beginReviews, countShowings } from './beginReviews.ts'
import { readImpactData } from './impactData.ts'
import type { OldCareer } from './migrations.ts'

/** Fits the grounds of the other clubs to their crowds; older versions had four of five seats empty. */
function fitGrounds(career: OldCareer): OldCareer {
  const { competitors } = career as { competitors: { fanBase: number }[] }
  return {
    ...career,
    competitors: competitors.map((club) => ({
      ...club,
      stadiumCapacity: Math.ceil((1.25 * 0.15 * club.fanBase) / 500) * 500,
    })),
  }
}

/** Starts the paper's notes; older versions kept none of the running season. */
function addPressNotes(career: OldCareer): OldCareer {
  return { ...career, pressNotes: [] }
}

/** The changes of version 4, each a pure function of its own, in order. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  readImpactData,
  fitGrounds,
  appointAssistant,
  countShowings,
  beginReviews,
  addPressNotes,
]

/** Version 3 to 4. */
export function migrateToVersion4(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
