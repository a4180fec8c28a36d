import type { PlayerId, SeasonFigures } from '../core/player.ts'
import { performances } from '../match/ratings.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'

/** Adds a match to the season statistics of everyone who took part in it. */
export function updateSeasonFigures(
  players: readonly (SeasonFigures & { id: PlayerId })[],
  report: MatchReport,
  side: Side,
): void {
  const shown = performances(report, side)
  for (const player of players) {
    const showing = shown.get(player.id)
    if (!showing) continue
    player.appearances += 1
    player.ratingTotal += showing.rating
    if (showing.keptClean) player.cleanSheets += 1
  }
}
