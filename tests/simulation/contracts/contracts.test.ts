import { describe, expect, it } from 'vitest'
import { standardContract, type Status, type Terms } from '../../../client/simulation/people/contract.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { endContracts, reviewContracts } from '../../../client/simulation/contracts/expiry.ts'
import { beginDay } from '../../../client/simulation/season/day.ts'
import { endSeason } from '../../../client/simulation/season/endSeason.ts'
import {
  askedTerms,
  askedWage,
  leastWage,
  talksHurdle,
} from '../../../client/simulation/contracts/contractTerms.ts'
import { offerContract } from '../../../client/simulation/contracts/renewal.ts'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { afterMatchOf } from '../staff/development.ts'
import {
  makeContract,
  makeGame,
  makeMarketPlayer,
  makePlayer,
  makeRandom,
  messagesOf,
  textOf,
} from '../makeGame.ts'

/** A club that can pay, with one player whose contract ends with the season, and others whose contracts last. */
function clubWith(parts: Partial<Player> = {}): { game: GameState; player: Player } {
  const game = makeGame({ wageBudget: 100_000 })
  for (const other of game.players) other.contract.until = 9
  const player = makePlayer({
    id: 'p-900',
    name: 'Tom Weaver',
    contract: makeContract({ until: 1 }),
    ...parts,
  })
  game.players.push(player)
  return { game, player }
}

/** Pays so much of the least wage for the terms asked for. */
function offerShare(game: GameState, player: Player, share: number) {
  const asked = askedTerms(game, player)
  const wage = Math.ceil(share * leastWage(game, player, asked))
  return offerContract(game, player.id, { ...asked, wage })
}

describe('contracts', () => {
  it('[CON-1] of a first squad end with four different seasons, those of players from 30 on with two', () => {
    const players = Array.from({ length: 20 }, (_, seed) => createGame({ seed }).players).flat()
    const ends = (from: number, to: number) =>
      new Set(players.filter(({ age }) => age >= from && age < to).map(({ contract }) => contract.until))
    expect([...ends(0, 30)].sort()).toEqual([1, 2, 3, 4])
    expect([...ends(30, 99)].sort()).toEqual([1, 2])
  })

  it.each([
    [18, 5],
    [23, 5],
    [24, 4],
    [28, 4],
    [29, 3],
    [31, 3],
    [32, 2],
  ])('[CON-2] without talks at the age of %i, signed in season 2, ends with season %i', (age, until) => {
    expect(standardContract(age, 2, 'regular').until).toBe(until)
    const game = makeGame({
      market: [makeMarketPlayer({ age, transferFee: 0 })],
      currentSeason: 2,
    })
    expect(signPlayer(game, 'm-test').done).toBe(true)
    expect(game.players.at(-1)?.contract.until).toBe(until)
  })
})

describe('talks', () => {
  it.each<[string, Partial<Player>, string]>([
    ['sees no need', { contract: makeContract({ until: 3 }) }, 'to the end of season 3'],
    ['is too good', { quality: 4.6 }, 'a bigger club'],
    ['is unhappy', { morale: 1.99 }, 'is unhappy and'],
    [
      'has broken off talks',
      { contract: makeContract({ until: 1, talksFrom: 2 }) },
      'talk again before day 2',
    ],
  ])('[CON-3] are refused by who %s, with the reason', (_, parts, reason) => {
    const { game, player } = clubWith(parts)
    const before = textOf(game)
    const terms = { until: 5, status: 'regular', wage: 50_000 } as const
    expect(offerContract(game, player.id, terms)).toMatchObject({
      done: false,
      reason: expect.stringContaining(reason) as string,
    })
    expect(textOf(game)).toBe(before)
  })

  it('[CON-3] are held in the last two seasons of a contract', () => {
    for (const until of [1, 2]) {
      const { game, player } = clubWith({ contract: makeContract({ until }) })
      expect(talksHurdle(game, player)).toBeNull()
    }
  })

  it('[CON-4] cost more with quality, success and a lower status, less with morale, age and a higher status', () => {
    const { game, player } = clubWith()
    const terms: Omit<Terms, 'wage'> = { until: 4, status: 'rotation' }
    const wage = (parts: Partial<Player> = {}, state = game) =>
      askedWage(state, { ...player, ...parts }, terms)
    expect(wage({ quality: 3 })).toBeGreaterThan(wage())
    expect(wage({ morale: 4.5 })).toBeLessThan(wage())
    expect(wage({ age: 31 })).toBeLessThan(wage({ age: 29 }))
    expect(wage({}, { ...game, reputation: 4 })).toBeGreaterThan(wage())
    expect(askedWage(game, player, { ...terms, status: 'prospect' })).toBeGreaterThan(wage())
    expect(askedWage(game, player, { ...terms, status: 'key' })).toBeLessThan(wage())
  })

  it('[CON-5] end with a contract at the least wage, and not a pound below it', () => {
    const { game, player } = clubWith()
    const terms = askedTerms(game, player)
    const least = leastWage(game, player, terms)
    expect(least).toBeLessThan(terms.wage)
    const { morale } = player
    offerContract(game, player.id, { ...terms, wage: least - 1 })
    expect(player.contract).toMatchObject({ until: 1, declined: 1 })
    expect(offerContract(game, player.id, { ...terms, wage: least })).toMatchObject({ done: true })
    expect(player.contract).toEqual({ until: terms.until, status: terms.status, declined: 0, talksFrom: 0 })
    expect(player.wage).toBe(least)
    expect(player.morale).toBeCloseTo(morale + 0.2)
    expect(messagesOf(game)[0]).toContain('Tom Weaver signs to the end of season')
  })

  it('[CON-5] ask for less after an offer is declined, and break off after the third for 28 days', () => {
    const { game, player } = clubWith()
    const asked = [askedTerms(game, player).wage]
    for (const left of [2, 1]) {
      expect(offerShare(game, player, 0.8)).toMatchObject({ event: { kind: 'offer-declined', left } })
      asked.push(askedTerms(game, player).wage)
    }
    expect(asked).toEqual(asked.toSorted((a, b) => b - a))
    expect(new Set(asked).size).toBe(3)
    expect(offerShare(game, player, 0.8)).toMatchObject({ event: { kind: 'talks-failed' } })
    expect(talksHurdle({ ...game, day: game.day + 27 }, player)).not.toBeNull()
    expect(talksHurdle({ ...game, day: game.day + 28 }, player)).toBeNull()
  })

  it('[CON-6] are refused when more is offered than is asked', () => {
    const { game, player } = clubWith()
    const terms = askedTerms(game, player)
    const before = textOf(game)
    expect(offerContract(game, player.id, { ...terms, wage: terms.wage + 1 })).toMatchObject({
      done: false,
      reason: expect.stringMatching(/^Tom Weaver only wants £[\d,]+ a week on these terms/) as string,
    })
    expect(textOf(game)).toBe(before)
  })

  it('[CON-6] take the rise from the wage budget, and are refused above it', () => {
    const { game, player } = clubWith()
    const terms = askedTerms(game, player)
    const rise = terms.wage - player.wage
    game.wageBudget = rise - 1
    expect(offerContract(game, player.id, terms)).toMatchObject({
      done: false,
      reason: expect.stringMatching(/^Insufficient wage budget\. Need £/) as string,
    })
    game.wageBudget = rise + 500
    expect(offerContract(game, player.id, terms).done).toBe(true)
    expect(game.wageBudget).toBe(500)
  })
})

describe('contracts that end', () => {
  it('[CON-7] are news after match weeks 19 and 33, and not otherwise', () => {
    for (const week of [18, 19, 20, 32, 33, 34]) {
      const { game } = clubWith()
      game.currentMatchWeek = week
      reviewContracts(game)
      expect(messagesOf(game).some((message) => message.includes('Tom Weaver'))).toBe(
        week === 19 || week === 33,
      )
    }
  })

  it.each([true, false])('[CON-8] are renewed by the assistant after week 33: %s', (renewsContracts) => {
    const { game, player } = clubWith()
    game.assistant.renewsContracts = renewsContracts
    game.currentMatchWeek = 33
    const asked = askedTerms(game, player)
    reviewContracts(game)
    expect(player.contract.until).toBe(renewsContracts ? asked.until : 1)
    expect(messagesOf(game).some((message) => message.startsWith('Assistant: Tom Weaver signs'))).toBe(
      renewsContracts,
    )
  })

  it('[CON-9] are prolonged by the secretary for the best of a line that would fall short', () => {
    const { game } = clubWith()
    for (const player of game.players) player.contract.until = 1
    const before = game.players.slice()
    endContracts(game, makeRandom(1))
    const count = (type: string) => game.players.filter((player) => player.type === type).length
    expect(['Goalkeeper', 'Defender', 'Midfielder', 'Forward'].map(count)).toEqual([2, 6, 6, 3])
    expect(game.players.every(({ contract }) => contract.until === 2)).toBe(true)
    const midfield = before
      .filter(({ type }) => type === 'Midfielder')
      .toSorted((a, b) => b.quality - a.quality)
    expect(game.players).not.toContain(midfield.at(-1))
  })

  it('[CON-9] keep even the unhappy when nobody else of the line is left, but after all others', () => {
    const { game } = clubWith()
    const [first, ...others] = game.players.filter(({ type }) => type === 'Midfielder')
    for (const player of game.players)
      Object.assign(player, { morale: 1.5, contract: makeContract({ until: 1 }) })
    Object.assign(others.at(-1)!, { morale: 4, quality: 1 })
    first!.quality = 5
    endContracts(game, makeRandom(1))
    const kept = game.players.filter(({ type }) => type === 'Midfielder')
    expect(kept).toHaveLength(6)
    expect(kept).toContain(others.at(-1))
    expect(kept).toContain(first)
  })

  it('[CON-10] let a player go free, to one club at most, with the news where, and free their wage', () => {
    let signed = 0
    for (let seed = 1; seed <= 6; seed++) {
      const { game, player } = clubWith({ wage: 4_000, quality: 2.6, name: 'Tom Weaver' })
      endContracts(game, makeRandom(seed))
      expect(game.wageBudget).toBe(104_000)
      game.players.push(player)
      endSeason(game, makeRandom(seed))
      expect(game.players.some(({ id }) => id === 'p-900')).toBe(false)
      const rivals = [...game.competitors, ...game.otherDivision.clubs]
      const clubs = rivals.filter(({ players }) => players.some(({ id }) => id === 'p-900'))
      expect(clubs.length).toBeLessThanOrEqual(1)
      signed += clubs.length
      const ending = clubs[0] ? `join ${clubs[0].name}.` : 'leave the league.'
      expect(messagesOf(game)).toContain(`Tom Weaver’s contract is up: they ${ending}`)
    }
    expect(signed).toBeGreaterThan(0)
  })
})

describe('a promised status', () => {
  const settled = (status: Status, parts: Partial<Player> = {}, playing = 'another') => {
    const player = makePlayer({ morale: 4, contract: makeContract({ status }), ...parts })
    const game = makeGame({ ...afterMatchOf(playing), players: [player] })
    updatePlayers(game, makeRandom(1))
    return player.morale
  }

  it('[CON-11] costs morale when a fit player is left out of a match, a key player more than a regular', () => {
    expect(settled('prospect')).toBe(settled('rotation'))
    expect(settled('regular')).toBeCloseTo(settled('rotation') - 0.06)
    expect(settled('key')).toBeCloseTo(settled('rotation') - 0.12)
  })

  it('[CON-11] costs nothing when the player plays, is injured, is banned, or nothing is played', () => {
    expect(settled('key', {}, 'p-test')).toBe(settled('rotation', {}, 'p-test'))
    for (const parts of [{ injured: true }, { suspensions: 1 }]) {
      expect(settled('key', parts)).toBe(settled('rotation', parts))
    }
    const game = makeGame({ players: [makePlayer({ morale: 4, contract: makeContract({ status: 'key' }) })] })
    updatePlayers(game, makeRandom(1))
    expect(game.players[0]?.morale).toBe(settled('rotation'))
  })

  it('[CON-11] is kept in a week in which its player serves a ban', () => {
    const after = (status: Status) => {
      const game = makeGame(afterMatchOf('another'))
      const player = game.players[0]!
      Object.assign(player, { suspensions: 1, contract: makeContract({ status }) })
      game.day = game.lastMatch!.day
      beginDay(game)
      return [player.suspensions, player.morale]
    }
    expect(after('key')).toEqual(after('rotation'))
    expect(after('key')[0]).toBe(0)
  })
})
