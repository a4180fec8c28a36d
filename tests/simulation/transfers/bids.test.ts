import fc from 'fast-check'
import { dayInWords } from '../../../client/simulation/core/calendar.ts'
import { describe, expect, it, vi } from 'vitest'
import { BID_DAYS, MAX_BIDS } from '../../../client/simulation/club/bid.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { RIVAL_CLUBS } from '../../../client/simulation/clubs/clubNames.ts'
import { playerValue } from '../../../client/simulation/players/playerValue.ts'
import { bidReport } from '../../../client/simulation/reports/bidReport.ts'
import { planAhead, playAheadDay } from '../../../client/simulation/season/ahead.ts'
import { isDecision, playDay } from '../../../client/simulation/season/day.ts'
import { placeBid, placeBids, watchBids } from '../../../client/simulation/transfers/bidding.ts'
import { acceptBid, askForMore, refuseBid, riseTerms } from '../../../client/simulation/transfers/bids.ts'
import { improvement } from '../../../client/simulation/transfers/buyers.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeContract, makeGame, makePlayer, messagesOf, newsOf, textOf } from '../makeGame.ts'

// Thousands of bids.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const star = () => makePlayer({ id: 'p7', name: 'Ben Rudd', type: 'Forward', quality: 3.4, appearances: 10 })

/** A career in which every club of the league has this much money, and no other any. */
function makeMarket(parts: Partial<GameState> = {}, budget = 60_000_000): GameState {
  const game = makeGame({ players: [star()], currentMatchWeek: 19, day: 134, ...parts })
  for (const club of game.competitors) club.transferBudget = budget
  for (const club of game.otherDivision.clubs) club.transferBudget = 0
  return game
}

/** Bids placed over many days with the given squad and week. */
function bidsOver(days: number, parts: Partial<GameState> = {}) {
  const game = makeMarket(parts)
  return Array.from({ length: days }, (_, i) => {
    game.day = 134 + i
    game.bids = []
    placeBids(game)
    return game.bids
  })
}

describe('bids', () => {
  it('[BID-1] come in the first weeks of a season and after weeks 18 to 21, after half of them at most', () => {
    const weeks = Array.from({ length: 38 }, (_, week) => week).filter((currentMatchWeek) =>
      bidsOver(20, { currentMatchWeek }).some((bids) => bids.length > 0),
    )
    expect(weeks).toEqual([0, 1, 2, 18, 19, 20, 21])
    const share = bidsOver(600).filter((bids) => bids.length > 0).length / 600
    expect(share).toBeGreaterThan(0.44)
    expect(share).toBeLessThan(0.56)
  })

  it('[BID-3] come from the second division for players who would go there, while no club of the first needs them', () => {
    const bidders = (quality: number, reputation: number) => {
      const game = makeMarket({ players: [makePlayer({ ...star(), quality })] }, 0)
      for (const club of game.otherDivision.clubs)
        Object.assign(club, { transferBudget: 60_000_000, reputation })
      const found = new Set<string | null>()
      for (let day = 134; day < 200; day++) {
        Object.assign(game, { day, bids: [] })
        placeBids(game)
        for (const { clubId } of game.bids) found.add(clubId)
      }
      return { game, found: [...found] }
    }
    // 2 stars, and 0.75 more for each point of reputation.
    const { game, found } = bidders(2.75, 1)
    const second = game.otherDivision.clubs.map(({ id }) => id)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((id) => id !== null && second.includes(id))).toBe(true)
    expect(bidders(2.8, 1).found).toEqual([])
    expect(bidders(3.4, 1).found).toEqual([null])
  })

  it.each([
    ['fewer than five matches for the club', { appearances: 4 }],
    ['a contract that ends with the season', { contract: makeContract({ until: 1 }) }],
    ['no place in the first choice of any club', { quality: 1 }],
    ['a youth in the own academy and fewer than 50 matches', { isHomegrown: true, appearances: 30 }],
  ])('[BID-2] nobody bids for a player with %s', (_, change) => {
    const players = [makePlayer({ ...star(), ...change })]
    expect(bidsOver(40, { players }).flat()).toEqual([])
    expect(bidsOver(40).flat().length).toBeGreaterThan(10)
  })

  it('[BID-3] come from clubs that would play the player and can pay, and for the best from abroad', () => {
    const clubs = new Set<string | null>()
    for (let day = 1; day <= 300; day++) {
      const game = makeMarket({ day })
      placeBid(game, game.players[0]!)
      const bid = game.bids[0]!
      clubs.add(bid.clubId)
      const club = game.competitors.find(({ id }) => id === bid.clubId)
      if (club) expect(improvement(club, game.players[0]!)).toBeGreaterThan(0)
      else expect(RIVAL_CLUBS.map(({ name }) => name)).not.toContain(bid.club)
    }
    expect(clubs.has(null)).toBe(true)
    expect(clubs.size).toBeGreaterThan(4)
    const poor = makeMarket({}, 0)
    for (let day = 1; day <= 50; day++) {
      poor.day = day
      poor.bids = []
      placeBid(poor, poor.players[0]!)
      expect(poor.bids.map(({ clubId }) => clubId)).toEqual([null])
    }
    const weak = makeMarket({ players: [makePlayer({ ...star(), quality: 2.8 })] }, 0)
    expect(placeBid(weak, weak.players[0]!)).toBeNull()
  })

  it('[BID-4] are of 85 to 120% of the value', () => {
    const shares = Array.from({ length: 400 }, (_, day) => {
      const game = makeMarket({ day })
      placeBid(game, game.players[0]!)
      return game.bids[0]!.fee / playerValue(game.players[0]!)
    })
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.849)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1.201)
    expect(Math.max(...shares)).toBeGreaterThan(1.05)
  })

  it('[BID-5] stay open for ten days, the news name the last one, and then they lapse', () => {
    const game = makeMarket()
    placeBid(game, game.players[0]!)
    const { deadline, club, fee } = game.bids[0]!
    expect(deadline).toBe(game.day + BID_DAYS - 1)
    expect(messagesOf(game)[0]).toBe(
      `${club} bid £${fee.toLocaleString('en-GB')} for Ben Rudd. Answer by ${dayInWords(deadline)}.`,
    )
    expect(newsOf(game)[0]).toMatchObject({ type: 'transfer', isSpecial: true })
    expect(bidReport(game)[0]?.daysLeft).toBe(10)
    game.day = deadline
    watchBids(game)
    expect(game.bids).toHaveLength(1)
    expect(bidReport(game)[0]?.daysLeft).toBe(1)
    game.day = deadline + 1
    watchBids(game)
    expect(game.bids).toEqual([])
    expect(messagesOf(game)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/Answer by day/)]) as string[],
    )
    expect(messagesOf(game)[0]).toBe(`${club}’s bid for Ben Rudd has lapsed: they’ve waited long enough.`)
    expect(game.players).toHaveLength(1)
  })

  it('[BID-5] are open once for a player, and eight at most', () => {
    const players = Array.from({ length: 12 }, (_, i) => makePlayer({ ...star(), id: `p${i + 1}` }))
    const game = makeMarket({ players })
    for (const player of [...players, ...players]) placeBid(game, player)
    expect(game.bids).toHaveLength(MAX_BIDS)
    expect(new Set(game.bids.map(({ playerId }) => playerId)).size).toBe(MAX_BIDS)
  })
})

describe('the answers to a bid', () => {
  it('[BID-6] accept: the player joins the club at once for the fee, which it pays', () => {
    const game = makeMarket({ players: [star(), makePlayer({ id: 'p9' })] })
    while (game.bids[0]?.clubId === undefined || game.bids[0].clubId === null) {
      game.day += 1
      game.bids = []
      placeBid(game, game.players[0]!)
    }
    const { fee, clubId } = game.bids[0]
    const { money, transferBudget, wageBudget } = game
    expect(acceptBid(game, 'p7')).toMatchObject({ done: true, event: { kind: 'player-sold', fee } })
    expect(game).toMatchObject({
      money: money + fee,
      transferBudget: transferBudget + fee,
      wageBudget: wageBudget + star().wage,
      bids: [],
    })
    const club = game.competitors.find(({ id }) => id === clubId)!
    expect(club.transferBudget).toBe(60_000_000 - fee)
    expect(club.players.some(({ id }) => id === 'p7')).toBe(true)
    expect(game.players.map(({ id }) => id)).toEqual(['p9'])
  })

  it('[BID-7] refuse: the bid ends and the player stays', () => {
    const game = makeMarket()
    placeBid(game, game.players[0]!)
    expect(refuseBid(game, 'p7')).toMatchObject({ done: true })
    expect(game.bids).toEqual([])
    expect(game.players).toHaveLength(1)
  })

  it('[BID-8] ask for more: the club raises its bid once within the bounds shown, or walks away, as often as shown', () => {
    let rises = 0
    let expected = 0
    const TRIES = 1_500
    for (let day = 1; day <= TRIES; day++) {
      const game = makeMarket({ day })
      placeBid(game, game.players[0]!)
      const { fee } = game.bids[0]!
      const terms = riseTerms(game, game.bids[0]!)!
      expect(terms.low / fee).toBeCloseTo(1.06, 2)
      expect(terms.high / fee).toBeCloseTo(1.18, 2)
      expected += terms.chance
      askForMore(game, 'p7')
      const [bid] = game.bids
      if (!bid) {
        expect(messagesOf(game)[0]).toMatch(
          / have pulled out of the deal for Ben Rudd: you asked for too much\.$/,
        )
        continue
      }
      rises += 1
      expect(bid.fee).toBeGreaterThanOrEqual(terms.low)
      expect(bid.fee).toBeLessThanOrEqual(terms.high)
      expect(riseTerms(game, bid)).toBeNull()
      const before = textOf(game)
      expect(askForMore(game, 'p7')).toMatchObject({ done: false })
      expect(textOf(game)).toBe(before)
    }
    expect(Math.abs(rises - expected) / TRIES).toBeLessThan(0.04)
  })

  it('[BID-8] a bid is never above the money of its club, and rises only to more than it was', () => {
    const money = fc.integer({ min: 1, max: 12_000_000 })
    const stars = fc.integer({ min: 240, max: 400 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(money, stars, fc.integer({ min: 1, max: 400 }), (budget, quality, day) => {
        const game = makeMarket({ day, players: [makePlayer({ ...star(), quality })] }, budget)
        placeBid(game, game.players[0]!)
        const limit = ({ clubId }: { clubId: string | null }) => (clubId === null ? Infinity : budget)
        const [bid] = game.bids
        if (!bid) return
        const before = { ...bid }
        expect(before.fee).toBeLessThanOrEqual(limit(bid))
        const terms = riseTerms(game, bid)
        const answered = askForMore(game, 'p7').done
        expect(answered).toBe(terms !== null)
        if (!terms || game.bids.length === 0) return
        expect(terms.low).toBeGreaterThan(before.fee)
        expect(terms.high).toBeGreaterThanOrEqual(terms.low)
        expect(terms.high).toBeLessThanOrEqual(limit(bid))
        expect(bid.fee).toBeGreaterThanOrEqual(terms.low)
        expect(bid.fee).toBeLessThanOrEqual(terms.high)
      }),
      { numRuns: 1_000, seed: 22 },
    )
  })

  it('[BID-8] a club at its limit will not go higher, and its bid stays', () => {
    const game = makeMarket({}, 8_278_499)
    const { id: clubId, name: club } = game.competitors[0]!
    game.bids = [{ playerId: 'p7', clubId, club, fee: 8_278_000, deadline: 140, hasRisen: false }]
    expect(bidReport(game)[0]?.rise).toBeNull()
    expect(askForMore(game, 'p7')).toEqual({ done: false, reason: `${club} won’t go any higher.` })
    expect(game.bids).toHaveLength(1)
  })

  it('[BID-9] there is none without a bid', () => {
    const game = makeMarket()
    const before = textOf(game)
    for (const command of [acceptBid, refuseBid, askForMore]) {
      expect(command(game, 'p7')).toEqual({ done: false, reason: 'There’s no bid for this player.' })
      expect(command(game, 'nobody')).toMatchObject({ done: false })
    }
    expect(textOf(game)).toBe(before)
  })

  it('[BID-10] a club that has spent its money withdraws, and no bid stays for a player who has left', () => {
    const game = makeMarket({ players: [star(), makePlayer({ ...star(), id: 'p8', name: 'Cal Dean' })] })
    const bid = { clubId: game.competitors[0]!.id, club: 'Man Alliance', deadline: 140, hasRisen: false }
    game.bids = [
      { ...bid, playerId: 'p7', fee: 40_000_000 },
      { ...bid, playerId: 'p8', fee: 40_000_000 },
    ]
    acceptBid(game, 'p7')
    expect(game.bids).toEqual([])
    expect(messagesOf(game)).toContain(
      'Man Alliance have pulled out of the deal for Cal Dean: they’ve spent the money elsewhere.',
    )
    game.bids = [{ ...bid, playerId: 'p8', fee: 1_000 }]
    sellPlayer(game, 'p8')
    expect(game.bids).toEqual([])
  })
})

describe('news of a bid', () => {
  const isAsking = (message: string) => message.includes('Answer by day')

  it.each<[string, (game: GameState) => void]>([
    ['is accepted', (game) => void acceptBid(game, 'p7')],
    ['is refused', (game) => void refuseBid(game, 'p7')],
    ['gives way to a sale', (game) => void sellPlayer(game, 'p7')],
    ['is followed by a raise or a farewell', (game) => void askForMore(game, 'p7')],
    ['lapses', (game) => (game.day += BID_DAYS) && watchBids(game)],
  ])('ask for no answer any more when it %s', (_, end) => {
    const game = makeMarket()
    placeBid(game, game.players[0]!)
    expect(messagesOf(game).filter(isAsking)).toHaveLength(1)
    end(game)
    expect(messagesOf(game).filter(isAsking)).toEqual([])
  })

  it('of a raise are withdrawn when the raised bid is refused', () => {
    const game = makeMarket()
    for (let day = 1; game.bids[0]?.hasRisen !== true; day++) {
      Object.assign(game, { day, bids: [], notifications: [] })
      placeBid(game, game.players[0]!)
      askForMore(game, 'p7')
    }
    expect(messagesOf(game)).toEqual([expect.stringContaining('It’s their final offer.')])
    refuseBid(game, 'p7')
    expect(messagesOf(game)).toEqual([])
  })

  it('say that the player retires when a club withdraws for that', () => {
    const game = makeMarket()
    placeBid(game, game.players[0]!)
    const { club } = game.bids[0]!
    game.farewells.retiring = ['p7']
    watchBids(game)
    expect(game.bids).toEqual([])
    expect(messagesOf(game)[0]).toBe(`${club} have dropped their bid for Ben Rudd, who is retiring.`)
  })
})

describe('days with bids', () => {
  /** A career on the day before clubs bid. */
  function dayBefore(): GameState {
    for (let seed = 1; ; seed++) {
      const game = makeGame({ seed, lastEventDay: 7, day: 7, awaitingKickOff: true })
      for (const club of game.competitors) club.transferBudget = 60_000_000
      for (const player of game.players) player.appearances = 10
      const later = structuredClone(game)
      playDay(later)
      later.lastEventDay = later.day
      if (playDay(later).some(({ kind }) => kind === 'bid-received')) return game
    }
  }

  it('[BID-11] stop time that runs until a decision, and days played ahead if wanted', () => {
    const game = dayBefore()
    playDay(game)
    game.lastEventDay = game.day
    const ahead = structuredClone(game)
    const event = playDay(game).find(({ kind }) => kind === 'bid-received')
    expect(event && isDecision(event)).toBe(true)
    const other = structuredClone(ahead)
    expect(playAheadDay(ahead, planAhead(ahead, 'season', ['bids'])).stop).toBe('bids')
    expect(playAheadDay(other, planAhead(other, 'season', [])).stop).toBeNull()
    expect(textOf(other)).toBe(textOf(ahead))
  })
})
