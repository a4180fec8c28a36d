import { expect, it } from 'vitest'
import { decisionOf, runDecision } from '../../../client/simulation/commands.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { signings, warnOfPlace } from '../../../client/simulation/season/placeInDanger.ts'
import { makeGame, makeMarketPlayer, messagesOf } from '../makeGame.ts'

/** A club in a place after a match week, for which the paper has predicted the tenth place. */
function after(week: number, place: number): GameState {
  const game = makeGame({ currentMatchWeek: week, leaguePosition: place })
  const rivals = game.competitors.map(({ id }) => id)
  game.pressNotes = [
    { kind: 'prediction', week: 0, order: [...rivals.slice(0, 9), game.club.id, ...rivals.slice(9)] },
  ]
  game.market = [
    makeMarketPlayer({ id: 'p901', name: 'Bob Best', type: 'Forward', quality: 4.5, age: 22, wage: 3_000 }),
    makeMarketPlayer({
      id: 'p902',
      name: 'Dan Dear',
      type: 'Forward',
      quality: 4.5,
      transferFee: 90_000_000,
    }),
    makeMarketPlayer({ id: 'p903', name: 'Old Oak', type: 'Defender', quality: 4, age: 30, wage: 3_000 }),
    makeMarketPlayer({ id: 'p904', name: 'Ann Able', type: 'Forward', quality: 1 }),
  ]
  return game
}

it('[BOA-14] warns of a place less than three above the sack, and names who would start', () => {
  const game = after(5, 16)
  expect(warnOfPlace(game)).toBe(true)
  expect(messagesOf(game)[0]).toBe(
    'We are 16th with 33 matches to go. Finish below 18th and you lose your job. ' +
      'What helps: borrow Bob Best (Forward), or sign Old Oak (Defender).',
  )
})

it.each([
  { week: 5, place: 14 },
  { week: 6, place: 20 },
  { week: 1, place: 20 },
  { week: 38, place: 20 },
])('[BOA-14] is silent after week $week in place $place', ({ week, place }) => {
  expect(warnOfPlace(after(week, place))).toBe(false)
})

it('[BOA-14] names nobody whom the money of the season does not carry, and each can be signed at once', () => {
  const game = after(5, 18)
  const ways = signings(game, 5)
  expect(ways.map(({ id }) => id)).toEqual(['p901', 'p903'])
  for (const way of ways) expect(runDecision(game, decisionOf(way)).done).toBe(true)
  expect(signings({ ...after(5, 18), money: 0 }, 5)).toEqual([])
})
