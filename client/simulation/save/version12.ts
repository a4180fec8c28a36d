import { changeReports } from './changeReports.ts'
import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 12 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  addBorrowed,
  addFarewells,
  addSetPieces,
  addKeptTraits,
]

/** Version 11 to 12. */
export function migrateToVersion12(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Starts with nobody borrowed. */
function addBorrowed(career: OldCareer): OldCareer {
  return { ...career, borrowed: [] }
}

/** Starts without legends, and with nobody who retires this summer. */
function addFarewells(career: OldCareer): OldCareer {
  return { ...career, farewells: { retiring: [], legends: [] } }
}

/** Leaves the sides of older matches without rehearsed set pieces. */
function addSetPieces(career: OldCareer): OldCareer {
  const unrehearsed = (sheet: unknown) => (isObject(sheet) ? { ...sheet, setPieces: 1 } : sheet)
  const sides = ({ home, away }: OldCareer) => ({ home: unrehearsed(home), away: unrehearsed(away) })
  const changed = changeReports(career, (report) => {
    const { setup } = report
    return isObject(setup) ? { ...report, setup: { ...setup, ...sides(setup) } } : report
  })
  return changeKeptMatches(changed, sides)
}

/** Starts with kept matches whose players are as they were. */
function addKeptTraits(career: OldCareer): OldCareer {
  return changeKeptMatches(career, () => ({ people: [] }))
}

function changeKeptMatches(career: OldCareer, parts: (kept: OldCareer) => object): OldCareer {
  const { keptMatches } = career
  if (!Array.isArray(keptMatches)) return career
  return {
    ...career,
    keptMatches: keptMatches.map((kept: unknown) => (isObject(kept) ? { ...kept, ...parts(kept) } : kept)),
  }
}
