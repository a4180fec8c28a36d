import { describe, expect, it } from 'vitest'
import { playerValue, usualWage } from '../../../client/simulation/players/playerValue.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { searchReport, searchRowOf, signingTalks } from '../../../client/simulation/reports/offerReport.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { importanceTo, leastFee } from '../../../client/simulation/transfers/offerPrice.ts'
import {
  makeOffer,
  toggleShortlist,
  watchOffers,
  withdrawOffer,
} from '../../../client/simulation/transfers/offers.ts'
import { offerTerms } from '../../../client/simulation/transfers/signRivalPlayer.ts'
import { makeGame, makeRandom, messagesOf, textOf } from '../makeGame.ts'

const rich = (parts: Partial<GameState> = {}) =>
  makeGame({ money: 90_000_000, transferBudget: 90_000_000, wageBudget: 400_000, day: 20, ...parts })

/** A player who would join, with their club and its least fee. */
function target(game: GameState, importance = 'starter') {
  const row = searchReport(game).find((one) => one.isInterested && one.importance === importance)!
  return { ...row, id: row.player.id, least: leastFee(game, row.club, row.player) }
}

/** Plays days until the club answers. Returns the answers. */
function awaitAnswer(game: GameState, id: string) {
  for (let days = 1; days <= 3; days++) {
    game.day += 1
    const answers = watchOffers(game)
    if (answers.length > 0)
      return { days, answers, offer: game.offers.find(({ playerId }) => playerId === id) }
  }
  throw new Error('The club does not answer within three days')
}

/** Agrees on a fee. */
function agree(game: GameState, importance = 'starter') {
  const found = target(game, importance)
  makeOffer(game, found.id, found.least)
  awaitAnswer(game, found.id)
  return found
}

describe('an offer to a club', () => {
  it('[OFF-1] can be made for players of all rivals, and is answered within three days', () => {
    const game = rich()
    const clubs = [...game.competitors, ...game.otherDivision.clubs]
    expect(searchReport(game)).toHaveLength(clubs.flatMap(({ players }) => players).length)
    const { id, least, club, player } = target(game)
    expect(makeOffer(game, id, least)).toMatchObject({ done: true, event: { kind: 'offer-sent' } })
    const money = game.money
    const { answers } = awaitAnswer(game, id)
    expect(answers).toMatchObject([{ kind: 'offer-agreed', name: player.name, club: club.name, fee: least }])
    expect(messagesOf(game)[0]).toMatch(
      new RegExp(
        `^${club.name} agree to sell ${player.name} for £.* Agree terms with the player by day \\d of week \\d+\\.$`,
      ),
    )
    expect(game.money).toBe(money)
  })

  it.each([
    ['reserve', 1.12, 1.27],
    ['starter', 1.34, 1.49],
    ['best', 1.59, 1.74],
  ])('[OFF-2] costs the value and more by importance: a %s %d to %d of it', (importance, low, high) => {
    const game = rich()
    const shares = game.competitors.flatMap((club) =>
      club.players
        .filter((player) => importanceTo(club, player) === importance)
        .map((player) => {
          const { quality, age } = player
          return leastFee(game, club, player) / playerValue({ quality, age, wage: usualWage(quality) })
        }),
    )
    expect(shares.length).toBeGreaterThan(20)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(low - 0.001)
    expect(Math.max(...shares)).toBeLessThanOrEqual(high + 0.001)
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.1)
  })

  it('[OFF-3] too low is refused with a demand that falls, and the third ends the talks for 28 days', () => {
    const game = rich()
    const { id, least, player } = target(game)
    const low = Math.round(0.8 * least)
    makeOffer(game, id, low)
    const first = awaitAnswer(game, id).offer!
    expect(first).toMatchObject({ stage: 'asked', round: 1 })
    expect(first.asked).toBeGreaterThan(least)
    const asked = first.asked
    makeOffer(game, id, low)
    const second = awaitAnswer(game, id).offer!
    expect(second.asked).toBeLessThan(asked)
    expect(second.asked).toBeGreaterThanOrEqual(least)
    expect(messagesOf(game)[0]).toContain('Offers left: 1')
    makeOffer(game, id, low)
    const third = awaitAnswer(game, id).offer!
    expect(third).toMatchObject({ stage: 'closed', day: game.day + 28 })
    const before = textOf(game)
    expect(makeOffer(game, id, least)).toEqual({
      done: false,
      reason: `Talks over ${player.name} have failed. You can try again from day ${third.day + 1}.`,
    })
    expect(textOf(game)).toBe(before)
    game.day = third.day + 1
    watchOffers(game)
    expect(makeOffer(game, id, least)).toMatchObject({ done: true })
  })

  it('[OFF-3] of what the club has asked for is accepted at once, and one far too low ends the talks', () => {
    const game = rich()
    const { id, least } = target(game)
    makeOffer(game, id, Math.round(0.8 * least))
    const { asked } = awaitAnswer(game, id).offer!
    expect(makeOffer(game, id, asked + 1_000_000)).toMatchObject({
      event: { kind: 'offer-agreed', fee: asked },
    })
    const other = target(game, 'reserve')
    makeOffer(game, other.id, Math.round(0.5 * other.least))
    expect(awaitAnswer(game, other.id).offer).toMatchObject({ stage: 'closed' })
  })

  it('[OFF-4] is refused above the transfer budget, with a full squad, and for who is not interested', () => {
    const game = rich()
    const { id, player } = target(game)
    game.transferBudget = 999_999
    expect(makeOffer(game, id, 1_000_000)).toEqual({
      done: false,
      reason: 'Insufficient transfer budget. Need £1,000,000, have £999,999.',
    })
    expect(makeOffer(game, 'nobody', 1)).toEqual({ done: false, reason: 'Player not found!' })
    expect(makeOffer(game, id, 0.5)).toMatchObject({ done: false })
    const full = rich({
      players: Array.from({ length: 40 }, (_, i) => ({ ...game.players[0]!, id: `p9${i}` })),
    })
    expect(makeOffer(full, id, 1)).toMatchObject({
      reason: expect.stringContaining('squad is full') as string,
    })
    game.reputation = 1
    expect(makeOffer(game, id, 1)).toEqual({
      done: false,
      reason: `${player.name} isn’t interested in joining a club of your reputation.`,
    })
  })

  it('[OFF-5] is refused for who has left within a season', () => {
    const game = rich()
    for (const club of game.competitors) club.transferBudget = 50_000_000
    const best = game.players.toSorted((a, b) => b.quality - a.quality)[0]!
    sellPlayer(game, best.id)
    expect(searchRowOf(game, best.id)?.hurdle).toBe(
      `${best.name} left you less than a season ago and won’t come back yet.`,
    )
    game.day += 266
    expect(searchRowOf(game, best.id)?.hurdle).toBeNull()
  })

  it('[OFF-6] lapses ten days after the answer, and can be withdrawn', () => {
    const game = rich()
    const { id } = agree(game)
    game.day += 10
    watchOffers(game)
    expect(game.offers).toHaveLength(1)
    game.day += 1
    watchOffers(game)
    expect(game.offers).toEqual([])
    agree(game)
    expect(withdrawOffer(game, id)).toMatchObject({ done: true })
    expect(game.offers).toEqual([])
  })
})

describe('terms with the player', () => {
  it('[OFF-7] are those of talks about contracts: the player signs from a least wage on, three offers are heard', () => {
    const game = rich()
    const { id } = agree(game)
    const { asked } = signingTalks(game, id)!.talks
    const low = { ...asked, wage: Math.round(asked.wage * 0.6) }
    expect(offerTerms(game, id, low)).toMatchObject({ event: { kind: 'offer-declined', left: 2 } })
    expect(signingTalks(game, id)!.talks.asked.wage).toBeLessThan(asked.wage)
    expect(offerTerms(game, id, low)).toMatchObject({ event: { kind: 'offer-declined', left: 1 } })
    expect(offerTerms(game, id, low)).toMatchObject({ event: { kind: 'talks-failed', day: game.day + 29 } })
    expect(signingTalks(game, id)).toBeNull()
    expect(game.offers).toMatchObject([{ playerId: id, stage: 'closed' }])
  })

  it('[OFF-8] lead to a signing within both budgets: the player keeps id, name and qualities, and the fee goes to the club', () => {
    const game = rich({ day: 1 })
    const { id, player, club, least } = agree(game)
    const rival = game.competitors.find((one) => one.id === club.id)!
    const budget = rival.transferBudget
    const { asked } = signingTalks(game, id)!.talks
    game.wageBudget = asked.wage - 1
    expect(offerTerms(game, id, asked)).toMatchObject({
      reason: expect.stringContaining('Insufficient wage budget. Need £') as string,
    })
    game.wageBudget = asked.wage
    game.transferBudget = least - 1
    expect(offerTerms(game, id, asked)).toMatchObject({
      reason: expect.stringContaining('Insufficient transfer budget') as string,
    })
    game.transferBudget = least
    const { money } = game
    expect(offerTerms(game, id, asked)).toMatchObject({ event: { kind: 'player-signed', fee: least } })
    const { name, quality, potential, age } = player
    expect(game.players.at(-1)).toMatchObject({
      id,
      name,
      quality,
      potential,
      age,
      goals: 0,
      wage: asked.wage,
    })
    expect(game.players.at(-1)!.contract).toEqual({
      until: asked.until,
      status: asked.status,
      declined: 0,
      talksFrom: 0,
    })
    expect(game).toMatchObject({ money: money - least, transferBudget: 0, wageBudget: 0, offers: [] })
    expect(game.ledger.days.at(-1)?.amounts.transfersIn).toBe(-least)
    expect(game.transfersIn[0]).toMatchObject({ playerName: name, fee: least, club: club.name })
    expect(rival.players.some((one) => one.id === id)).toBe(false)
    expect(rival.transferBudget).toBeLessThanOrEqual(budget + least)
    expect(isCareer(game)).toBe(true)
  })

  it('[OFF-9] the club signs or promotes somebody of the line, and says so in the news', () => {
    for (const isPoor of [false, true]) {
      const game = rich()
      const { id, player, club } = agree(game)
      const rival = game.competitors.find((one) => one.id === club.id)!
      rival.transferBudget = isPoor ? -40_000_000 : 40_000_000
      const before = rival.players
      offerTerms(game, id, signingTalks(game, id)!.talks.asked)
      const coming = rival.players.filter((one) => !before.includes(one))
      expect(coming.map(({ type }) => type)).toEqual([player.type])
      expect(rival.players).toHaveLength(before.length)
      expect(coming[0]!.age < 20).toBe(isPoor)
      expect(messagesOf(game)[0]).toMatch(
        isPoor
          ? / sign .* from their youth to replace /
          : new RegExp(`^${club.name} sign ${coming[0]!.name} from `),
      )
    }
  })
})

it('[OFF-10] the shortlist holds twenty players of other clubs', () => {
  const game = rich()
  const ids = searchReport(game).map(({ player }) => player.id)
  for (const id of ids.slice(0, 20)) toggleShortlist(game, id)
  expect(game.shortlist).toEqual(ids.slice(0, 20))
  expect(toggleShortlist(game, ids[20]!)).toEqual({
    done: false,
    reason: 'The shortlist is full (20). Remove somebody first.',
  })
  toggleShortlist(game, ids[0]!)
  expect(toggleShortlist(game, ids[20]!)).toMatchObject({ done: true })
  expect(toggleShortlist(game, 'nobody')).toMatchObject({ done: false })
})

it('[OFF-11] buying by offers and selling at once loses money on average', () => {
  const game = rich({ transferBudget: 1e12, wageBudget: 1e9, money: 1e12 })
  const random = makeRandom(3)
  let spent = 0
  let earned = 0
  for (let i = 0; i < 250; i++) {
    const open = searchReport(game).filter(({ hurdle }) => hurdle === null)
    const { player, club } = random.pick(open)
    makeOffer(game, player.id, leastFee(game, club, player))
    awaitAnswer(game, player.id)
    offerTerms(game, player.id, signingTalks(game, player.id)!.talks.asked)
    spent += game.transfersIn[0]!.fee
    game.transfersOut = []
    for (const rival of game.competitors) rival.transferBudget = 40_000_000
    sellPlayer(game, player.id)
    earned += game.transfersOut[0]!.fee
  }
  expect(earned / spent).toBeLessThan(0.9)
  const people = [game.players, ...game.competitors.map(({ players }) => players)].flat()
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
  for (const { players } of game.competitors) {
    expect(players.length).toBeGreaterThanOrEqual(18)
    expect(players.length).toBeLessThanOrEqual(40)
  }
})
