/** Who made a season: the eleven who played most in it, line by line. */
import type { Snapshot } from '../gameState.ts'
import { POSITIONS } from '../players/player.ts'
import { linesOf } from '../tactics/formation.ts'
import type { SeasonPlayer } from './pastSeason.ts'

/** In the formation the season ended with; of two who played as often, the better one. */
export function seasonEleven({ players, tactics }: Snapshot): SeasonPlayer[] {
  const lines = linesOf(tactics.formation)
  return POSITIONS.flatMap((position) =>
    players
      .filter(({ type, appearances }) => type === position && appearances > 0)
      .toSorted((a, b) => b.appearances - a.appearances || b.quality - a.quality)
      .slice(0, lines[position])
      .map(({ id, name, type, quality, appearances, goals }) => ({
        id,
        name,
        type,
        quality,
        appearances,
        goals,
      })),
  )
}
