import { describe, expect, it } from 'vitest'
import type { UnrestAnswer, Unrest } from '../../../client/simulation/people/unrest.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { rememberMatch } from '../../../client/simulation/unrest/rememberMatch.ts'
import { reviewUnrest } from '../../../client/simulation/unrest/review.ts'
import {
  answerUnrest,
  answersTo,
  patienceChance,
  raisedWage,
} from '../../../client/simulation/unrest/answers.ts'
import { inboxReport } from '../../../client/simulation/reports/inboxReport.ts'
import { makeContract, makeSetup, messagesOf, textOf } from '../makeGame.ts'
import { LEAVING, makeUnrest, nameOf, UNHAPPY } from '../makeUnrest.ts'

const COMPLAINT = { ...UNHAPPY, answerBy: 95 } as const
const REQUEST = { ...LEAVING, answerBy: 95, bidDay: 90 } as const
const REFUSED_BID = {
  ...COMPLAINT,
  cause: { kind: 'bid', club: 'Hamburg Speicher', fee: 4_000_000, hasLapsed: false },
} as const

/** Answers a message and plays eight matches, in which the player starts (S), is left out (L) or is injured (I). */
function promise(matches: string, status: 'key' | 'regular' | 'rotation' = 'regular') {
  const one = makeUnrest(COMPLAINT, { contract: makeContract({ status }) })
  answerUnrest(one.game, 'p7', 'promise')
  const setup = makeSetup()
  const without = playMatch(setup)
  const eleven = setup.home.eleven.map((player, i) => (i === 10 ? { ...player, id: 'p7' } : player))
  const withHim = { ...without, setup: { ...setup, home: { ...setup.home, eleven } } }
  for (const letter of matches) {
    one.player.injured = letter === 'I'
    rememberMatch(one.game, letter === 'S' ? withHim : without, 'home')
  }
  return one
}

const answersOf = (unrest: Partial<Unrest>) => {
  const { game, player } = makeUnrest(unrest)
  return answersTo(game, player).map(({ answer }) => answer)
}

describe('answers to players', () => {
  it('[UNR-6] a promise brings content and morale, and is owed from then on', () => {
    const { player, unrest } = promise('')
    expect(player.morale).toBeCloseTo(3.3, 5)
    expect(unrest()).toMatchObject({
      stage: 'content',
      answerBy: 0,
      promise: { needed: 5, matches: 0, starts: 0 },
    })
    expect(promise('', 'key').unrest().promise?.needed).toBe(6)
    expect(promise('', 'rotation').unrest().promise?.needed).toBe(3)
  })

  it('[UNR-7] a promise is kept by five starts in eight matches for which the player is fit', () => {
    const { game, player, unrest } = promise('SLSIILSLS')
    expect(unrest().promise).toEqual({ needed: 5, matches: 7, starts: 4 })
    const kept = promise('SLSIILSLSS')
    expect(kept.player.morale).toBeCloseTo(3.7, 5)
    expect(kept.unrest()).toMatchObject({ promise: null, calmUntil: 155, stage: 'content' })
    expect(messagesOf(kept.game)[0]).toContain('Promise kept')
    expect(reviewUnrest(kept.game)).toEqual([])
    expect(reviewUnrest(game)).toEqual([])
    expect(player.morale).toBeCloseTo(3.3, 5)
  })

  it('[UNR-7] a promise is broken by the fourth match left out, which is remembered for a season', () => {
    expect(promise('LLL').unrest().promise).not.toBeNull()
    const { game, player, unrest } = promise('SLLLL')
    expect(player.morale).toBeCloseTo(2.5, 5)
    expect(unrest()).toMatchObject({ promise: null, distrustUntil: 351 })
    expect(reviewUnrest(game)).toMatchObject([
      { isLeaving: true, cause: { kind: 'promise', starts: 1, of: 5 } },
    ])
    expect(messagesOf(game)[0]).toContain('You promised 5 starts in 8 matches. They got 1 in 5.')
    const before = textOf(game)
    expect(answerUnrest(game, 'p7', 'promise')).toMatchObject({ done: false })
    expect(textOf(game)).toBe(before)
    game.minds[0]!.answerBy = 400
    game.day = 350
    expect(answersTo(game, player)[0]?.refusal).toBe(
      'You broke a promise. They won’t believe another before day 351.',
    )
    game.day = 351
    expect(answersTo(game, player)[0]?.refusal).toBeNull()
  })

  it.each([
    [null, 3, 0.5],
    [null, 4, 0.7],
    [null, 1, 0.1],
    ['loyal', 3, 0.8],
    ['professional', 3, 0.7],
    ['ambitious', 3, 0.2],
    ['temperamental', 3, 0.3],
    ['loyal', 5, 0.9],
  ] as const)(
    '[UNR-8] a player of character %s and morale %f is patient with a chance of %f',
    (kind, morale, chance) => {
      const { game, player } = makeUnrest(COMPLAINT, { name: nameOf(kind), morale })
      expect(patienceChance(game, player)).toBe(chance)
    },
  )

  it('[UNR-8] patience is asked for once a season and granted as often as stated', () => {
    let patient = 0
    for (let answerBy = 90; answerBy < 290; answerBy++) {
      const { game, player, unrest } = makeUnrest({ ...COMPLAINT, answerBy })
      expect(answerUnrest(game, 'p7', 'patience').done).toBe(true)
      expect(unrest().patienceSeason).toBe(1)
      if (unrest().stage === 'content') {
        patient += 1
        expect(unrest().calmUntil).toBe(85 + 56)
        expect(player.morale).toBe(3)
      } else expect(player.morale).toBeCloseTo(2.7, 5)
    }
    expect(patient).toBeGreaterThan(75)
    expect(patient).toBeLessThan(125)
    const asked = makeUnrest({ ...COMPLAINT, patienceSeason: 1 })
    expect(answerUnrest(asked.game, 'p7', 'patience')).toMatchObject({
      done: false,
      reason: 'You’ve already asked for patience this season.',
    })
  })

  it('[UNR-9] a raise comes from the wage budget, or is refused', () => {
    const { game, player, unrest } = makeUnrest(REFUSED_BID, { wage: 10_000 }, { wageBudget: 1_500 })
    expect(raisedWage(player)).toBe(11_500)
    expect(answerUnrest(game, 'p7', 'raise').done).toBe(true)
    expect([player.wage, game.wageBudget]).toEqual([11_500, 0])
    expect(player.morale).toBeCloseTo(3.3, 5)
    expect(unrest()).toMatchObject({ stage: 'content', calmUntil: 225 })
    const poor = makeUnrest(REFUSED_BID, { wage: 10_000 }, { wageBudget: 1_499 })
    expect(answerUnrest(poor.game, 'p7', 'raise')).toMatchObject({ done: false })
  })

  it('[UNR-11] who is put up for bids, or whose request is refused, is bid for in the stated days', () => {
    const daysTo = (unrest: Partial<Unrest>, answer: UnrestAnswer) => {
      const one = makeUnrest(unrest)
      answerUnrest(one.game, 'p7', answer)
      return { ...one, days: one.unrest().bidDay - 85 }
    }
    const listed = daysTo(COMPLAINT, 'list')
    expect(listed.unrest()).toMatchObject({ stage: 'leaving', cause: { kind: 'listed' }, answerBy: 0 })
    expect(listed.player.morale).toBe(3)
    expect(listed.days).toBeGreaterThanOrEqual(2)
    expect(listed.days).toBeLessThanOrEqual(6)
    const refused = daysTo(REQUEST, 'refuse')
    expect(refused.unrest()).toMatchObject({ stage: 'leaving', answerBy: 0 })
    expect(refused.player.morale).toBeCloseTo(2.5, 5)
    expect(refused.days).toBeGreaterThanOrEqual(14)
    expect(refused.days).toBeLessThanOrEqual(28)
  })

  it('[UNR-17] are two or three, by what the player wants', () => {
    expect(answersOf(COMPLAINT)).toEqual(['promise', 'patience', 'list'])
    expect(answersOf(REQUEST)).toEqual(['promise', 'refuse', 'list'])
    expect(answersOf(REFUSED_BID)).toEqual(['raise', 'patience', 'list'])
    expect(answersOf(UNHAPPY)).toEqual([])
  })

  it('[UNR-17] are refused without a message, for others, and to nobody', () => {
    const { game } = makeUnrest(UNHAPPY)
    expect(answerUnrest(game, 'p7', 'promise')).toMatchObject({ done: false })
    expect(answerUnrest(game, 'nobody', 'promise')).toMatchObject({ done: false })
    const asking = makeUnrest(COMPLAINT)
    expect(answerUnrest(asking.game, 'p7', 'raise')).toMatchObject({ done: false })
  })

  it('[UNR-17] nobody is put up for bids whose contract clubs wait to end', () => {
    const { game } = makeUnrest(COMPLAINT, { contract: makeContract({ until: 1 }) }, { currentMatchWeek: 19 })
    expect(answerUnrest(game, 'p7', 'list')).toMatchObject({
      done: false,
      reason: 'Clubs are waiting for the contract to run out.',
    })
  })

  it('[UNR-5] the inbox states the facts, the deadline, and what silence brings', () => {
    const { game, player } = makeUnrest({ ...COMPLAINT, recent: 'LLSSLLCLLL' })
    expect(inboxReport(game)).toMatchObject([
      {
        title: `${player.name} is unhappy`,
        facts: 'Started 2 of the last 10 matches when fit, came on in 1. Promised: Regular.',
        deadline: 95,
        daysLeft: 11,
        silence:
          'Without an answer: −0.3 morale. Still unhappy 11 weeks after the complaint, they ask to leave.',
      },
    ])
    game.day = 96
    expect(inboxReport(game)).toEqual([])
  })
})
