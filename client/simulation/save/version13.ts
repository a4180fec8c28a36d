import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 13 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addLapsedBids]

/** Version 12 to 13. */
export function migrateToVersion13(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Takes bids that have made players unhappy as refused, as their messages said. */
function addLapsedBids(career: OldCareer): OldCareer {
  const { minds } = career
  if (!Array.isArray(minds)) return career
  return {
    ...career,
    minds: minds.map((mind: unknown) => {
      if (!isObject(mind) || !isObject(mind.cause) || mind.cause.kind !== 'bid') return mind
      return { ...mind, cause: { ...mind.cause, hasLapsed: false } }
    }),
  }
}
