import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { wonToday } from '../../client/simulation/competitions/ownMatches.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { MANAGERS } from './managers.ts'

/** Day of the first season's final. */
const FINAL_DAY = 248

/** A first season on the morning of a final that the own club wins when it is played at once. */
export function eveOfCup(): GameState {
  for (let seed = 1; seed < 60; seed++) {
    const game = createGame({ seed, clubName: 'Northgate United' })
    for (const player of game.players) player.quality = Math.min(5, player.quality + 1.4)
    let eve = game
    while (game.day < FINAL_DAY || game.awaitingKickOff) {
      beginDay(game)
      MANAGERS.auto(game)
      if (game.day === FINAL_DAY) eve = copyGame(game)
      playMatchDay(game)
    }
    if (wonToday(game)?.id === 'cup') return eve
  }
  throw new Error('No career has won the cup')
}
