/** Tests of the cup as the screens show it: rounds, the bracket's order, and the last tie in words. */
import { describe, expect, it } from 'vitest'
import { cupReport, lastTie } from '../../../client/simulation/reports/cupReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { MANAGERS } from '../../support/managers.ts'

function playUntil(game: GameState, isThere: () => boolean) {
  while (!isThere()) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

describe('the cup', () => {
  const game = createGame({ seed: 7 })

  it('opens with sixteen ties drawn, and the day of each next draw', () => {
    const { rounds, own } = cupReport(game)
    expect(rounds.map(({ ties }) => ties.length)).toEqual([16, 0, 0, 0, 0])
    expect(rounds.map(({ name }) => name)).toEqual([
      'First round',
      'Second round',
      'Quarter-final',
      'Semi-final',
      'Final',
    ])
    expect(rounds[0]?.when).toBe('Day 3 of week 6')
    expect(rounds[0]?.drawnOn).toBeNull()
    expect(rounds[1]?.drawnOn).toBe('day 4 of week 6')
    expect(rounds[0]?.ties.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(own).toMatch(/^Your first round: .+, on day 3 of week 6\.$/)
  })

  it('says of the last match whether it was a tie, and what came of it', () => {
    playUntil(game, () => game.currentMatchWeek === 1)
    expect(lastTie(game)).toBeNull()
    playUntil(game, () => game.lastMatch?.competition === 'cup')
    expect(lastTie(game)).toMatchObject({ title: 'Lantern Cup, first round', isNeutral: false })
    expect(lastTie(game)?.outcome).toMatch(
      game.lastMatch?.outcome === 'W'
        ? /^You’re through to the second round\. The win pays £250,000\.$/
        : /^Your cup is over\.$/,
    )
  })

  it('puts the winners of neighbours into one tie of the next round', () => {
    playUntil(game, () => game.cup.ties.length === 28)
    const [first, second, quarter] = cupReport(game).rounds
    const winners = (round = first) =>
      round?.ties.map(({ home, away }) => (home.isWinner ? home : away).club.id) ?? []
    for (const [before, after] of [
      [first, second],
      [second, quarter],
    ] as const) {
      expect(winners(before)).toEqual(after?.ties.flatMap(({ home, away }) => [home.club.id, away.club.id]))
    }
  })
})
