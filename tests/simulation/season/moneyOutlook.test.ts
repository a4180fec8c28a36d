import { describe, expect, it, vi } from 'vitest'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { decisionOf, runDecision } from '../../../client/simulation/commands.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { WayOut } from '../../../client/simulation/news/wayOut.ts'
import { financeReport } from '../../../client/simulation/reports/financeReport.ts'
import { openWays } from '../../../client/simulation/reports/wayReport.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { moneyOutlook } from '../../../client/simulation/season/moneyOutlook.ts'
import { waysOut } from '../../../client/simulation/season/waysOut.ts'
import { MANAGERS } from '../../support/managers.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeContract, makeGame, makePlayer, messagesOf } from '../makeGame.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS })

/** Plays to a day, with the best eleven and no event. Returns the days of warnings. */
function playTo(game: GameState, day: number): number[] {
  const warned: number[] = []
  while (!game.ended && game.day < day) {
    game.lastEventDay = game.day
    beginDay(game)
    if (game.notifications.some((one) => one.day === game.day && one.event.kind === 'money-runs-out'))
      warned.push(game.day)
    MANAGERS.auto(game)
    playMatchDay(game)
  }
  return warned
}

function warningOf({ notifications }: GameState) {
  for (const { event } of notifications) if (event.kind === 'money-runs-out') return event
  throw new Error('No warning')
}

/** Sum of some categories of the last season. */
function lastSeason(
  game: GameState,
  categories: readonly ('matchday' | 'facilities' | 'upkeep' | 'wages')[],
) {
  const amounts = game.ledger.seasons.at(-1)?.amounts ?? {}
  return categories.reduce((sum, one) => sum + (amounts[one] ?? 0), 0)
}

describe('[FIN-8] the warning that the money runs out', () => {
  it('comes to a newcomer in the first weeks, every four of them, with cause and two ways out', () => {
    const game = makeGame({ money: 7_000_000 })
    const warned = playTo(game, 100)
    expect(warned).toEqual([29, 57, 85])
    const { brings, costs, wages, season, ways } = warningOf(game)
    expect(season).toBe(3)
    expect(costs).toBeGreaterThan(1.3 * brings)
    expect(wages).toBeGreaterThan(0.8 * costs)
    expect(ways).toHaveLength(2)
    expect(messagesOf(game).find((text) => text.startsWith('As things stand'))).toMatch(
      /^As things stand, the money runs out in season 3\. A season like this costs £[\d.]+ million, £[\d.]+ million of it in wages, and brings £[\d.]+ million\. What helps: build the Club Shop, or build the Club Museum\.$/,
    )
  })

  it('does not come to a club whose money lasts for four seasons', () => {
    const game = makeGame({ fanCount: 600_000 })
    expect(playTo(game, 60)).toEqual([])
  })

  it('looks three seasons beyond this one, and no further', () => {
    const found = new Set<number | null>()
    for (let fanCount = 1000; fanCount <= 600_000; fanCount += 1000)
      found.add(moneyOutlook(makeGame({ fanCount, money: 10_000_000 })).runsOut)
    expect([...found]).toEqual([3, 4, null])
  })

  it('goes in the week in which it is no longer true', () => {
    const game = makeGame({ money: 7_000_000 })
    playTo(game, 29)
    game.fanCount = 600_000
    expect(warningOf(game).season).toBe(3)
    playTo(game, 36)
    expect(() => warningOf(game)).toThrow()
  })

  it('foresees the wages of new contracts', () => {
    const game = makeGame()
    game.players = game.players.map((player) => ({ ...player, contract: makeContract({ until: 1 }) }))
    const ending = moneyOutlook(game).wages
    game.players = game.players.map((player) => ({ ...player, contract: makeContract({ until: 2 }) }))
    expect(ending).toBeGreaterThan(1.2 * moneyOutlook(game).wages)
  })
})

describe('[FIN-9] the ways out', () => {
  it('are facilities that pay first, then a reserve, then staff', () => {
    const game = makeGame()
    expect(waysOut(game, 4).map((way) => ('type' in way ? way.type : way.kind))).toEqual([
      'Club Shop',
      'Club Museum',
      'Media Center',
      'sell',
    ])
    game.money = 900_000
    expect(waysOut(game, 3).map(({ kind }) => kind)).toEqual(['sell', 'dismiss', 'sell'])
    game.money = -2_000_000
    expect(waysOut(game, 3).map(({ kind }) => kind)).toEqual(['sell', 'sell'])
  })

  it('sell the reserve with the highest wage of a line that has enough', () => {
    const game = makeGame({ money: 0 })
    const reserve = makePlayer({ id: 'p901', quality: 1, wage: 40_000, type: 'Forward' })
    const keeper = makePlayer({ id: 'p902', quality: 1, wage: 90_000, type: 'Goalkeeper' })
    game.players = [...game.players.filter(({ type }) => type !== 'Goalkeeper'), reserve, keeper]
    expect(waysOut(game, 1)).toMatchObject([{ kind: 'sell', id: 'p901', perSeason: 38 * 40_000 }])
  })

  it.each([
    { money: 10_000_000, kind: 'build' },
    { money: 900_000, kind: 'sell' },
  ])('bring what they say over a season: $kind', ({ money, kind }) => {
    const start = () => {
      const game = makeGame({ money })
      game.players = game.players.map((player) => ({ ...player, contract: makeContract() }))
      return game
    }
    const [without, game] = [start(), start()]
    const [way] = waysOut(game, 1)
    if (way?.kind !== kind) throw new Error('Not the way expected')
    const before = game.money
    expect(runDecision(game, decisionOf(way)).done).toBe(true)
    expect(game.money - before).toBeGreaterThanOrEqual(way.once)
    expect(openWays(game, [way])).toHaveLength(0)
    for (const one of [without, game]) playTo(one, 268)
    const categories =
      kind === 'build' ? (['matchday', 'facilities', 'upkeep'] as const) : (['wages'] as const)
    const gained = lastSeason(game, categories) - lastSeason(without, categories)
    expect(gained / way.perSeason).toBeGreaterThan(0.9)
    expect(gained / way.perSeason).toBeLessThan(1.1)
  })

  it('were offered in the news and the finances of a career that is over', () => {
    const game = makeGame({ money: -2_000_000 })
    const { ways } = financeReport(game).ahead!
    expect(ways.length).toBeGreaterThan(0)
    game.ended = { reason: 'sacked', day: 1, season: 1, position: 20 }
    expect(openWays(game, ways)).toEqual([])
    expect(financeReport(game).ahead).toBeNull()
  })

  it('are open until they are taken', () => {
    const game = makeGame()
    const upgrade: WayOut = {
      kind: 'upgrade',
      id: game.facilities[1]?.id ?? '',
      type: 'Training Ground',
      level: 2,
      once: -1,
      perSeason: 1,
    }
    expect(openWays(game, [upgrade])).toHaveLength(1)
    runDecision(game, decisionOf(upgrade))
    expect(openWays(game, [upgrade])).toHaveLength(0)
  })
})

it('ways out of a money trouble named steps that a challenge refuses', () => {
  const kinds = (rules: (typeof CHALLENGES)[number]['rules']) => {
    const game = createGame({ seed: 1, challenge: { ...CHALLENGES[0]!, rules } })
    return new Set(waysOut(game, Infinity).map(({ kind }) => kind))
  }
  expect(kinds([])).toEqual(new Set(['build', 'sell', 'dismiss']))
  expect(kinds(['no-building'])).toEqual(new Set(['sell', 'dismiss']))
  expect(kinds(['no-sales'])).toEqual(new Set(['build', 'dismiss']))
})
