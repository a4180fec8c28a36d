/** Steps of building with the return that the facilities tab shows for them. */
import type { FacilityType } from '../club/facility.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import { returnOfBuilding, returnOfLevel } from './buildingReturn.ts'

/** The step with the pounds a season of its card, which counts what the building does for crowd and fans too. */
export function wayOnCard<Way extends DeepReadonly<WayOut>>(state: Snapshot, way: Way): Way {
  if (way.kind === 'build') return { ...way, perSeason: returnOfBuilding(state, way.type).earns }
  if (way.kind !== 'upgrade') return way
  const facility = state.facilities.find(({ id }) => id === way.id)
  return facility ? { ...way, perSeason: returnOfLevel(state, facility, -way.once).earns } : way
}

/** Pounds a season of the next step of a facility, as on its card. */
export function goalOnCard(state: Snapshot, type: FacilityType): number {
  const built = state.facilities.find(({ name }) => name === type)
  return (built ? returnOfLevel(state, built, 0) : returnOfBuilding(state, type)).earns
}
