import { describe, expect, it } from 'vitest'
import { settleConfidence } from '../../../client/simulation/board/confidence.ts'
import { reputationAfter, type ManagedSeason } from '../../../client/simulation/manager/managerReputation.ts'
import type { CompetitionId } from '../../../client/simulation/core/tie.ts'
import { makeGame } from '../makeGame.ts'

/** A season that moves nothing at a reputation of 2. */
const SEASON: ManagedSeason = {
  expected: 10,
  position: 10,
  honour: null,
  trophies: [],
  youngsters: 0,
  money: 2_999_999,
}

const after = (change: Partial<ManagedSeason>, before = 2) =>
  reputationAfter(before, { ...SEASON, ...change }).reputation

describe('the reputation of a manager', () => {
  it('[MAN-4] begins at 2, and a season as predicted without savings moves nothing', () => {
    expect(makeGame().manager.reputation).toBe(2)
    expect(reputationAfter(2, SEASON)).toEqual({ reputation: 2, moves: [] })
  })

  it('[MAN-4] stays within 1 and 5', () => {
    const title = { expected: 11, position: 1, honour: 'title', youngsters: 5, money: 5_000_000 } as const
    expect(after(title, 4.9)).toBe(5)
    expect(after({ expected: 8, position: 20, money: -1 }, 1.05)).toBe(1)
  })

  it.each([
    [12, 11, 2.03],
    [12, 13, 1.97],
    [20, 10, 2.3],
    [20, 9, 2.3],
    [3, 20, 1.7],
  ])('[MAN-5] predicted %i, finished %i: %d', (expected, position, reputation) => {
    expect(after({ expected, position })).toBe(reputation)
  })

  it.each<[CompetitionId[], number]>([
    [['cup'], 2.1],
    [['europe'], 2.4],
    [['cup', 'europe'], 2.5],
  ])('[MAN-5] trophies %j: %d', (trophies, reputation) => {
    expect(after({ trophies })).toBe(reputation)
    expect(reputationAfter(2, { ...SEASON, trophies }).moves.map(({ cause }) => cause)).toEqual(
      trophies.map((competition) => ({ kind: 'trophy', competition })),
    )
  })

  it.each([
    ['the title', 'title', 2.39],
    ['a promotion', 'promotion', 2.24],
    ['neither', null, 2.09],
  ] as const)('[MAN-5] [SEC-8] predicted fourth, finished first with %s: %d', (_, honour, reputation) => {
    expect(after({ expected: 4, position: 1, honour })).toBe(reputation)
  })

  it.each([
    [1, 2.02],
    [5, 2.1],
    [6, 2.1],
  ])('[MAN-6] %i players of the academy: %d', (youngsters, reputation) => {
    expect(after({ youngsters })).toBe(reputation)
  })

  it.each([
    [-1, 1.9],
    [0, 2],
    [2_999_999, 2],
    [3_000_000, 2.05],
  ])('[MAN-7] £%i at the end: %d', (money, reputation) => {
    expect(after({ money })).toBe(reputation)
  })

  it('[MAN-8] fades towards 2, from above and from below', () => {
    expect(after({}, 4)).toBe(3.9)
    expect(after({}, 1.4)).toBe(1.43)
  })

  it('says what moved it', () => {
    expect(
      reputationAfter(3, {
        ...SEASON,
        expected: 6,
        position: 1,
        honour: 'title',
        youngsters: 2,
        money: 9_000_000,
      }).moves,
    ).toEqual([
      { change: 0.15, cause: { kind: 'place', expected: 6, position: 1 } },
      { change: 0.3, cause: { kind: 'title' } },
      { change: 0.04, cause: { kind: 'youngsters', players: 2 } },
      { change: 0.05, cause: { kind: 'money-kept' } },
      { change: -0.05, cause: { kind: 'time' } },
    ])
  })
})

it.each([
  [1, 47],
  [2, 50],
  [3.5, 55],
  [5, 59],
])('[MAN-9] at a reputation of %d the board returns to a confidence of %i', (reputation, usual) => {
  const game = makeGame()
  game.manager.reputation = reputation
  game.board.confidence = usual
  settleConfidence(game)
  expect(game.board.confidence).toBe(usual)
  game.board.confidence = usual - 20
  settleConfidence(game)
  expect(game.board.confidence).toBe(usual - 15)
})
