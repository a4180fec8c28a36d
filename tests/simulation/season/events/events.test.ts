import { describe, expect, it } from 'vitest'
import { watchMood } from '../../../../client/simulation/board/boardDecisions.ts'
import { beginDay } from '../../../../client/simulation/season/day.ts'
import {
  DAYS_BETWEEN_EVENTS,
  drawEvent,
  eventChance,
  triggerEvent,
  EventFault,
} from '../../../../client/simulation/season/events/drawEvent.ts'
import { EVENT_DEFINITIONS } from '../../../../client/simulation/season/events/eventDefinitions.ts'
import { impactFigures, impactText, type Impact } from '../../../../client/simulation/news/impact.ts'
import {
  EVENT_KINDS,
  EVENT_TITLES,
  eventDescription,
  type EventKind,
} from '../../../../client/simulation/news/eventStory.ts'
import { finishWorks } from '../../../../client/simulation/facilities/build.ts'
import { stadiumCapacity } from '../../../../client/simulation/finance/facilityIncome.ts'
import { checkFunds } from '../../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../../client/simulation/gameState.ts'
import { ownSheet } from '../../../../client/simulation/season/teamSheet.ts'
import { makeGame, makePlayer, makeRandom, makeStaff, messagesOf, newsOf } from '../../makeGame.ts'

const trigger = (kind: EventKind, game: GameState, seed = 1) => triggerEvent(game, kind, makeRandom(seed))
const impactOf = (kind: EventKind, game: GameState) => impactText(trigger(kind, game).impact)

/** Days of so many seeds on which an event came. */
const drawn = (parts: Partial<GameState>, seeds = 4_000) => {
  const game = makeGame()
  return Array.from({ length: seeds }, (_, seed) => {
    Object.assign(game, { lastEventDay: 0, tacticsLeakedUntilDay: 0, notifications: [], ...parts })
    return drawEvent(structuredCloneLight(game), makeRandom(seed))
  }).filter((event) => event !== null)
}

/** A copy of what events change; the rest is shared, since it is thrown away. */
function structuredCloneLight(game: GameState): GameState {
  return {
    ...game,
    players: game.players.map((player) => ({ ...player })),
    facilities: game.facilities.map((facility) => ({ ...facility })),
    ledger: { ...game.ledger, days: [] },
    notifications: [],
  }
}

/** A career whose next match is, or is not, a derby. */
function gameBefore(derby: boolean) {
  for (let seed = 1; seed < 100; seed++) {
    const game = makeGame({ seed })
    if (EVENT_DEFINITIONS['derby-approaches'].isPossible(game) === derby) return game
  }
  throw new Error('No such first match in a hundred careers')
}

describe('the frequency of events', () => {
  it.each([
    [1, 0.0301],
    [500, 0.065],
    [1_000, 0.1],
    [1_001, 0.1],
    [10_000, 0.1],
  ])('[EVE-1] the chance on day %i is %d', (day, chance) => {
    expect(eventChance(day)).toBeCloseTo(chance, 3)
  })

  it.each([
    [1, 0],
    [10, 0],
    [11, 0.03],
    [1_000, 0.1],
    [3_000, 0.1],
  ])('[EVE-2] on day %i a share of %d of careers has an event', (day, chance) => {
    const share = drawn({ day }).length / 4_000
    expect(share).toBeGreaterThanOrEqual(chance * 0.8)
    expect(share).toBeLessThanOrEqual(chance * 1.25)
  })

  it('[EVE-3] events are at least five days apart', () => {
    expect(DAYS_BETWEEN_EVENTS).toBe(5)
    expect(drawn({ day: 1_004, lastEventDay: 1_000 }, 500)).toEqual([])
    expect(drawn({ day: 1_005, lastEventDay: 1_000 }, 500).length).toBeGreaterThan(20)
    expect(drawn({ day: 1_006, lastEventDay: 1_000 }, 500).length).toBeGreaterThan(20)
  })

  it('[EVE-4] all eleven kinds occur, with a title, a description, an icon and an impact', () => {
    expect(EVENT_KINDS).toHaveLength(11)
    const events = [
      ...drawn({ day: 3_000 }, 3_000),
      ...drawn({ day: 3_000, fixtures: gameBefore(true).fixtures }, 3_000),
      ...drawn({ day: 3_000, fanHappiness: 30 }, 1_000),
    ]
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(EVENT_KINDS))
    for (const event of events) {
      const { id, kind, impact, icon, day } = event
      expect(id).toBe(`${kind}-${day}`)
      for (const text of [EVENT_TITLES[kind], eventDescription(event), icon]) expect(text).not.toBe('')
      expect(impactText(impact)).toMatch(/\d/)
    }
  })

  it('an event is announced, and stored with its day', () => {
    const game = makeGame({ day: 50 })
    const event = trigger('fan-protest', game)
    expect(game).toMatchObject({ lastEventDay: 50, lastEvent: event })
    expect(newsOf(game)[0]).toMatchObject({
      message: 'Fan Protest: what happens next is up to you.',
      type: 'event',
      isSpecial: true,
    })
  })
})

describe('the figures of an impact', () => {
  it.each<[text: string, impact: Impact[], figures: [name: string, figure: string][]]>([
    ['Injured players\u00a0+1', [{ kind: 'injured-players', change: 1 }], [['Injured players', '+1']]],
    ['Budget\u00a0+\u2060£150,000', [{ kind: 'budget', change: 150_000 }], [['Budget', '+\u2060£150,000']]],
    [
      'Team strength\u00a0−3% for 7 days',
      [{ kind: 'strength', change: -3, days: 7 }],
      [['Team strength', '−3% for 7 days']],
    ],
    [
      'Seats\u00a0−2,000 for 14 days, budget\u00a0−\u2060£60,000',
      [
        { kind: 'seats', change: -2000, days: 14 },
        { kind: 'budget', change: -60_000 },
      ],
      [
        ['Seats', '−2,000 for 14 days'],
        ['Budget', '−\u2060£60,000'],
      ],
    ],
    [
      'Fan mood\u00a0−4%, reputation\u00a0−0.05, morale of Jean-Luc Roy\u00a0−0.5',
      [
        { kind: 'fan-mood', change: -4 },
        { kind: 'reputation', change: -0.05 },
        { kind: 'morale', player: 'Jean-Luc Roy', change: -0.5 },
      ],
      [
        ['Fan mood', '−4%'],
        ['Reputation', '−0.05'],
        ['Morale of Jean-Luc Roy', '−0.5'],
      ],
    ],
    [
      'Players\u00a0+1, quality\u00a01.9',
      [{ kind: 'new-player', quality: 1.93, potential: 4.06 }],
      [
        ['Players', '+1'],
        ['Quality', '1.9'],
      ],
    ],
    [
      'Fan mood\u00a00%, morale of every player\u00a0+0.2',
      [
        { kind: 'fan-mood', change: 0 },
        { kind: 'morale-of-everyone', change: 0.2 },
      ],
      [
        ['Fan mood', '0%'],
        ['Morale of every player', '+0.2'],
      ],
    ],
    ['', [], []],
  ])('"%s"', (text, impact, figures) => {
    expect(impactText(impact)).toBe(text)
    expect(impactFigures(impact).map(({ name, figure }) => [name, figure])).toEqual(figures)
  })

  it('every kind of event has figures', () => {
    const before = gameBefore(true)
    for (const kind of EVENT_KINDS) expect(impactFigures(trigger(kind, before).impact), kind).not.toEqual([])
  })
})

describe('an event that fails', () => {
  it('throws an EventFault with title and cause', () => {
    const game = makeGame({ players: [] })
    expect(() => trigger('transfer-request', game)).toThrow(EventFault)
    expect(() => trigger('transfer-request', game)).toThrow(
      'Error processing event: Transfer Request. Check console.',
    )
  })

  it('is skipped and announced, and the next event is at least five days later', () => {
    const game = makeGame({ day: 50 })
    beginDay(game, 'transfer-request')
    expect(game).toMatchObject({ day: 51, lastEventDay: 51, lastEvent: null })
    expect(newsOf(game)[0]).toMatchObject({
      message: 'Error processing event: Transfer Request. Check console.',
      type: 'system',
    })
  })
})

describe('the effects of events', () => {
  const best = ({ players }: GameState) => players.toSorted((a, b) => b.quality - a.quality)[0]!

  it('[EVE-5] a key player is injured: the best of the eleven', () => {
    const game = makeGame()
    const key = game.players.filter(({ inSquad }) => inSquad).toSorted((a, b) => b.quality - a.quality)[0]!
    const event = trigger('key-player-injury', game)
    expect(impactText(event.impact)).toBe('Injured players\u00a0+1')
    expect(eventDescription(event)).toContain(key.name)
    expect(game.players.filter(({ injured }) => injured)).toEqual([key])
  })

  it('[EVE-6] a transfer request costs the best player a point of morale', () => {
    const game = makeGame()
    const player = best(game)
    player.morale = 3.5
    expect(impactOf('transfer-request', game)).toBe(`Morale of ${player.name}\u00a0−1`)
    expect(player.morale).toBe(2.5)
    player.morale = 1.2
    expect(impactOf('transfer-request', game)).toBe(`Morale of ${player.name}\u00a0−0.2`)
    expect(player.morale).toBe(1)
  })

  it('[EVE-6] a transfer request never comes from a borrowed player, nor from one who retires', () => {
    const game = makeGame()
    for (const player of game.players) player.morale = 4.5
    const [borrowed, retiring] = game.players
    for (const player of [borrowed!, retiring!]) player.morale = 2
    expect(EVENT_DEFINITIONS['transfer-request'].isPossible(game)).toBe(true)
    game.borrowed = [{ playerId: borrowed!.id, club: 'Verona Arena', clubId: null }]
    expect(impactOf('transfer-request', game)).toContain(retiring!.name)
    game.farewells.retiring = [retiring!.id]
    expect(EVENT_DEFINITIONS['transfer-request'].isPossible(game)).toBe(false)
  })

  it.each([
    [65, 58, '−7'],
    [7, 0, '−7'],
    [3, 0, '−3'],
  ])('[EVE-7] a fan protest in a mood of %i leaves %i', (fanHappiness, after, change) => {
    const game = makeGame({ fanHappiness })
    expect(impactOf('fan-protest', game)).toBe(`Fan mood\u00a0${change}%`)
    expect(game.fanHappiness).toBe(after)
  })

  it('[EVE-8] a media scandal costs mood, reputation and the morale of a player', () => {
    const game = makeGame()
    for (const player of game.players) player.morale = 3
    const { impact } = trigger('media-scandal', game)
    const player = game.players.find(({ morale }) => morale !== 3)
    expect(impactText(impact)).toBe(
      `Fan mood\u00a0−4%, reputation\u00a0−0.05, morale of ${player?.name}\u00a0−0.5`,
    )
    expect(game).toMatchObject({ fanHappiness: 61, reputation: 2.95 })
    expect(player?.morale).toBe(2.5)
    expect(game.players.filter(({ morale }) => morale === 3)).toHaveLength(16)
  })

  it('[EVE-9] a tactical leak makes the side 3% weaker for exactly seven days', () => {
    const game = makeGame({ day: 20 })
    const before = ownSheet(game).support
    expect(impactOf('tactical-leak', game)).toBe('Team strength\u00a0−3% for 7 days')
    const strengthOn = (day: number) => ownSheet({ ...game, day }).support / before
    expect([20, 26].map(strengthOn)).toEqual([0.97, 0.97])
    expect(strengthOn(27)).toBe(1)
  })

  it.each([
    ['sponsorship-opportunity', 1, 90_000],
    ['sponsorship-opportunity', 3, 150_000],
    ['sponsorship-opportunity', 5, 210_000],
    ['tv-rights-deal', 1, 140_000],
    ['tv-rights-deal', 5, 300_000],
  ] as const)('[EVE-10] %s at a reputation of %i pays %i pounds', (kind, reputation, amount) => {
    const game = makeGame({ reputation })
    expect(impactOf(kind, game)).toBe(`Budget\u00a0+\u2060£${amount.toLocaleString('en-GB')}`)
    expect(game.money).toBe(10_000_000 + amount)
    expect(game.ledger.days.at(-1)?.amounts.events).toBe(amount)
  })

  it('[EVE-11] a wonderkid of 16 to 18 with high potential joins the reserves', () => {
    const ages = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const game = makeGame()
      const { impact } = trigger('wonderkid-discovery', game, seed)
      expect(game.players).toHaveLength(18)
      const kid = game.players.at(-1)!
      ages.add(kid.age)
      expect(kid.inSquad).toBe(false)
      expect(kid.potential).toBeGreaterThanOrEqual(3.4)
      expect(kid.potential).toBeGreaterThan(kid.quality + 1)
      expect(impactText(impact)).toBe(`Players\u00a0+1, quality\u00a0${kid.quality.toFixed(1)}`)
    }
    expect([...ages].toSorted()).toEqual([16, 17, 18])
  })

  it('[EVE-12] a derby event comes only before a derby, and raises mood and morale', () => {
    expect(EVENT_DEFINITIONS['derby-approaches'].isPossible(gameBefore(false))).toBe(false)
    const game = gameBefore(true)
    const [fixture] = game.fixtures.filter(({ home, away }) => home === 'own' || away === 'own')
    const rival = game.competitors.find(({ id }) => id === fixture?.home || id === fixture?.away)
    expect(rival?.name).toMatch(/Manchester|London|Merseyside/)
    for (const player of game.players) player.morale = 3
    expect(impactOf('derby-approaches', game)).toBe('Fan mood\u00a0+4%, morale of every player\u00a0+0.2')
    expect(game.fanHappiness).toBe(69)
    expect(game.players.every(({ morale }) => morale === 3.2)).toBe(true)
    const kinds = drawn({ day: 3_000, fixtures: gameBefore(false).fixtures }, 2_000).map(({ kind }) => kind)
    // The fixtures are those of another seed, but clubs have the same ids and names in every career.
    expect(kinds).not.toContain('derby-approaches')
  })

  it('[EVE-13] a rival’s rising star improves by the stated figure, to 5 at most', () => {
    const game = makeGame()
    for (const { players } of game.competitors) for (const player of players) player.quality = 3
    const before = new Map(
      game.competitors.flatMap(({ players }) => players.map(({ id, quality }) => [id, quality])),
    )
    const { impact } = trigger('rival-rising-star', game)
    const risen = game.competitors
      .flatMap(({ players }) => players)
      .filter(({ id, quality }) => before.get(id) !== quality)
    expect(risen).toHaveLength(1)
    expect(impactText(impact)).toBe(`Quality of ${risen[0]?.name}\u00a0+0.4`)
    expect(risen[0]!.quality - before.get(risen[0]!.id)!).toBeCloseTo(0.4, 6)
    expect(risen[0]!.potential).toBeGreaterThanOrEqual(risen[0]!.quality)
    expect(risen[0]!.age).toBeLessThanOrEqual(23)
    for (const { players } of game.competitors) for (const player of players) player.quality = 4.9
    expect(impactOf('rival-rising-star', game)).toMatch(/\s\+0\.1$/)
  })

  it('[EVE-14] a stadium issue closes 2,000 seats for fourteen days and costs the repair', () => {
    const game = makeGame({ day: 30 })
    expect(impactOf('stadium-issue', game)).toBe('Seats\u00a0−2,000 for 14 days, budget\u00a0−\u2060£60,000')
    expect(game.money).toBe(9_940_000)
    expect(EVENT_DEFINITIONS['stadium-issue'].isPossible(game)).toBe(false)
    const seatsOn = (day: number) => {
      game.day = day
      finishWorks(game)
      return stadiumCapacity(game)
    }
    expect([30, 43, 44].map(seatsOn)).toEqual([8_000, 8_000, 10_000])
    expect(EVENT_DEFINITIONS['stadium-issue'].isPossible(game)).toBe(true)
    expect(EVENT_DEFINITIONS['stadium-issue'].isPossible({ ...game, facilities: [] })).toBe(false)
  })
})

describe('an event has a cause', () => {
  const player = makePlayer({ inSquad: true })
  const old = makeGame().competitors.map((club) => ({
    ...club,
    players: club.players.map((rival) => ({ ...rival, age: 24 })),
  }))
  const season = { currentMatchWeek: 38 }

  it.each<[kind: EventKind, where: string, parts: Partial<GameState>, isPossible: boolean]>([
    ['key-player-injury', 'somebody of the eleven is fit', { players: [player] }, true],
    ['key-player-injury', 'nobody of the eleven is fit', { players: [{ ...player, injured: true }] }, false],
    ['transfer-request', 'a player is not happy', { players: [{ ...player, morale: 3.99 }] }, true],
    ['transfer-request', 'all are happy', { players: [{ ...player, morale: 4 }] }, false],
    ['fan-protest', 'the mood is 49%', { fanHappiness: 49 }, true],
    ['fan-protest', 'the mood is 50%', { fanHappiness: 50 }, false],
    ['fan-protest', 'the mood is 83%', { fanHappiness: 83 }, false],
    ['media-scandal', 'a player is not happy', { players: [{ ...player, morale: 3.99 }] }, true],
    ['media-scandal', 'all are happy', { players: [{ ...player, morale: 4 }] }, false],
    ['tactical-leak', 'a match lies ahead', { day: 20 }, true],
    ['tactical-leak', 'the plan is known already', { day: 20, tacticsLeakedUntilDay: 21 }, false],
    ['tactical-leak', 'the season is over', season, false],
    ['sponsorship-opportunity', 'the mood is 50%', { fanHappiness: 50 }, true],
    ['sponsorship-opportunity', 'the mood is 49%', { fanHappiness: 49 }, false],
    [
      'wonderkid-discovery',
      'a Youth Coach has an eye for talent',
      { staff: [makeStaff('Youth Coach')] },
      true,
    ],
    ['wonderkid-discovery', 'only a Doctor works here', { staff: [makeStaff('Doctor')] }, false],
    ['derby-approaches', 'a derby is next', { fixtures: gameBefore(true).fixtures }, true],
    ['derby-approaches', 'no derby is next', { fixtures: gameBefore(false).fixtures }, false],
    ['rival-rising-star', 'rivals have young players', {}, true],
    ['rival-rising-star', 'every rival player is older than 23', { competitors: old }, false],
    ['stadium-issue', 'all stands are open', {}, true],
    ['stadium-issue', 'there is no stadium', { facilities: [] }, false],
    ['tv-rights-deal', 'matches are to be shown', {}, true],
    ['tv-rights-deal', 'the season is over', season, false],
  ])('[EVE-15] %s where %s', (kind, _where, parts, isPossible) => {
    expect(EVENT_DEFINITIONS[kind].isPossible(makeGame(parts))).toBe(isPossible)
  })

  it('happy fans never protest, and a club with unhappy fans has no sponsorship', () => {
    const happy = drawn({ day: 3_000, fanHappiness: 83 }, 2_000).map(({ kind }) => kind)
    expect(happy).not.toContain('fan-protest')
    expect(happy).toContain('sponsorship-opportunity')
    const sour = drawn({ day: 3_000, fanHappiness: 30 }, 2_000).map(({ kind }) => kind)
    expect(sour).toContain('fan-protest')
    expect(sour).not.toContain('sponsorship-opportunity')
  })

  it('a club without players, staff, stands and matches has only events with a cause', () => {
    const idle = { day: 3_000, players: [], staff: [], facilities: [], competitors: old, ...season }
    const kinds = new Set(drawn({ ...idle, fanHappiness: 60 }, 500).map(({ kind }) => kind))
    expect([...kinds]).toEqual(['sponsorship-opportunity'])
  })
})

describe('no event ends a career', () => {
  it.each(EVENT_KINDS)('[EVE-16] %s, not even close to bankruptcy', (kind) => {
    // No sponsor comes to sour fans.
    const fanHappiness = kind === 'sponsorship-opportunity' ? 50 : 10
    for (const money of [-5_000_000, -4_950_000, -4_940_001, -4_940_000, 0]) {
      const game = Object.assign(gameBefore(true), { money, fanHappiness, reputation: 1, day: 30 })
      if (!EVENT_DEFINITIONS[kind].isPossible(game)) continue
      trigger(kind, game)
      watchMood(game)
      checkFunds(game)
      expect(game.ended, `with ${money}`).toBeNull()
      expect(messagesOf(game).join()).not.toContain('Game Over')
    }
  })
})
