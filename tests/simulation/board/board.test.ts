import { describe, expect, it } from 'vitest'
import {
  boardBudgets,
  judgeSeason,
  raiseBudgets,
  setBudgets,
  warnAtMidSeason,
  watchMood,
} from '../../../client/simulation/board/boardDecisions.ts'
import { beginDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { addResult } from '../../../client/simulation/club/leagueRecord.ts'
import { makeGame, messagesOf, newsOf } from '../makeGame.ts'

const SACKED = "YOU'RE SACKED! The board has lost its patience."

/** State after the last match, with the own club in this position. */
function lastEvening(position: number, parts: Partial<GameState> = {}) {
  const game = makeGame({ day: 266, currentMatchWeek: 38, seasonPhase: 'season-ended', ...parts })
  game.fixtures = game.fixtures.map((fixture) => ({ ...fixture, score: { home: 1, away: 1 } }))
  for (const [i, { record }] of game.competitors.entries()) {
    for (let week = 0; week < 38; week++) addResult(record, i < position - 1 ? 2 : 0, 1)
  }
  for (let week = 0; week < 38; week++) addResult(game.record, 1, 1)
  return game
}

describe('the budgets of a season', () => {
  it.each([
    // A quarter, 5% a point of reputation and 1% a place above tenth, of the amount above 3 million.
    [3_000_000, 3, 10, 0, 60_000],
    [2_999_999, 3, 10, 0, 60_000],
    [-4_000_000, 3, 10, 0, 60_000],
    [13_000_000, 3, 10, 4_000_000, 148_000],
    [13_000_000, 3, 1, 4_900_000, 148_000],
    [13_000_000, 3, 20, 3_000_000, 148_000],
    [13_000_000, 5, 1, 5_900_000, 188_000],
    [13_000_000, 1, 20, 2_000_000, 108_000],
  ])(
    '[BOA-1] with %i pounds, a reputation of %d and place %i are %i and %i',
    (money, reputation, position, transfer, wage) => {
      expect(boardBudgets({ money, reputation }, position)).toEqual({ transfer, wage })
    },
  )

  it('are announced with the figures they are based on', () => {
    const game = makeGame({ money: 13_000_000 })
    setBudgets(game, 2)
    expect(game).toMatchObject({ transferBudget: 4_800_000, wageBudget: 148_000 })
    expect(newsOf(game)[0]).toMatchObject({
      message:
        'The board has set the budgets: £4,800,000 for transfers and £148,000 a week for new wages, ' +
        'worked out from £13,000,000 in the bank, a reputation of 3.0, 2nd place and confidence of 50%.',
      type: 'finance',
    })
  })

  it('are set when a season ends, after the prize has been paid', () => {
    const game = lastEvening(10)
    beginDay(game)
    expect(messagesOf(game).filter((text) => text.startsWith('The board has set the budgets'))).toHaveLength(
      1,
    )
    expect(game.ledger.seasons[0]?.amounts.prizes).toBe(1_600_000)
    expect(game.transferBudget % 10_000).toBe(0)
  })
})

describe('the sack for the final position', () => {
  it.each([
    [1, false],
    [17, false],
    [18, false],
    [19, true],
    [20, true],
  ])('at %i: %s', (position, sacked) => {
    const game = makeGame({ day: 267 })
    judgeSeason(game, position)
    expect(game.ended).toEqual(sacked ? { reason: 'sacked', day: 267, season: 1, position } : null)
    expect(messagesOf(game).includes(SACKED)).toBe(sacked)
  })

  it.each([
    [18, null],
    [19, 'sacked'],
  ] as const)('[BOA-2] comes on the morning after the season, at %i: %s', (position, reason) => {
    const game = lastEvening(position)
    const events = beginDay(game)
    expect(events).toContainEqual({ kind: 'season-ended', season: 1, position })
    expect(game.ended?.reason ?? null).toBe(reason)
    expect(events.some(({ kind }) => kind === 'career-ended')).toBe(reason !== null)
  })

  it('[BOA-3] is announced at mid-season from 19th on', () => {
    const warnings = (leaguePosition: number, currentMatchWeek: number) => {
      const game = makeGame({ leaguePosition, currentMatchWeek })
      warnAtMidSeason(game)
      return messagesOf(game).filter((text) => text.startsWith('The board is worried'))
    }
    expect(warnings(18, 19)).toEqual([])
    expect(warnings(19, 19)).toEqual([
      'The board is worried: 19th at mid-season. A final position worse than 18th will cost you your job.',
    ])
    expect(warnings(20, 19)).toHaveLength(1)
    expect([18, 20, 38].flatMap((week) => warnings(20, week))).toEqual([])
  })
})

describe('the sack for fan mood', () => {
  const warning = 'The fans are in revolt: mood below 10%. The board will act if it stays there for 28 days.'

  /** Processes one morning for each mood. */
  function watch(moods: readonly number[]) {
    const game = makeGame({ day: 100 })
    for (const mood of moods) {
      game.day += 1
      game.fanHappiness = mood
      watchMood(game)
    }
    return game
  }
  const days = (count: number, mood: number) => Array<number>(count).fill(mood)

  it.each([
    // The first morning below starts the count; 28 days later the manager is sacked.
    [27, false],
    [28, false],
    [29, true],
    [40, true],
  ])('[BOA-4] after %i mornings below 10%%: %s', (count, sacked) => {
    const game = watch(days(count, 9.99))
    expect(game.ended).toEqual(
      sacked ? { reason: 'sacked', day: 129, season: 1, position: game.leaguePosition } : null,
    )
    expect(messagesOf(game).filter((text) => text === warning)).toHaveLength(1)
    expect(messagesOf(game).filter((text) => text === SACKED)).toHaveLength(sacked ? 1 : 0)
  })

  it('10.0 is not below 10', () => {
    const game = watch(days(100, 10))
    expect(game).toMatchObject({ ended: null, revoltSinceDay: 0 })
    expect(messagesOf(game)).not.toContain(warning)
  })

  it('[BOA-5] a morning at 10.0 restarts the count, with another warning', () => {
    const game = watch([...days(28, 5), 10, ...days(28, 5)])
    expect(game.ended).toBeNull()
    expect(messagesOf(game).filter((text) => text === warning)).toHaveLength(2)
    expect(watch([...days(28, 5), 10, ...days(29, 5)]).ended?.reason).toBe('sacked')
  })

  it('the warning is sent on the first morning below, and not repeated', () => {
    const game = watch(days(1, 0))
    expect(messagesOf(game)[0]).toBe(warning)
    expect(game.revoltSinceDay).toBe(101)
  })

  it('does not happen after the career has ended otherwise', () => {
    const game = makeGame({ fanHappiness: 0, day: 200, revoltSinceDay: 100 })
    game.ended = { reason: 'bankrupt', day: 199, season: 1, position: 12 }
    watchMood(game)
    expect(game.ended.reason).toBe('bankrupt')
  })
})

describe('[BOA-15] the budgets at mid-season', () => {
  const raised = (money: number, parts: { left?: number; due?: number; budget?: number } = {}) => {
    const game = makeGame({ money, transferBudget: parts.budget ?? 1_000_000, wageBudget: 50_000 })
    raiseBudgets(game, { left: parts.left ?? money, due: parts.due ?? 0, place: 10 })
    return game
  }

  it('rise to what the board would allow in summer for the money in the bank that the season leaves', () => {
    // 40% of the £10,000,000 above the reserve; 3,000,000 are added, a 114th of it a week for wages.
    const game = raised(13_000_000)
    expect(game).toMatchObject({ transferBudget: 4_000_000, wageBudget: 76_000 })
    expect(messagesOf(game)[0]).toBe(
      'The season is paying off: the board adds £3,000,000 for transfers and £26,000 a week for wages. ' +
        'Left to spend: £4,000,000 for transfers and £76,000 a week for wages.',
    )
    expect(raised(40_000_000, { left: 13_000_000 }).transferBudget).toBe(4_000_000)
  })

  it('rise to what the owners would draw, but only from money in the bank', () => {
    expect(raised(30_000_000, { due: 14_000_000 }).transferBudget).toBe(14_000_000)
    expect(raised(13_000_000, { left: 30_000_000, due: 14_000_000 }).transferBudget).toBe(10_000_000)
  })

  it('never fall', () => {
    const game = raised(13_000_000, { budget: 5_000_000 })
    expect(game).toMatchObject({ transferBudget: 5_000_000, wageBudget: 50_000 })
    expect(messagesOf(game)[0]).not.toContain('board adds')
  })
})
