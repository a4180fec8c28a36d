import { expect, it } from 'vitest'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { decisionOf, runDecision } from '../../../client/simulation/commands.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { openWays } from '../../../client/simulation/reports/wayReport.ts'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { signings, warnOfPlace, waysUp } from '../../../client/simulation/season/placeInDanger.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { makeGame, makeMarketPlayer, makePlayer, messagesOf } from '../makeGame.ts'

/** A club in a place after a match week, for which the paper has predicted the tenth place. */
function after(week: number, place: number): GameState {
  const game = makeGame({ currentMatchWeek: week, leaguePosition: place })
  const rivals = game.competitors.map(({ id }) => id)
  game.pressNotes = [
    { kind: 'prediction', week: 0, order: [...rivals.slice(0, 9), game.club.id, ...rivals.slice(9)] },
  ]
  // Clubs of the country have nobody to lend.
  for (const { players } of otherClubs(game)) for (const player of players) player.age = 30
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

it('[BOA-14] warns of a place less than five above the sack, with what helps', () => {
  const game = after(5, 16)
  expect(warnOfPlace(game)).toBe(true)
  expect(messagesOf(game)[0]).toBe(
    'We are 16th with 33 matches to go. Finish below 18th and you lose your job. ' +
      'What helps: order fresh legs from the hour on, or borrow Bob Best (Forward).',
  )
})

it('[BOA-17] lets the club in danger spend what the season leaves, and says so', () => {
  const game = after(5, 16)
  const { left } = financeForecast(game)
  Object.assign(game, { transferBudget: 500_000, wageBudget: 50_000 })
  warnOfPlace(game)
  const free = 10_000 * Math.round((Math.min(game.money, left) - 1_000_000) / 10_000)
  expect(game.transferBudget).toBe(free)
  expect(game.wageBudget).toBe(50_000 + 1_000 * Math.round((free - 500_000) / 114_000))
  expect(messagesOf(game)[1]).toContain('The board fears for our place and adds £')
})

it('[BOA-17] adds nothing to budgets that are larger, nor from an empty bank', () => {
  const rich = after(5, 16)
  rich.transferBudget = 50_000_000
  warnOfPlace(rich)
  expect(rich.transferBudget).toBe(50_000_000)
  const poor = { ...after(5, 16), money: 1_000_000, transferBudget: 0 }
  warnOfPlace(poor)
  expect(poor.transferBudget).toBe(0)
})

it('[BOA-18] has the tired substituted at a click, unless the manager has given orders', () => {
  const game = after(5, 16)
  const [first] = waysUp(game)
  expect(first).toMatchObject({ kind: 'orders', count: 4 })
  if (first) expect(runDecision(game, decisionOf(first)).done).toBe(true)
  expect(game.standingOrders.filter(({ off }) => off !== null)).toHaveLength(4)
  expect(waysUp(game).map(({ kind }) => kind)).not.toContain('orders')
  expect(waysUp({ ...game, standingOrders: [] }).map(({ kind }) => kind)).not.toContain('orders')
})

it('[BOA-18] sells a reserve where only that pays for somebody better', () => {
  const game = { ...after(5, 16), standingOrders: [], transferBudget: 0 }
  const oak = makeMarketPlayer({ id: 'p903', type: 'Defender', quality: 4, age: 30, wage: 3_000 })
  game.market = [oak]
  game.players = [
    ...game.players,
    ...Array.from({ length: 6 }, (_, i) => makePlayer({ id: `p80${i}`, type: 'Midfielder', quality: 1.5 })),
  ]
  expect(waysUp(game).map(({ kind }) => kind)).toEqual(['sell'])
  game.market = [{ ...oak, transferFee: 90_000_000 }]
  expect(waysUp(game)).toEqual([])
})

it('[BOA-18] lets the assistant renew contracts of starters that end with the season, from week 17 on', () => {
  const game = { ...after(17, 16), standingOrders: [], market: [] }
  for (const player of game.players) player.contract.until = game.currentSeason
  const [way] = waysUp(game)
  expect(way).toMatchObject({ kind: 'renew', players: 11 })
  expect(waysUp({ ...game, currentMatchWeek: 16 })).toEqual([])
  if (way) runDecision(game, decisionOf(way))
  expect(game.assistant.renewsContracts).toBe(true)
  expect(waysUp(game)).toEqual([])
})

it.each([
  { week: 2, place: 12 },
  { week: 6, place: 20 },
  { week: 1, place: 20 },
  { week: 38, place: 20 },
])('[BOA-14] is silent after week $week in place $place', ({ week, place }) => {
  expect(warnOfPlace(after(week, place))).toBe(false)
})

it('[BOA-18] names nobody whom the money of the season does not carry, and each can be signed at once', () => {
  const game = after(5, 18)
  const ways = signings(game, 5)
  expect(ways.map(({ id }) => id)).toEqual(['p901', 'p903'])
  for (const way of ways) expect(runDecision(game, decisionOf(way)).done).toBe(true)
  expect(signings({ ...after(5, 18), money: 0 }, 5)).toEqual([])
})

it('[BOA-18] names players whom clubs of the country lend, as long as they do', () => {
  const game = { ...after(5, 18), market: [] }
  const [club] = game.otherDivision.clubs
  const reserve = { ...club!.players.at(-1)!, quality: 1.1, age: 20, type: 'Forward' as const }
  const better = [1.3, 1.3, 1.3].map((quality, i) => ({ ...reserve, id: `p9${i}`, quality }))
  for (const player of game.players) player.quality = 1
  club!.players = [...better, reserve]
  expect(signings(game, 5)).toEqual([])
  reserve.quality = 1.2
  const ways = signings(game, 5)
  expect(ways).toMatchObject([{ kind: 'borrow', id: reserve.id, name: reserve.name, position: 'Forward' }])
  const [way] = ways
  expect(openWays(game, [way!])).toHaveLength(1)
  expect(runDecision(game, decisionOf(way!)).done).toBe(true)
  expect(openWays(game, [way!])).toHaveLength(0)
  expect(game.borrowed).toMatchObject([{ clubId: club!.id }])
})

it('a warning named newcomers whom a challenge refuses', () => {
  const newcomers = (rules: (typeof CHALLENGES)[number]['rules']) => {
    const { challenge } = createGame({ seed: 1, challenge: { ...CHALLENGES[0]!, rules } })
    const game = { ...after(5, 16), challenge }
    game.market[2]!.quality = 5
    return signings(game, Infinity).map(({ name }) => name)
  }
  expect(newcomers([])).toEqual(expect.arrayContaining(['Bob Best', 'Old Oak']))
  expect(newcomers(['under-23s'])).toEqual(['Bob Best'])
  expect(newcomers(['no-signings'])).toEqual([])
})
