/** Long careers run without errors and with a bounded state. Time is measured by `npm run bench`. */
import { describe, expect, it } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import { MANAGERS } from '../support/managers.ts'
import { playLeague } from '../support/playSeasons.ts'
import { soakOr } from '../support/soak.ts'

const CAREERS = soakOr(2, 20)
const SEASONS = 50

/** Bytes of a save, measured at the same point of a season. */
const sizeOf = (state: GameState) => JSON.stringify(state).length

/** A career of fifty seasons, continued whenever it has ended. */
function soak(seed: number) {
  const game = createGame({ seed })
  playLeague(game, 2, seed % 2 ? MANAGERS.sensible : MANAGERS.auto)
  const early = sizeOf(game)
  playLeague(game, SEASONS - 2, seed % 2 ? MANAGERS.sensible : MANAGERS.auto)
  return { game, early, late: sizeOf(game) }
}

function checkWhole(game: GameState) {
  expect(game.currentSeason).toBe(SEASONS + 1)
  expect(game.day).toBe(266 * SEASONS + 1)
  expect(game.pastSeasons).toHaveLength(SEASONS)
  expect(game.players.length).toBeGreaterThan(0)
  expect(leagueTable(game).map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
  const ids = [...game.players, ...game.competitors.flatMap(({ players }) => players)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { players } of game.competitors) expect(players).toHaveLength(21)
  expect(JSON.parse(JSON.stringify(game))).toEqual(game)
}

describe(`${CAREERS} careers of ${SEASONS} seasons`, () => {
  it.each(Array.from({ length: CAREERS }, (_, i) => i + 1))(
    'seed %i runs without errors, with a state at most half as large again as after two seasons',
    (seed) => {
      const { game, early, late } = soak(seed)
      checkWhole(game)
      expect(late / early).toBeLessThanOrEqual(1.5)
    },
  )
})
