import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { WayOut } from '../news/wayOut.ts'
import { returnOfNextStep } from './buildingReturn.ts'

/** The step, with today's pounds a season of its card if it is one of building: they count crowd and fans, too. */
export function wayOnCard<Way extends DeepReadonly<WayOut>>(state: Snapshot, way: Way): Way {
  if (way.kind !== 'build' && way.kind !== 'upgrade') return way
  return { ...way, perSeason: returnOfNextStep(state, way.type).earns }
}
