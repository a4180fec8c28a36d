import { clubAbroadById } from '../../client/simulation/club/clubsAbroad.ts'
import { firstDraw } from '../../client/simulation/competitions/competition.ts'
import { EUROPE } from '../../client/simulation/competitions/europe.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import type { GameState } from '../../client/simulation/gameState.ts'

/** Puts the own club and three rivals into the groups of Europe, in any season. */
export function drawEurope(game: GameState): GameState {
  const { seed, currentSeason: season, club, competitors } = game
  const lastTable = [club.id, ...competitors.slice(0, 3).map(({ id }) => id)]
  const clubs = EUROPE.entrants({
    seed,
    season,
    divisions: { 1: [], 2: [] },
    lastTable,
    cupWinner: null,
    holder: null,
  })
  const countryOf = (id: string) => clubAbroadById(id)?.country ?? ''
  const draw = firstDraw(EUROPE, { season, clubs, countryOf }, new Random(seedRandom(seed)))
  game.competitions = game.competitions.map((row) => (row.id === 'europe' ? { ...row, ...draw } : row))
  return game
}
