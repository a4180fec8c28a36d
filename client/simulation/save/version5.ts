import { addConditions } from './addConditions.ts'
import { addEarlierSeasons } from './addEarlierSeasons.ts'
import { addHeadToHeads } from './addHeadToHeads.ts'
import { addEventFacts } from './addEventFacts.ts'
import { addBoard } from './addBoard.ts'
import { addAttacks } from './addAttacks.ts'
import { addManagers } from './addManagers.ts'
import { addRecordDetails } from './addRecordDetails.ts'
import { addTraits } from './addTraits.ts'
import type { OldCareer } from './oldCareer.ts'

/** Adds the tactics of the rivals' latest matches; older versions kept none. */
function addRecentPlans(career: OldCareer): OldCareer {
  const { competitors } = career as { competitors: object[] }
  return { ...career, competitors: competitors.map((club) => ({ ...club, recentPlans: [] })) }
}

/** Changes of version 5 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  addManagers,
  addTraits,
  addRecentPlans,
  addRecordDetails,
  addHeadToHeads,
  addEarlierSeasons,
  addEventFacts,
  addConditions,
  addBoard,
  addAttacks,
]

/** Version 4 to 5. */
export function migrateToVersion5(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
