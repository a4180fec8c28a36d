/** Best eleven in the club's history: a 4-4-2 of the players with the best season for it. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { POSITIONS } from '../people/position.ts'
import { linesOf } from '../club/formation.ts'
import type { BestPlayer } from '../club/pastSeason.ts'

/** Minimum appearances for a season to count: half of its matches. */
const APPEARANCES_NEEDED = WEEKS_PER_SEASON / 2

/** Best eleven including the ending season: as many as there are, from the goalkeeper forward. */
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
  ].toSorted(compareSeasons)
  // Each player is included once, with their best season.
  const seen = new Set<string>()
  const best = candidates.filter(({ id }) => !seen.has(id) && seen.add(id))
  const lines = linesOf('4-4-2')
  return POSITIONS.flatMap((position) =>
    best.filter(({ type }) => type === position).slice(0, lines[position]),
  )
}

type PlayedSeason = Pick<DeepReadonly<BestPlayer>, 'quality' | 'appearances' | 'season'>

/** Sorts by quality, then appearances, both descending, then by season. */
function compareSeasons(a: PlayedSeason, b: PlayedSeason): number {
  return b.quality - a.quality || b.appearances - a.appearances || a.season - b.season
}
