import { addAcademy } from './addAcademy.ts'
import { addContracts } from './addContracts.ts'
import { addTraining } from './addTraining.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 9 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  addHandRefreshes,
  addTraining,
  addContracts,
  addAcademy,
  addTransferClubs,
  addBids,
]

/** Version 8 to 9. */
export function migrateToVersion9(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Starts with a free refresh of the market. */
function addHandRefreshes(career: OldCareer): OldCareer {
  return { ...career, handRefreshes: { lastFreeDay: 0, paid: 0 } }
}

/** Leaves the clubs of older transfers open. */
function addTransferClubs(career: OldCareer): OldCareer {
  const { transfersIn, transfersOut } = career as unknown as Record<string, object[]>
  const withClub = (transfers: object[] = []) => transfers.map((transfer) => ({ ...transfer, club: '' }))
  return { ...career, transfersIn: withClub(transfersIn), transfersOut: withClub(transfersOut) }
}

/** Starts without bids, offers and a shortlist. */
function addBids(career: OldCareer): OldCareer {
  return { ...career, bids: [], offers: [], shortlist: [] }
}
