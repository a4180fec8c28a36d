import { describe, expect, it } from 'vitest'
import type { Player } from '../../../client/simulation/people/player.ts'
import { noUnrest, type Unrest } from '../../../client/simulation/people/unrest.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import {
  isPassedOver,
  currentUnrest,
  noteRefusedBid,
  unrestLoss,
} from '../../../client/simulation/unrest/memory.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { planAhead, playAheadDay } from '../../../client/simulation/season/ahead.ts'
import { isDecision } from '../../../client/simulation/season/day.ts'
import { rememberMatch } from '../../../client/simulation/unrest/rememberMatch.ts'
import { forgetOverSummer, reviewUnrest } from '../../../client/simulation/unrest/review.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { talksHurdle } from '../../../client/simulation/contracts/contractTerms.ts'
import { sign } from '../../../client/simulation/contracts/renewal.ts'
import { watchBids, bidForUnhappy } from '../../../client/simulation/transfers/bidding.ts'
import { refuseBid } from '../../../client/simulation/transfers/bids.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { makeContract, makeGame, makePlayer, makeRandom, makeSetup, messagesOf } from '../makeGame.ts'
import { LEAVING, makeUnrest, nameOf, UNHAPPY, type Kind } from '../makeUnrest.ts'

const status = (of: 'key' | 'regular' | 'rotation' | 'prospect') => ({
  contract: makeContract({ status: of }),
})

describe('what players remember', () => {
  it('[UNR-1] is whether they started, came on or were left out of the last ten matches for which they were fit', () => {
    const setup = makeSetup()
    const report = playMatch(setup)
    const [starter] = setup.home.eleven
    const players = [
      makePlayer({ id: starter!.id }),
      makePlayer({ id: 'p8' }),
      makePlayer({ id: 'p9', injured: true }),
      makePlayer({ id: 'p10', suspensions: 1 }),
    ]
    const game = makeGame({ players })
    for (let i = 0; i < 12; i++) rememberMatch(game, report, 'home')
    expect(currentUnrest(game, starter!.id).recent).toBe('SSSSSSSSSS')
    expect(currentUnrest(game, 'p8').recent).toBe('LLLLLLLLLL')
    expect(currentUnrest(game, 'p9').recent).toBe('')
    expect(currentUnrest(game, 'p10').recent).toBe('')
    rememberMatch(game, { ...report, minutes: { ...report.minutes, home: { p8: 20 } } }, 'home')
    expect(currentUnrest(game, 'p8').recent).toBe('LLLLLLLLLC')
    rememberMatch(game, { ...report, forfeit: true }, 'home')
    expect(currentUnrest(game, 'p8').recent).toBe('LLLLLLLLLC')
  })

  it.each([
    ['key', 'SSSSSSLLLL', true],
    ['key', 'SSSSSSCLLL', false],
    ['regular', 'SSSSLLLLLL', true],
    ['regular', 'SSSSCLLLLL', false],
    ['rotation', 'SLLLLLLLLL', true],
    ['rotation', 'SCLLLLLLLL', false],
    ['prospect', 'LLLLLLLLLL', false],
    ['key', 'LLLLLLL', false],
    ['key', 'LLLLLLLL', true],
  ] as const)('[UNR-2] a %s with %s is passed over: %s', (promised, recent, isTrue) => {
    const { game, player } = makeUnrest({ recent }, status(promised))
    expect(isPassedOver(game, player)).toBe(isTrue)
  })

  it('[UNR-2] a second goalkeeper waits without complaint, a regular one does not', () => {
    const keeper = (promised: 'regular' | 'rotation') =>
      makeUnrest({ recent: 'LLLLLLLLLL' }, { type: 'Goalkeeper', ...status(promised) })
    const [second, first] = [keeper('rotation'), keeper('regular')]
    expect(isPassedOver(second.game, second.player)).toBe(false)
    expect(isPassedOver(first.game, first.player)).toBe(true)
  })
})

describe('unrest', () => {
  it('[UNR-3] begins with one message a week, of the player who misses most of what was promised', () => {
    const { game } = makeUnrest({ recent: 'SSSLLLLLLL' })
    game.players.push(makePlayer({ id: 'p8', name: 'Ben Rudd', appearances: 9, ...status('key') }))
    game.minds.push({ ...noUnrest('p8'), recent: 'SSLLLLLLLL' })
    expect(reviewUnrest(game).map(({ id }) => id)).toEqual(['p8'])
    expect(currentUnrest(game, 'p8')).toMatchObject({
      stage: 'unhappy',
      cause: { kind: 'matches' },
      since: 85,
    })
    expect(messagesOf(game)[0]).toBe(
      'Ben Rudd is unhappy. Started 2 of the last 10 matches when fit. Promised: Key player. Answer by day 7 of week 14.',
    )
    expect(reviewUnrest(game).map(({ id }) => id)).toEqual(['p7'])
    expect(reviewUnrest(game)).toEqual([])
  })

  it.each([
    ['contract that ends with the season', { contract: makeContract({ until: 1 }) }],
    ['youth in the own academy and fewer than 50 matches', { isHomegrown: true, appearances: 30 }],
  ])('[UNR-3] nobody complains with a %s', (_, player) => {
    const { game } = makeUnrest({ recent: 'LLLLLLLLLL' }, player, { currentMatchWeek: 19 })
    expect(reviewUnrest(game)).toEqual([])
  })

  it('[UNR-3] nobody complains after the last match week', () => {
    const { game } = makeUnrest({ recent: 'LLLLLLLLLL' }, {}, { currentMatchWeek: 38 })
    expect(reviewUnrest(game)).toEqual([])
  })

  it('[UNR-4] lowers the morale at which a player settles, with CON-11 the greater of both', () => {
    const settled = (unrest: Partial<Unrest>, player: Partial<Player>) => {
      const { game, player: one } = makeUnrest({ recent: 'S', ...unrest }, player, { lastMatch: null })
      for (let week = 0; week < 200; week++) updatePlayers(game, makeRandom(week))
      return one.morale
    }
    const [content, unhappy, leaving] = [settled({}, {}), settled(UNHAPPY, {}), settled(LEAVING, {})]
    expect(content - unhappy).toBeCloseTo(0.5, 1)
    // Each week is rounded.
    expect(content - leaving).toBeGreaterThan(0.8)
    expect(content - leaving).toBeLessThan(1.05)
    const { game, player } = makeUnrest(UNHAPPY, { name: nameOf('temperamental') })
    expect(unrestLoss(game, player)).toBeCloseTo(0.75, 5)
  })

  it('[UNR-5] a message waits for 14 days, and costs morale without an answer', () => {
    const { game, player, unrest } = makeUnrest({ recent: 'LLLLLLLLLL' })
    expect(reviewUnrest(game)[0]?.deadline).toBe(98)
    game.day = 92
    reviewUnrest(game)
    expect(player.morale).toBe(3)
    game.day = 99
    reviewUnrest(game)
    expect(player.morale).toBeCloseTo(2.7, 5)
    expect(unrest()).toMatchObject({ stage: 'unhappy', answerBy: 0 })
    const leaving = makeUnrest({ ...LEAVING, answerBy: 84, bidDay: 90 })
    reviewUnrest(leaving.game)
    expect(leaving.player.morale).toBeCloseTo(2.5, 5)
    expect(leaving.unrest()).toMatchObject({ stage: 'leaving', answerBy: 0, bidDay: 90 })
  })

  it.each([
    [null, 'regular', 11],
    [null, 'rotation', 20],
    ['ambitious', 'regular', 7],
    ['temperamental', 'regular', 8],
    ['loyal', 'regular', 17],
  ] as const)(
    '[UNR-10] a player of character %s asks as a %s to leave after %i weeks',
    (kind, promised, weeks) => {
      const after = (days: number) => {
        const { game } = makeUnrest(UNHAPPY, { name: nameOf(kind), ...status(promised) }, { day: 80 + days })
        return reviewUnrest(game)
      }
      expect(after(7 * weeks - 7)).toEqual([])
      expect(after(7 * weeks)).toMatchObject([{ isLeaving: true }])
    },
  )

  it('[UNR-13] ends when the player is no longer passed over, or starts in four of the last five', () => {
    const after = (unrest: Partial<Unrest>, parts: Partial<GameState> = {}) => {
      const { game, unrest: found } = makeUnrest(unrest, {}, parts)
      reviewUnrest(game)
      return found()
    }
    expect(after({ ...UNHAPPY, recent: 'LLLLLSSSSC' })).toMatchObject({ stage: 'content', calmUntil: 120 })
    expect(after({ ...UNHAPPY, recent: 'LLLLLLSSSC' }).stage).toBe('unhappy')
    expect(after({ ...LEAVING, recent: 'SSSSSSSLLS' }).stage).toBe('leaving')
    expect(after({ ...LEAVING, recent: 'LLLLLSSLSS', bidDay: 90 })).toMatchObject({
      stage: 'content',
      bidDay: 0,
    })
    const listed = { ...LEAVING, cause: { kind: 'listed' }, recent: 'SSSSSSSSSS' } as const
    expect(after(listed, { day: 114 }).stage).toBe('leaving')
    expect(after(listed, { day: 115 }).stage).toBe('content')
  })

  it('[UNR-14] who wants to leave does not talk about a contract, and a new one ends unrest', () => {
    const { game, player, unrest } = makeUnrest(LEAVING, {
      contract: makeContract({ until: 1 }),
      quality: 2.5,
    })
    expect(talksHurdle(game, player)).toBe(`${player.name} wants to leave and won’t sign a new deal.`)
    const unhappy = makeUnrest(UNHAPPY, { contract: makeContract({ until: 1 }), quality: 2.5 })
    expect(talksHurdle(unhappy.game, unhappy.player)).toBeNull()
    sign(game, player, { until: 3, wage: 9_000, status: 'regular' }, 'manager')
    expect(unrest()).toMatchObject({ stage: 'content', recent: '', answerBy: 0, bidDay: 0 })
  })

  it('[UNR-15] ends with the season, but not promises and distrust', () => {
    const promise = { needed: 5, matches: 2, starts: 1 }
    const { game, unrest } = makeUnrest({ ...LEAVING, answerBy: 98, bidDay: 90, promise, distrustUntil: 300 })
    forgetOverSummer(game)
    expect(unrest()).toMatchObject({ stage: 'content', cause: null, recent: '', answerBy: 0, bidDay: 0 })
    expect(unrest()).toMatchObject({ promise, distrustUntil: 300 })
    expect(messagesOf(game)[0]).toContain('no longer asks to leave')
  })

  it('[UNR-16] stops time that runs until a decision, and days played ahead if the manager wants', () => {
    const stops = (stopsFor: readonly 'messages'[]) => {
      const { game } = makeUnrest({ recent: 'LLLLLLLLLL' }, {}, { day: 84, lastMatch: null })
      game.minds.push(...makeGame().players.map(({ id }) => ({ ...noUnrest(id), recent: 'SSSSSSSSSS' })))
      game.players.push(...makeGame().players.filter(({ id }) => id !== 'p7'))
      return playAheadDay(game, planAhead(game, 'month', stopsFor))
    }
    const { events, stop } = stops(['messages'])
    expect(stop).toBe('messages')
    expect(events.filter(isDecision).map(({ kind }) => kind)).toContain('player-writes')
    expect(stops([]).stop).not.toBe('messages')
  })
})

describe('bids for who wants to leave', () => {
  it('[UNR-11] come on the day, at what a sale at once brings at least, and again in two to four weeks', () => {
    const poor = { quality: 1.5, type: 'Forward' } as const
    const { game, player, unrest } = makeUnrest({ ...LEAVING, bidDay: 88 }, poor)
    game.day = 87
    expect(bidForUnhappy(game)).toEqual([])
    game.day = 88
    expect(bidForUnhappy(game)).toMatchObject([{ kind: 'bid-received', name: player.name }])
    expect(game.bids).toMatchObject([{ playerId: 'p7', fee: saleTerms(game, player).low, hasRisen: true }])
    expect(unrest().bidDay).toBeGreaterThanOrEqual(102)
    expect(unrest().bidDay).toBeLessThanOrEqual(116)
    game.day = unrest().bidDay
    expect(bidForUnhappy(game)).toEqual([])
  })

  it('[UNR-11] come from clubs that would play them, by the rules of other bids', () => {
    const { game } = makeUnrest({ ...LEAVING, bidDay: 85 }, { quality: 3.4 })
    for (const club of game.competitors) club.transferBudget = 60_000_000
    bidForUnhappy(game)
    expect(game.bids).toMatchObject([{ hasRisen: false }])
  })

  it('[UNR-11] do not come for contracts that end with a season past its middle, which the news say', () => {
    const { game } = makeUnrest(
      { ...LEAVING, bidDay: 134 },
      { contract: makeContract({ until: 1 }) },
      { currentMatchWeek: 19, day: 134 },
    )
    expect(bidForUnhappy(game)).toEqual([])
    expect(messagesOf(game)[0]).toContain('No bids')
  })

  it('[UNR-11] are looked for again only four weeks after none came', () => {
    const { game } = makeUnrest(
      { ...LEAVING, bidDay: 134 },
      { contract: makeContract({ until: 1 }) },
      { currentMatchWeek: 19 },
    )
    const daysOfNews: number[] = []
    for (game.day = 134; game.day <= 134 + 56; game.day++) {
      const before = messagesOf(game).length
      bidForUnhappy(game)
      if (messagesOf(game).length > before) daysOfNews.push(game.day)
    }
    expect(daysOfNews).toEqual([134, 162, 190])
  })

  it('[UNR-12] cost morale when they are refused or lapse, more for who was put up for bids', () => {
    const morale = (unrest: Partial<Unrest>, isRefused: boolean) => {
      const { game, player } = makeUnrest({ ...unrest, bidDay: 85 }, { quality: 3.4 })
      bidForUnhappy(game)
      if (isRefused) refuseBid(game, 'p7')
      else {
        game.day = 95
        watchBids(game)
      }
      return player.morale
    }
    const listed = { ...LEAVING, cause: { kind: 'listed' } } as const
    expect([morale(LEAVING, true), morale(LEAVING, false)]).toEqual([2.6, 2.6])
    expect([morale(listed, true), morale(listed, false)]).toEqual([2.2, 2.2])
  })

  it('[UNR-9] an ambitious player is unhappy about a refused bid of a better club, others are not', () => {
    const after = (kind: Kind | null, lastPosition: number | null) => {
      const { game, player } = makeUnrest(
        { recent: 'SSSSSSSSSS' },
        { name: nameOf(kind) },
        { leaguePosition: 10 },
      )
      const [club] = game.competitors
      club!.lastPosition = lastPosition ?? 1
      const bid = { playerId: 'p7', club: club!.name, fee: 4_000_000, deadline: 90, hasRisen: false }
      noteRefusedBid(game, player, { ...bid, clubId: lastPosition === null ? null : club!.id }, 'refused')
      return reviewUnrest(game).map(({ cause }) => cause.kind)
    }
    expect(after('ambitious', 3)).toEqual(['bid'])
    expect(after('ambitious', null)).toEqual(['bid'])
    expect(after('ambitious', 10)).toEqual([])
    expect(after(null, 3)).toEqual([])
  })

  it.each([
    ['refused', 'You turned down £4,000,000 from'],
    ['lapsed', 'You let a bid of £4,000,000 from'],
  ] as const)('[UNR-9] says of a bid that was %s what has become of it', (end, words) => {
    const { game, player } = makeUnrest({ recent: 'SSSSSSSSSS' }, { name: nameOf('ambitious') }, {})
    const bid = { playerId: 'p7', clubId: null, club: 'Lyon Confluence', fee: 4_000_000 }
    noteRefusedBid(game, player, { ...bid, deadline: 90, hasRisen: false }, end)
    reviewUnrest(game)
    expect(messagesOf(game)[0]).toContain(words)
  })
})
