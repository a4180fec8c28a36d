import { expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { announce } from '../../../client/simulation/news/announce.ts'
import type { NewsEvent } from '../../../client/simulation/news/gameEvent.ts'
import { newsOver } from '../../../client/simulation/reports/newsOver.ts'
import { makeGame } from '../makeGame.ts'

/** True if news sent on the first day are over on a later one. */
function isOver(event: NewsEvent, parts: Partial<GameState> = {}): boolean {
  const game = makeGame()
  game.notifications = []
  announce(game, event)
  return newsOver({ ...game, ...parts }).size === 1
}

it('news without a matter are over after a week', () => {
  const news = { kind: 'works-finished', type: 'Basic Stadium' } as const
  expect(isOver(news, { day: 7 })).toBe(false)
  expect(isOver(news, { day: 8 })).toBe(true)
})

it('a bid is over with its answer, and not before', () => {
  const bid = { kind: 'bid-received', id: 'p1', name: 'Tom', club: 'Porto', fee: 1, deadline: 10 } as const
  const open = { playerId: 'p1', clubId: null, club: 'Porto', fee: 1, deadline: 10, hasRisen: false }
  expect(isOver(bid, { day: 9, bids: [open] })).toBe(false)
  expect(isOver(bid, { day: 2, bids: [] })).toBe(true)
})

it('a warning of low funds stands while the bank is overdrawn', () => {
  expect(isOver({ kind: 'funds-low', money: -2_000_000 }, { day: 30, money: -1 })).toBe(false)
  expect(isOver({ kind: 'funds-low', money: -2_000_000 }, { day: 2, money: 0 })).toBe(true)
})

it('a second warning of the same danger replaces the first, which is no longer bold', () => {
  const game = makeGame({ money: -1, day: 5 })
  game.notifications = []
  announce(game, { kind: 'funds-low', money: -2_000_000 })
  announce(game, { kind: 'funds-low', money: -3_000_000 })
  const [second, first] = game.notifications
  const over = newsOver(game)
  expect(over.has(first!.id)).toBe(true)
  expect(over.has(second!.id)).toBe(false)
})

it('a player who no longer waits has nothing to say', () => {
  const message = { kind: 'intake-held', names: ['Tom'], deadline: 20 } as const
  expect(isOver(message)).toBe(true)
})

it('an event is over with its effects, at once if none lasts', () => {
  const quality = { kind: 'quality', player: 'Rob', change: 0.5 } as const
  expect(isOver({ kind: 'random-event', event: 'rival-rising-star', impact: [quality] })).toBe(true)
  const leak = { kind: 'strength', change: -3, days: 3 } as const
  expect(isOver({ kind: 'random-event', event: 'tactical-leak', impact: [leak] }, { day: 3 })).toBe(false)
  expect(isOver({ kind: 'random-event', event: 'tactical-leak', impact: [leak] }, { day: 4 })).toBe(true)
})

it('contracts that nobody would talk about are no longer bold', () => {
  const { players, currentSeason } = makeGame()
  const news = {
    kind: 'contracts-ending',
    names: [players[0]!.name],
    season: currentSeason,
    weeks: 19,
  } as const
  const ending = players.map((player) => ({
    ...player,
    contract: { ...player.contract, until: currentSeason },
  }))
  expect(isOver(news, { players: ending })).toBe(false)
  expect(isOver(news, { players: ending.map((player) => ({ ...player, morale: 1 })) })).toBe(true)
})
