import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { MANAGERS } from '../support/managers.ts'
import { playSeasons } from '../support/playSeasons.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Careers of several seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const career = (seed: number, seasons: number) => {
  const game = createGame({ seed })
  playSeasons(game, seasons, MANAGERS.auto)
  return game
}

const sameJson = (one: GameState, other: GameState) => JSON.stringify(one) === JSON.stringify(other)

describe('the same seed and decisions', () => {
  it('[CAR-5] produce byte-identical careers after three seasons', () => {
    expect(sameJson(career(42, 3), career(42, 3))).toBe(true)
  })

  it('produce the same career with a save and load half-way', () => {
    const game = createGame({ seed: 42 })
    playSeasons(game, 1, MANAGERS.auto)
    const loaded = JSON.parse(JSON.stringify(game)) as GameState
    playSeasons(loaded, 2, MANAGERS.auto)
    expect(sameJson(loaded, career(42, 3))).toBe(true)
  })

  it('produce the same career on copies, as used by the screen', () => {
    let game = createGame({ seed: 42 })
    while (game.currentSeason <= 3 && game.ended === null) {
      game = copyGame(game)
      beginDay(game)
      game = copyGame(game)
      MANAGERS.auto(game)
      game = copyGame(game)
      playMatchDay(game)
    }
    expect(sameJson(game, career(42, 3))).toBe(true)
  })

  it('differ with another seed', () => {
    expect(sameJson(career(42, 1), career(43, 1))).toBe(false)
  })
})
