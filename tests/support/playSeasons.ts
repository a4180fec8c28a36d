import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { callsToday } from './callers.ts'
import { MANAGERS, type Manager } from './managers.ts'

/** Plays the given number of seasons, or until the career ends. */
export function playSeasons(game: GameState, seasons: number, manage: Manager): void {
  const last = game.currentSeason + seasons
  while (game.currentSeason < last && !game.ended) {
    beginDay(game)
    manage(game)
    playMatchDay(game, callsToday(game, manage.calls))
  }
}

const FRESH_MONEY = 10_000_000

/** Reopens an ended career and pays the club's debts, so that the league can continue. */
export function reviveClub(game: GameState): void {
  game.ended = null
  game.money = Math.max(game.money, FRESH_MONEY)
  game.ledger.opening = game.money - ledgerSum(game)
  game.revoltSinceDay = 0
}

/** Manages a club after the end of its career. */
export const caretaker: Manager = MANAGERS.sensible

function ledgerSum({ ledger }: GameState): number {
  return [...ledger.days, ...ledger.seasons]
    .flatMap(({ amounts }) => Object.values(amounts))
    .reduce((sum, amount) => sum + amount, 0)
}

/** Plays the given number of seasons, reviving the club whenever its career ends. */
export function playLeague(game: GameState, seasons: number, manage: Manager): void {
  const last = game.currentSeason + seasons
  while (game.currentSeason < last) {
    playSeasons(game, last - game.currentSeason, manage)
    if (game.ended) reviveClub(game)
  }
}
