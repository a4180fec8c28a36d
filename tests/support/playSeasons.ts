import { beginDay, playMatchDay } from '../../client/simulation/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { Manager } from './managers.ts'

/** Plays so many seasons on, or until the career ends. */
export function playSeasons(game: GameState, seasons: number, manage: Manager): void {
  const last = game.currentSeason + seasons
  while (game.currentSeason < last && !game.ended) {
    beginDay(game)
    manage(game)
    playMatchDay(game)
  }
}
