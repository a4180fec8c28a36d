import { describe, expect, it } from 'vitest'
import { copyGame } from '../../../../client/simulation/copyGame.ts'
import { answerLabel, effectsText, type AnswerKey } from '../../../../client/simulation/news/eventAnswer.ts'
import type { GameState } from '../../../../client/simulation/gameState.ts'
import { lastEventStory } from '../../../../client/simulation/reports/lastEventStory.ts'
import { beginDay, playDay, playMatchDay } from '../../../../client/simulation/season/day.ts'
import { upgradeFacility } from '../../../../client/simulation/facilities/build.ts'
import { answerEvent, answerHurdle } from '../../../../client/simulation/season/events/answerEvent.ts'
import { triggerEvent } from '../../../../client/simulation/season/events/drawEvent.ts'
import { EVENT_DEFINITIONS } from '../../../../client/simulation/season/events/eventDefinitions.ts'
import { EVENT_KINDS, EVENT_TITLES, type EventKind } from '../../../../client/simulation/news/eventStory.ts'
import {
  settlePledgesOfDay,
  settlePledgesOfMatch,
} from '../../../../client/simulation/season/events/settlePledges.ts'
import { ownSheet } from '../../../../client/simulation/season/teamSheet.ts'
import { makeGame, makeRandom, messagesOf, textOf } from '../../makeGame.ts'

const SEASON = { day: 31, currentMatchWeek: 4, leaguePosition: 9 }

/** A career before a derby. */
const beforeDerby = Array.from({ length: 100 }, (_, seed) => seed).find((seed) =>
  EVENT_DEFINITIONS['derby-approaches'].isPossible(makeGame({ seed, ...SEASON })),
)!
const DERBY_GAME = makeGame({ seed: beforeDerby, ...SEASON })

/** A career in mid-season in which every kind has its cause. */
function gameWithCauses(kind: EventKind): GameState {
  const game = copyGame(DERBY_GAME)
  for (const player of game.players) player.morale = 3
  game.fanHappiness = kind === 'fan-protest' ? 40 : 65
  return game
}

/** Triggers an event today. Returns the event, and the career before and after it. */
function triggerToday(kind: EventKind, parts: Partial<GameState> = {}) {
  const game = Object.assign(gameWithCauses(kind), parts)
  const before = copyGame(game)
  const event = triggerEvent(game, kind, makeRandom(1))
  const player = (state: GameState) => state.players.find(({ id }) => id === event.playerId)!
  const answer = (key: AnswerKey) => {
    const index = event.answers.findIndex((candidate) => candidate.key === key)
    expect(index).toBeGreaterThanOrEqual(0)
    return answerEvent(game, index)
  }
  const statedEffects = (key: AnswerKey) => effectsText(event.answers.find((other) => other.key === key)!)
  return { game, before, event, player, answer, statedEffects }
}

const ASKING = EVENT_KINDS.filter((kind) => kind !== 'rival-rising-star')
const OTHER_ANSWERS = ASKING.flatMap((kind) =>
  triggerToday(kind).event.answers.flatMap(({ key }, index) =>
    index === 0 ? [] : [[kind, key, index] as const],
  ),
)

describe('the answers to an event', () => {
  it.each(EVENT_KINDS)('[EVE-20] %s offers its default answer first, or no answers', (kind) => {
    const { event } = triggerToday(kind)
    expect(event.answer).toBe(0)
    if (kind === 'rival-rising-star') {
      expect(event.answers).toEqual([])
      return
    }
    expect([2, 3]).toContain(event.answers.length)
    expect(event.answers[0]).toMatchObject({ impact: event.impact, pledge: null })
    for (const answer of event.answers) {
      expect(answerLabel(answer.key)).not.toBe('')
      expect(effectsText(answer)).toMatch(/\d/)
    }
    expect(new Set(event.answers.map(effectsText)).size).toBe(event.answers.length)
  })

  it('the first changes nothing further but the news', () => {
    const { game, answer } = triggerToday('fan-protest')
    const { notifications: asking, nextNotificationId: next, ...before } = structuredClone(game)
    expect(answer('ignore-protest').done).toBe(true)
    const { notifications, nextNotificationId, ...after } = game
    expect(after).toEqual(before)
    expect(notifications).toHaveLength(asking.length)
    expect(nextNotificationId).toBe(next + 1)
  })

  it('no news state what an event brings before it is answered', () => {
    const { game, answer } = triggerToday('sponsorship-opportunity')
    const ofSponsor = () =>
      messagesOf(game).filter((message) => message.startsWith('Sponsorship Opportunity'))
    expect(ofSponsor()).toEqual(['Sponsorship Opportunity: what happens next is up to you.'])
    answer('take-money')
    expect(ofSponsor()).toEqual([expect.stringMatching(/Take the money\. Budget.+£/)])
  })

  it('without an answer the news of the next day say that the first is in force', () => {
    const { game } = triggerToday('fan-protest')
    playDay(game)
    expect(messagesOf(game).filter((message) => message.startsWith('Fan Protest'))).toEqual([
      'Fan Protest: Wait until they go home. Fan mood\u00a0−7%.',
    ])
  })

  it.each(OTHER_ANSWERS)('[EVE-17] %s, %s: its effects replace those of the first', (kind, key, index) => {
    const { game, event, answer } = triggerToday(kind)
    const stated = effectsText(event.answers[index]!)
    const title = `${EVENT_TITLES[event.kind]}: `
    expect(messagesOf(game).filter((message) => message.startsWith(title))).toHaveLength(1)
    expect(answer(key).done).toBe(true)
    expect(game.lastEvent).toMatchObject({ answer: index, impact: event.answers[index]!.impact })
    // The news of what the first answer did is not true any more.
    expect(messagesOf(game).filter((message) => message.startsWith(title))).toEqual([
      `${title}${answerLabel(key)}. ${stated}`,
    ])
    expect(JSON.parse(JSON.stringify(game))).toEqual(game)
  })

  it('[EVE-17] money, mood and reputation change exactly by the stated effects', () => {
    for (const [kind, key, index] of OTHER_ANSWERS) {
      const { game, before, event, answer } = triggerToday(kind)
      answer(key)
      const stated = (figure: 'budget' | 'fan-mood' | 'reputation') =>
        event.answers[index]!.impact.reduce(
          (sum, impact) => (impact.kind === figure ? sum + impact.change : sum),
          0,
        )
      expect(game.money - before.money, key).toBe(stated('budget'))
      expect(game.fanHappiness - before.fanHappiness, key).toBeCloseTo(stated('fan-mood'), 6)
      expect(game.reputation - before.reputation, key).toBeCloseTo(stated('reputation'), 6)
    }
  })

  it('[EVE-17] one can be chosen once, on the day of the event, before the match, in a running career', () => {
    const refusals: [change: (game: GameState) => void, reason: string][] = [
      [(game) => void answerEvent(game, 1), 'You’ve already answered.'],
      [(game) => void (game.day += 1), 'There’s nothing to answer today.'],
      [(game) => void (game.lastEvent = null), 'There’s nothing to answer today.'],
      [
        (game) => void (game.ended = { reason: 'sacked', day: 31, season: 1, position: 19 }),
        'The career is over.',
      ],
    ]
    for (const [change, reason] of refusals) {
      const { game } = triggerToday('fan-protest')
      change(game)
      const before = textOf(game)
      expect(answerEvent(game, 1)).toEqual({ done: false, reason })
      expect(textOf(game)).toBe(before)
    }
    const { game } = triggerToday('fan-protest')
    for (const index of [-1, 3, 0.5]) {
      expect(answerEvent(game, index)).toEqual({ done: false, reason: 'That isn’t one of the answers.' })
    }
    expect(triggerToday('rival-rising-star').game).toSatisfy((one: GameState) => !answerEvent(one, 0).done)
  })

  it('[EVE-17] none can be chosen after the match of the day', () => {
    const game = makeGame({ day: 6 })
    beginDay(game)
    triggerEvent(game, 'sponsorship-opportunity', makeRandom(1))
    playMatchDay(game)
    expect(game.lastEvent).toMatchObject({ day: 7, answer: 0 })
    expect(answerEvent(game, 1)).toEqual({
      done: false,
      reason: 'The match has been played, so it’s too late to answer.',
    })
  })

  it('[EVE-18] one that costs more than the club has is refused, to the pound', () => {
    const { game, answer } = triggerToday('fan-protest', { money: 19_999, fanCount: 5_000 })
    expect(lastEventStory(game)?.choices[1]).toMatchObject({
      label: 'Pay for coaches to the next away match',
      hurdle: 'Not enough funds. Required: £20,000',
    })
    expect(answer('pay-coaches')).toEqual({ done: false, reason: 'Not enough funds. Required: £20,000' })
    game.money = 20_000
    expect(answer('pay-coaches').done).toBe(true)
    expect(game.money).toBe(0)
  })

  it('[EVE-18] a club in debt may choose one that costs less than the first, but none that costs more', () => {
    const { game, answer } = triggerToday('stadium-issue', { money: -1_000_000 })
    expect(answer('hurry-repair')).toEqual({ done: false, reason: 'Not enough funds. Required: £120,000' })
    expect(answer('patch-roof').done).toBe(true)
    expect(game.money).toBe(-1_025_000)
  })

  it('[EVE-18] a raise above the wage budget is refused', () => {
    const { game, player, answer } = triggerToday('transfer-request', { wageBudget: 0 })
    const raise = Math.round((0.2 * player(game).wage) / 50) * 50
    const pounds = raise.toLocaleString('en-GB')
    expect(answer('raise-wage')).toEqual({
      done: false,
      reason: `Insufficient wage budget. Need £${pounds}/wk, have £0/wk.`,
    })
  })
})

describe('the effects of answers', () => {
  it('[EVE-19] a specialist makes an injured player fit in ten days, for a fee that grows with quality', () => {
    const { game, before, event, player, answer, statedEffects } = triggerToday('key-player-injury')
    const fee = Math.round((15_000 * player(game).quality * player(game).quality) / 1_000) * 1_000
    expect(statedEffects('pay-specialist')).toBe(
      `Injured players\u00a0+1, budget\u00a0−\u2060£${fee.toLocaleString('en-GB')}. Fit again on day 41 at the latest.`,
    )
    answer('pay-specialist')
    expect(game.money).toBe(before.money - fee)
    expect(player(game).injured).toBe(true)
    player(game).stamina = 90
    game.day = 40
    settlePledgesOfDay(game)
    expect(player(game).injured).toBe(true)
    game.day = 41
    settlePledgesOfDay(game)
    expect(player(game)).toMatchObject({ injured: false, stamina: 70, inSquad: false })
    expect(game.pledges).toEqual([])
    expect(messagesOf(game)[0]).toBe(
      `${EVENT_TITLES[event.kind]}: the specialist has got ${player(game).name} fit again.`,
    )
  })

  it('the pledge of a specialist ends when the player is fit or has left', () => {
    for (const change of [
      (game: GameState) => game.players.forEach((player) => (player.injured = false)),
      (game: GameState) => void (game.players = []),
    ]) {
      const { game, answer } = triggerToday('key-player-injury')
      answer('pay-specialist')
      const news = messagesOf(game)
      change(game)
      settlePledgesOfDay(game)
      expect(game.pledges).toEqual([])
      expect(messagesOf(game)).toEqual(news)
    }
  })

  it.each([
    [8, 0.5, 'the promise is kept'],
    [7, 0.5, 'the promise is kept'],
    [9, -2, 'the promise is broken'],
  ])('[EVE-19] a promise to climb from 9th, kept or not: %i in four weeks', (place, change, result) => {
    const { game, event, player, answer, statedEffects } = triggerToday('transfer-request')
    const { name } = player(game)
    expect(statedEffects('promise-climb')).toBe(
      `8th place or better on day 59: Morale of ${name}\u00a0+0.5. Worse: Morale of ${name}\u00a0−2.`,
    )
    answer('promise-climb')
    expect(player(game).morale).toBe(3)
    Object.assign(game, { day: 58, leaguePosition: place })
    settlePledgesOfDay(game)
    expect(player(game).morale).toBe(3)
    game.day = 59
    settlePledgesOfDay(game)
    expect(player(game).morale).toBe(3 + change)
    expect(messagesOf(game)[0]).toBe(
      `${EVENT_TITLES[event.kind]}: ${result}. Morale of ${name}\u00a0${change > 0 ? '+' : '−'}${Math.abs(change)}.`,
    )
    expect(game.pledges).toEqual([])
  })

  it('a promise to climb requires first place of the leader, and is not offered in the last four weeks', () => {
    expect(triggerToday('transfer-request', { leaguePosition: 1 }).statedEffects('promise-climb')).toContain(
      '1st place or better',
    )
    const keysOn = (day: number) =>
      triggerToday('transfer-request', { day }).event.answers.map(({ key }) => key)
    expect(keysOn(238)).toContain('promise-climb')
    expect(keysOn(239)).not.toContain('promise-climb')
  })

  it('a raise costs a fifth of the wage and raises morale', () => {
    const { game, before, player, answer } = triggerToday('transfer-request')
    const { wage } = player(before)
    const raise = Math.round((0.2 * wage) / 50) * 50
    answer('raise-wage')
    expect(player(game)).toMatchObject({ wage: wage + raise, morale: 3.3 })
    expect(game.wageBudget).toBe(before.wageBudget - raise)
  })

  it('coaches for protesters cost four pounds a supporter', () => {
    const { game, before, answer } = triggerToday('fan-protest')
    answer('pay-coaches')
    expect(game).toMatchObject({ fanHappiness: 38, money: before.money - 4 * before.fanCount })
  })

  it.each([
    [true, 42, 'Fan Protest: the match was won. Fan mood\u00a0+4%.'],
    [false, 28, 'Fan Protest: the match was not won. Fan mood\u00a0−10%.'],
  ])('a win promised to protesters, won: %s', (isWon, mood, message) => {
    const { game, answer, statedEffects } = triggerToday('fan-protest')
    expect(statedEffects('promise-win')).toBe(
      'Fan mood\u00a0−2%. If the next match is won: Fan mood\u00a0+4%. If not: Fan mood\u00a0−10%.',
    )
    answer('promise-win')
    expect(game.fanHappiness).toBe(38)
    settlePledgesOfMatch(game, isWon)
    expect(game.fanHappiness).toBe(mood)
    expect(messagesOf(game)[0]).toBe(message)
    settlePledgesOfMatch(game, isWon)
    expect(game.fanHappiness).toBe(mood)
  })

  it('[EVE-19] a promised win is settled by the match that is played', () => {
    const game = makeGame({ day: 6, fanHappiness: 40 })
    beginDay(game)
    triggerEvent(game, 'fan-protest', makeRandom(1))
    answerEvent(game, 2)
    expect(game.pledges).toHaveLength(1)
    playMatchDay(game)
    expect(game.pledges).toEqual([])
    const result = game.lastMatch?.outcome === 'W' ? 'the match was won' : 'the match was not won'
    expect(messagesOf(game).filter((message) => message.includes(result))).toHaveLength(1)
  })

  it('a player in a scandal is fined a week’s wage, or defended at the cost of the club', () => {
    const fined = triggerToday('media-scandal')
    const { wage } = fined.player(fined.game)
    fined.answer('fine-player')
    expect(fined.game).toMatchObject({ fanHappiness: 64, reputation: 3, money: 10_000_000 + wage })
    expect(fined.player(fined.game).morale).toBe(1.5)
    const defended = triggerToday('media-scandal')
    defended.answer('defend-player')
    expect(defended.game).toMatchObject({ fanHappiness: 58, reputation: 2.9, money: 10_000_000 })
    expect(defended.player(defended.game).morale).toBe(3.5)
  })

  it('a new plan costs every player ten points of stamina and ends the effect of the leak', () => {
    const { game, before, answer } = triggerToday('tactical-leak')
    game.players[0]!.stamina = 15
    answer('rehearse-plan')
    expect(ownSheet(game).support).toBe(ownSheet(before).support)
    expect(game.players[0]!.stamina).toBe(10)
    expect(game.players[1]!.stamina).toBe(before.players[1]!.stamina - 10)
  })

  it('a sponsor pays 40% now and the full amount after a win, or half if gifts are chosen', () => {
    const bonus = triggerToday('sponsorship-opportunity')
    bonus.answer('win-bonus')
    expect(bonus.game.money).toBe(10_060_000)
    settlePledgesOfMatch(bonus.game, true)
    expect(bonus.game.money).toBe(10_210_000)
    const missed = triggerToday('sponsorship-opportunity')
    expect(missed.statedEffects('win-bonus')).toBe(
      'Budget\u00a0+\u2060£60,000. If the next match is won: Budget\u00a0+\u2060£150,000. If not: Nothing.',
    )
    missed.answer('win-bonus')
    settlePledgesOfMatch(missed.game, false)
    expect(missed.game.money).toBe(10_060_000)
    expect(messagesOf(missed.game)[0]).toBe('Sponsorship Opportunity: the match was not won.')
    const gifts = triggerToday('sponsorship-opportunity')
    gifts.answer('fan-gifts')
    expect(gifts.game).toMatchObject({ money: 10_075_000, fanHappiness: 69 })
  })

  it('hard training raises the quality and lowers the potential of a wonderkid', () => {
    const { game, event, player, answer } = triggerToday('wonderkid-discovery')
    const { quality, potential } = { ...player(game) }
    answer('train-hard')
    expect(player(game).quality).toBeCloseTo(quality + 0.3, 6)
    expect(player(game).potential).toBeCloseTo(potential - 0.5, 6)
    expect(event.impact[0]).toMatchObject({ kind: 'new-player', quality, potential })
  })

  it.each([
    [true, 74, 3.05],
    [false, 61, 3],
  ])('a derby promised to the town, won: %s', (isWon, mood, reputation) => {
    const { game, answer } = triggerToday('derby-approaches')
    answer('vow-victory')
    expect(game.fanHappiness).toBe(69)
    expect(game.players.every(({ morale }) => morale === 3.2)).toBe(true)
    settlePledgesOfMatch(game, isWon)
    expect(game).toMatchObject({ fanHappiness: mood, reputation })
  })

  it('derby scarves bring three pounds a supporter for three points of mood', () => {
    const { game, before, answer } = triggerToday('derby-approaches')
    answer('sell-scarves')
    expect(game).toMatchObject({ fanHappiness: 66, money: before.money + 3 * before.fanCount })
    expect(game.players.every(({ morale }) => morale === 3.2)).toBe(true)
  })

  it.each([
    ['hurry-repair', 5, 120_000, 65],
    ['patch-roof', 28, 25_000, 61],
  ] as const)('%s closes the seats for %i days at £%i', (key, days, cost, mood) => {
    const { game, answer } = triggerToday('stadium-issue')
    answer(key)
    expect(game).toMatchObject({ money: 10_000_000 - cost, fanHappiness: mood })
    expect(game.facilities.find(({ name }) => name === 'Basic Stadium')).toMatchObject({
      tempCapacityReduction: 2_000,
      worksUntilDay: 31 + days,
    })
    expect(game.ledger.days.at(-1)?.amounts.events).toBe(-cost)
  })

  it('nobody hurries a roof after building has begun at the stadium, whose works an answer cut short', () => {
    const { game, event } = triggerToday('stadium-issue', { money: 50_000_000 })
    const stadium = game.facilities.find(({ name }) => name === 'Basic Stadium')!
    expect(answerHurdle(game, 1)).toBeNull()
    expect(upgradeFacility(game, stadium.id).done).toBe(true)
    const closed = { ...stadium }
    for (const index of [1, 2]) {
      expect(answerEvent(game, index)).toEqual({
        done: false,
        reason: 'Building has begun at the stadium, and work goes on as planned.',
      })
    }
    expect(stadium).toEqual(closed)
    expect(event.answer).toBe(0)
  })

  it('moved kick-off times bring 50% more money and cost mood', () => {
    const { game, answer } = triggerToday('tv-rights-deal')
    answer('move-kick-off')
    expect(game).toMatchObject({ money: 10_000_000 + 330_000, fanHappiness: 61 })
  })
})

describe('at the bounds of figures', () => {
  it.each(OTHER_ANSWERS)(
    '[CAR-4] %s, %s states and applies only the change within the bounds',
    (kind, key) => {
      for (const [mood, reputation, morale, stamina] of [
        [2, 1, 1, 10],
        [kind === 'fan-protest' ? 49 : 99, 5, 3.9, 100],
      ] as const) {
        const start = gameWithCauses(kind)
        for (const player of start.players) Object.assign(player, { morale, stamina })
        const { game, event, answer } = triggerToday(kind, {
          players: start.players,
          fanHappiness: mood,
          reputation,
        })
        expect(answer(key).done).toBe(true)
        for (const isWon of [true, false]) settlePledgesOfMatch(game, isWon)
        Object.assign(game, { day: 100 })
        settlePledgesOfDay(game)
        expect(game.pledges).toEqual([])
        expect(game.fanHappiness).toBeGreaterThanOrEqual(0)
        expect(game.fanHappiness).toBeLessThanOrEqual(100)
        expect(game.reputation).toBeGreaterThanOrEqual(1)
        expect(game.reputation).toBeLessThanOrEqual(5)
        for (const player of game.players) {
          expect(player.morale).toBeGreaterThanOrEqual(1)
          expect(player.morale).toBeLessThanOrEqual(5)
          expect(player.stamina).toBeGreaterThanOrEqual(10)
        }
        for (const impact of event.answers.flatMap((one) => one.impact)) {
          if (impact.kind === 'fan-mood') expect(mood + impact.change).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )
})
