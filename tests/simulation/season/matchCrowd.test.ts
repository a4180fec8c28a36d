import { describe, expect, it } from 'vitest'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { matchCrowd } from '../../../client/simulation/season/matchCrowd.ts'
import { makeGame } from '../makeGame.ts'

/** A career at the kick-off of its first match. */
function atKickOff(seed: number, parts: Partial<GameState> = {}): GameState {
  const game = makeGame({ seed, day: 6, ...parts })
  beginDay(game)
  return game
}

function crowdOf(game: GameState) {
  const fixture = nextOwnFixture(game)
  if (!fixture) throw new Error('The season has a next match')
  return { isHome: fixture.home === game.club.id, ...matchCrowd(game, fixture) }
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)

describe('the crowd of a match', () => {
  it('[MAT-17] is known before kick-off: the scene shows the attendance that is booked', () => {
    for (const seed of SEEDS) {
      const game = atKickOff(seed)
      const { isHome, attendance } = crowdOf(game)
      playMatchDay(game)
      expect(game.lastMatch?.attendance).toBe(isHome ? attendance : 0)
    }
  })

  it('is independent of the day’s random stream', () => {
    const game = atKickOff(1)
    const other = { ...copyGame(game), random: [1, 2, 3, 4] as const }
    expect(crowdOf(other)).toEqual(crowdOf(game))
  })

  it('fills part of the seats, at home and away, and more of them with more supporters', () => {
    for (const seed of SEEDS) {
      const game = atKickOff(seed)
      for (const rival of game.competitors) rival.fanBase /= 2
      const { attendance, capacity } = crowdOf(game)
      expect(attendance).toBeGreaterThan(0)
      expect(attendance).toBeLessThan(capacity)
      game.fanCount *= 2
      for (const rival of game.competitors) rival.fanBase *= 2
      expect(crowdOf(game).attendance).toBeGreaterThan(attendance)
    }
  })

  it('[LEA-13] is never larger than the ground, the own or that of a rival', () => {
    for (const seed of SEEDS) {
      const game = atKickOff(seed, { fanCount: 5_000_000 })
      for (const rival of game.competitors) rival.fanBase = 5_000_000
      const { attendance, capacity } = crowdOf(game)
      // Bad form and a low position reduce attendance, even with three times as many interested.
      expect(attendance).toBeLessThanOrEqual(capacity)
      expect(attendance).toBeGreaterThan(0.7 * capacity)
    }
  })
})
