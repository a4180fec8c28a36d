import { describe, expect, it } from 'vitest'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { FACILITY_TYPES } from '../../../client/simulation/club/facility.ts'
import { buildFacility } from '../../../client/simulation/facilities/build.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { noUnrest } from '../../../client/simulation/people/unrest.ts'
import { inboxReport } from '../../../client/simulation/reports/inboxReport.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { idleMoney } from '../../../client/simulation/season/idleMoney.ts'
import { needsYou } from '../../../client/simulation/reports/needsYou.ts'
import { LEAVING } from '../makeUnrest.ts'
import { makeFacility, makeGame } from '../makeGame.ts'
import { cupOf } from '../../support/cupOf.ts'

/** A club at the top in mid-season that needs nothing: no money to spend, no contract that ends. */
function quietGame(parts: Partial<GameState> = {}): GameState {
  const game = makeGame({ day: 100, currentMatchWeek: 14, leaguePosition: 8, money: 900_000, ...parts })
  Object.assign(game.record, { played: 14, wins: 14, points: 42 })
  for (const player of game.players) {
    player.wage = 0
    player.contract.until = 9
  }
  return game
}

const idsOf = (game: GameState) => needsYou(game).map(({ id }) => id)
const titlesOf = (game: GameState) => needsYou(game).map(({ title }) => title)

describe('the queue', () => {
  it('is empty while nothing needs the manager, and once the career is over', () => {
    expect(needsYou(quietGame())).toEqual([])
    const over = makeGame({ ended: { reason: 'sacked', day: 1, season: 1, position: 20 } })
    expect(needsYou(over)).toEqual([])
  })

  it('[QUE-4] is in the order of urgency: the eleven, an overdrawn bank, deadlines', () => {
    const game = quietGame({ money: -1 })
    const [first, second] = game.players
    game.bids = [
      { playerId: first!.id, clubId: null, club: 'Porto', fee: 2_000_000, deadline: 103, hasRisen: false },
      { playerId: second!.id, clubId: null, club: 'Ajax', fee: 1_000_000, deadline: 100, hasRisen: false },
    ]
    for (const player of game.players) player.injured = player.type === 'Goalkeeper'
    expect(idsOf(game)).toEqual(['eleven', 'keeper', `bid ${second!.id}`, 'money', `bid ${first!.id}`])
    expect(needsYou(game).map(({ daysLeft }) => daysLeft)).toEqual([null, null, 1, null, 4])
    expect(titlesOf(game)[2]).toBe(`Ajax bid £1,000,000 for ${second!.name}`)
  })

  it('[QUE-5] has the messages of the inbox, and none when they are answered', () => {
    const game = quietGame()
    const { id } = game.players[3]!
    game.minds = [{ ...noUnrest(id), ...LEAVING, answerBy: 105 }]
    const [row] = inboxReport(game)
    expect(needsYou(game)).toMatchObject([
      { title: row!.title, detail: row!.facts, daysLeft: 6, action: { kind: 'message', id } },
    ])
    game.minds[0]!.answerBy = 0
    expect(needsYou(game)).toEqual([])
  })

  it('offers the eleven by a click while enough are fit, and the market otherwise', () => {
    const game = quietGame()
    game.players.find(({ inSquad }) => inSquad)!.inSquad = false
    expect(needsYou(game)).toMatchObject([
      { title: 'Only 10 of 11 can play', action: { kind: 'pick-eleven' } },
    ])
    autoPick(game)
    expect(needsYou(game)).toEqual([])
    for (const player of game.players.slice(10)) player.injured = true
    expect(needsYou(game)[0]).toMatchObject({ action: { kind: 'place', place: 'market' } })
  })

  it('asks for a keeper only when none is fit', () => {
    const game = quietGame()
    const keepers = game.players.filter(({ type }) => type === 'Goalkeeper')
    for (const keeper of keepers.slice(1)) keeper.injured = true
    expect(idsOf(game)).not.toContain('keeper')
    keepers[0]!.suspensions = 1
    expect(idsOf(game)).toContain('keeper')
  })

  it('names contracts from the first reminder on, one or several', () => {
    const game = quietGame({ currentMatchWeek: 18, day: 128 })
    const [one, other] = game.players.toSorted((a, b) => b.quality - a.quality)
    Object.assign(one!.contract, { until: 1 })
    expect(idsOf(game)).not.toContain('contracts')
    game.currentMatchWeek = 19
    expect(needsYou(game)).toMatchObject([
      { title: `${one!.name}’s contract runs out`, daysLeft: 139, action: { kind: 'contract', id: one!.id } },
    ])
    Object.assign(other!.contract, { until: 1 })
    expect(titlesOf(game)).toEqual(['2 contracts to renew by the summer'])
    game.assistant.renewsContracts = true
    expect(needsYou(game)).toEqual([])
  })

  it('has one row for the money: idle, running out, or gone', () => {
    const rich = quietGame({ money: 12_000_000 })
    const [row] = needsYou(rich)
    expect(row).toMatchObject({ id: 'money', isDanger: false, action: { kind: 'way' } })
    expect(row!.title).toMatch(/^£\d.* lies idle$/)
    const poor = quietGame({ money: 1_000_000 })
    for (const player of poor.players) player.wage = 40_000
    expect(titlesOf(poor)).toContain('The money runs out this season')
    poor.money = -250_000
    expect(titlesOf(poor)).toContain('The bank is £250,000 overdrawn')
    expect(idsOf(poor).filter((id) => id === 'money')).toHaveLength(1)
  })

  it('said in one breath that money lies idle and runs out', () => {
    const game = createGame({ seed: 42 })
    Object.assign(game, { money: 12_000_000, currentMatchWeek: 3, day: 24 })
    for (const player of game.players) player.wage = 18_000
    expect(idleMoney(game)).not.toBeNull()
    expect(needsYou(game).find(({ id }) => id === 'money')).toMatchObject({
      title: 'The money runs out in season 2',
      action: { kind: 'way', way: { kind: 'build' } },
    })
  })

  it('tells a club in the red how far it may fall, whatever it can do about it', () => {
    const poor = quietGame({ money: 1_000_000 })
    for (const player of poor.players) player.wage = 40_000
    const money = () => needsYou(poor).find(({ id }) => id === 'money')!
    expect(money().detail).not.toContain('bankrupt')
    poor.money = -4_900_000
    expect(money().action).toMatchObject({ kind: 'way' })
    expect(money().detail).toMatch(/^Below −\u2060£5,000,000 the club is bankrupt\. .+\.$/)
  })

  it('asks to save what nothing earns back soon, until it is saved', () => {
    const game = quietGame({ money: 1_700_000 })
    for (const facility of game.facilities) facility.level = 5
    const money = () => needsYou(game).find(({ id }) => id === 'money')
    const { action } = money()!
    if (action.kind !== 'save') throw new Error(`It is to be saved, not ${action.kind}`)
    expect(action.label).toBe(`Save for the ${action.facility}`)
    runDecision(game, ['saveFor', action.facility])
    expect(money()).toBeUndefined()
  })

  it('asks once to borrow a player, also when money lies idle as loans close', () => {
    const game = createGame({ seed: 42 })
    Object.assign(game, {
      day: 141,
      currentMatchWeek: 20,
      money: 60_000_000,
      transferBudget: 5_000_000,
      // Nothing is left to build.
      facilities: FACILITY_TYPES.map((type) => makeFacility(type, 5)),
    })
    for (const player of game.players) player.contract.until = 9
    const borrowed = needsYou(game).flatMap(({ action }) => (action.kind === 'way' ? [action.label] : []))
    expect(borrowed.filter((label) => label.startsWith('Borrow '))).toHaveLength(1)
  })

  it('names another investment when one is made', () => {
    const game = quietGame({ money: 12_000_000 })
    const wayOf = () => needsYou(game).find(({ id }) => id === 'money')!.action
    const before = wayOf()
    expect(before).toMatchObject({ kind: 'way', way: { kind: 'build' } })
    if (before.kind !== 'way' || before.way.kind !== 'build') return
    buildFacility(game, before.way.type)
    expect(wayOf()).not.toEqual(before)
  })

  it('warns of a place near the sack, and not of one above', () => {
    expect(idsOf(quietGame({ leaguePosition: 18 }))).toContain('place')
    expect(idsOf(quietGame({ leaguePosition: 2 }))).not.toContain('place')
    expect(idsOf(quietGame({ leaguePosition: 20, difficulty: 'gentle' }))).not.toContain('place')
  })

  it('counts the days that the board still bears a revolt', () => {
    const game = quietGame({ revoltSinceDay: 90 })
    expect(needsYou(game)).toMatchObject([{ id: 'revolt', daysLeft: 18 }])
  })

  it('offers the draw of the cup until the match that follows it, while the own club is in it', () => {
    const game = quietGame({ day: 39, currentMatchWeek: 5 })
    const [first, second] = game.competitors.map(({ id }) => id)
    const tie = { competition: 'cup', home: game.club.id, away: first!, neutral: false } as const
    cupOf(game).ties = [{ ...tie, round: 2, day: 87, result: null }]
    const offered = {
      title: 'The draw for the second round is out',
      daysLeft: null,
      action: { kind: 'cup-draw', competition: 'cup', label: 'Watch the draw' },
    }
    expect(needsYou(game).find(({ id }) => id === 'draw cup')).toMatchObject(offered)
    game.currentMatchWeek = 6
    expect(idsOf(game)).not.toContain('draw cup')
    game.currentMatchWeek = 5
    cupOf(game).ties = [{ ...tie, home: second!, round: 2, day: 87, result: null }]
    expect(idsOf(game)).not.toContain('draw cup')
  })

  it('asks for the objective until the first match', () => {
    const game = makeGame()
    expect(needsYou(game).find(({ id }) => id === 'objective')).toMatchObject({ daysLeft: 7 })
    game.currentMatchWeek = 1
    game.day = 8
    expect(idsOf(game)).not.toContain('objective')
  })

  /** A new career in a challenge of these rules. */
  const inChallenge = (rules: (typeof CHALLENGES)[number]['rules']) =>
    createGame({ seed: 7, challenge: { ...CHALLENGES[0]!, rules } })

  it('asked in a challenge for what its rules refuse', () => {
    const actionIn = (rules: (typeof CHALLENGES)[number]['rules'], id: string) => {
      const game = Object.assign(inChallenge(rules), { currentMatchWeek: 20, day: 141 })
      return needsYou(game).find((need) => need.id === id)?.action
    }
    expect(actionIn([], 'money')).toMatchObject({ kind: 'way', way: { kind: 'build' } })
    expect(actionIn(['no-building'], 'money')).toMatchObject({ kind: 'way', way: { kind: 'sell' } })
    expect(actionIn(['no-building', 'no-sales'], 'money')).toMatchObject({ way: { kind: 'dismiss' } })
    expect(actionIn([], 'loans')).toMatchObject({ kind: 'way', way: { kind: 'borrow' } })
    expect(actionIn(['no-signings'], 'loans')).toBeUndefined()
  })

  it('sent to the market for a keeper or an eleventh man in a challenge without signings', () => {
    const needsIn = (rules: (typeof CHALLENGES)[number]['rules']) => {
      const game = inChallenge(rules)
      for (const player of game.players) player.injured = player.type === 'Goalkeeper' || player.inSquad
      return needsYou(game).filter(({ id }) => id === 'eleven' || id === 'keeper')
    }
    expect(needsIn([]).map(({ action }) => action)).toMatchObject([{ place: 'market' }, { kind: 'keeper' }])
    const barred = needsIn(['no-signings'])
    expect(barred.map(({ action }) => action)).toMatchObject([{ place: 'squad' }, { place: 'squad' }])
    expect(barred[0]!.detail).toMatch(/allows no signings/)
  })

  it('asked for an answer to bids that a challenge refuses', () => {
    const titlesIn = (rules: (typeof CHALLENGES)[number]['rules']) => {
      const game = inChallenge(rules)
      const playerId = game.players[3]!.id
      game.bids = [{ playerId, clubId: null, club: 'Porto', fee: 2_000_000, deadline: 9, hasRisen: false }]
      return titlesOf(game).join()
    }
    expect(titlesIn([])).toContain('Porto bid')
    expect(titlesIn(['no-sales'])).not.toContain('Porto bid')
  })
})
