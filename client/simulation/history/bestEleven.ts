/** The best eleven the club has had: a 4-4-2 of those who had the best season in it. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { POSITIONS } from '../core/player.ts'
import { linesOf } from '../core/formation.ts'
import type { BestPlayer } from './pastSeason.ts'

/** A season counts for those who played in half of its matches. */
const APPEARANCES_NEEDED = WEEKS_PER_SEASON / 2

/** The best eleven with the season that ends: as many as there are, from the goalkeeper forward. */
export function bestEleven({ bestEleven, players, currentSeason: season }: Snapshot): BestPlayer[] {
  const candidates = [
    ...bestEleven,
    ...players
      .filter(({ appearances }) => appearances >= APPEARANCES_NEEDED)
      .map(({ id, name, type, quality, appearances, goals }) => ({
        id,
        name,
        type,
        quality,
        appearances,
        goals,
        season,
      })),
  ].toSorted(compareShowings)
  // Everyone stands in it once, with his best season.
  const seen = new Set<string>()
  const best = candidates.filter(({ id }) => !seen.has(id) && seen.add(id))
  const lines = linesOf('4-4-2')
  return POSITIONS.flatMap((position) =>
    best.filter(({ type }) => type === position).slice(0, lines[position]),
  )
}

type Showing = Pick<DeepReadonly<BestPlayer>, 'quality' | 'appearances' | 'season'>

/** The better player first, then who played more, then the earlier season. */
function compareShowings(a: Showing, b: Showing): number {
  return b.quality - a.quality || b.appearances - a.appearances || a.season - b.season
}
