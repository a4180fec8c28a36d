import { standardContract } from '../../client/simulation/people/contract.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { createPlayer } from '../../client/simulation/players/createPlayer.ts'
import { POSITIONS } from '../../client/simulation/people/position.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import { MANAGERS } from './managers.ts'
import { playLeague } from './playSeasons.ts'

/** Plays a career with the sensible manager to the morning after a match week of a season. */
export function longCareer({
  seed,
  season,
  week,
}: {
  seed: number
  season: number
  week: number
}): GameState {
  const game = createGame({ seed, clubName: 'Northgate United' })
  playLeague(game, season - 1, MANAGERS.sensible)
  while (game.currentMatchWeek < week || game.awaitingKickOff || game.day % 7 !== 1) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

/** Raises all own players by half a star, so that no first season ends among the last two. */
export function strengthenSquad(game: GameState): void {
  for (const player of game.players) player.quality = Math.min(5, player.quality + 0.5)
}

/** Adds reserves until the squad has `count` players, for long tables. */
export function fillSquad(game: GameState, count: number): void {
  const random = new Random(seedRandom(game.seed))
  while (game.players.length < count) {
    const type = POSITIONS[random.below(POSITIONS.length)] ?? 'Midfielder'
    const wish = { type, quality: random.between(1, 4), age: random.whole(17, 33) }
    const contract = standardContract(wish.age, game.currentSeason, 'rotation')
    game.players.push({ ...createPlayer(game, wish, random), contract })
  }
}
