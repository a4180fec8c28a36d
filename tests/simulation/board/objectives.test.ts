import { describe, expect, it } from 'vitest'
import { OBJECTIVE_LEVELS, type ObjectiveLevel } from '../../../client/simulation/club/board.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import {
  chooseObjective,
  judgeObjective,
  objectivesFor,
  offerObjectives,
  reviewAtMidSeason,
} from '../../../client/simulation/board/objectives.ts'
import { playCareers } from '../../support/careers.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame, makeMarketPlayer, messagesOf, textOf } from '../makeGame.ts'

/** A career in which the manager has promised this. */
function promising(level: ObjectiveLevel, parts: Partial<GameState> = {}): GameState {
  const game = makeGame(parts)
  expect(chooseObjective(game, level).done).toBe(true)
  return game
}

describe('the objectives of a season', () => {
  it.each([
    // Four places below the expected one and two above, within 5th to 17th and 2nd to 15th.
    [1, 5, 2],
    [2, 6, 2],
    [5, 9, 3],
    [10, 14, 8],
    [13, 17, 11],
    [20, 17, 15],
  ])('[BOA-6] of a club expected at %i ask for %i, %i and the title', (expected, safe, ambitious) => {
    const objectives = objectivesFor(expected, { transfer: 1, wage: 1 })
    expect(OBJECTIVE_LEVELS.map((level) => objectives[level].position)).toEqual([safe, ambitious, 1])
  })

  it.each([5, 1.5])('[BOA-6] follow the paper’s prediction at a reputation of %d', (reputation) => {
    const game = makeGame({ reputation })
    const order = [...game.competitors.slice(0, 7).map(({ id }) => id), game.club.id]
    game.pressNotes = [{ kind: 'prediction', week: 0, order }]
    offerObjectives(game)
    expect(OBJECTIVE_LEVELS.map((level) => game.board.objectives[level].position)).toEqual([12, 6, 1])
  })

  it('[BOA-7] add nothing, a tenth and a quarter to the budgets of the season', () => {
    const game = makeGame()
    expect(game).toMatchObject({ transferBudget: 5_000_000, wageBudget: 200_000 })
    const budgets = OBJECTIVE_LEVELS.map((level) => {
      chooseObjective(game, level)
      return [game.transferBudget, game.wageBudget]
    })
    expect(budgets).toEqual([
      [5_000_000, 200_000],
      [5_500_000, 220_000],
      [6_250_000, 250_000],
    ])
  })

  it('[BOA-7] are safe until another is chosen, and ask with a notification', () => {
    const game = makeGame()
    expect(game.board).toMatchObject({ level: 'safe', isChosen: false })
    expect(messagesOf(game).find((text) => text.startsWith('The board wants'))).toMatch(
      /^The board wants your objective for season 1: Safe \(\d+th or better\), Ambitious \(\d+\w\w or better\) or Title \(1st place\)\. Until you choose, it’s Safe\.$/,
    )
  })

  it('the news of the offer are withdrawn by a choice, and those of a choice by the next', () => {
    const game = makeGame()
    chooseObjective(game, 'title')
    expect(messagesOf(game).filter((message) => message.includes('Until you choose'))).toEqual([])
    chooseObjective(game, 'ambitious')
    const chosen = messagesOf(game).filter((message) => message.startsWith('Objective for season 1'))
    expect(chosen).toEqual([expect.stringContaining('Ambitious')])
  })

  it('without a choice the news say after the first match that the default stands', () => {
    const game = makeGame()
    while (game.day < 8) playDay(game)
    expect(messagesOf(game).filter((message) => message.includes('Until you choose'))).toEqual([])
    expect(messagesOf(game).some((message) => message.startsWith('Objective for season 1: Safe'))).toBe(true)
  })

  it('choosing moves no money', () => {
    const game = makeGame()
    for (const level of OBJECTIVE_LEVELS) chooseObjective(game, level)
    expect(game.money).toBe(10_000_000)
    expect(game.ledger.days).toEqual([])
  })

  it('[BOA-8] can be changed until the first match has been played, and no longer', () => {
    const game = makeGame()
    while (game.currentMatchWeek === 0) {
      expect(chooseObjective(game, 'ambitious').done).toBe(true)
      playDay(game)
    }
    const before = textOf(game)
    expect(chooseObjective(game, 'title')).toMatchObject({
      done: false,
      reason: 'The season’s under way, so the objective stands.',
    })
    expect(textOf(game)).toBe(before)
  })

  it('[BOA-8] cannot be lowered below what has been spent', () => {
    const game = promising('title')
    game.market = [makeMarketPlayer({ id: 'p999', transferFee: 5_000_001, wage: 1_000 })]
    expect(signPlayer(game, 'p999').done).toBe(true)
    expect(chooseObjective(game, 'safe')).toMatchObject({
      reason:
        'You have already spent more than the Safe objective allows: £5,000,000 for transfers and £200,000 a week for wages.',
    })
    expect(chooseObjective(game, 'ambitious').done).toBe(true)
    expect(game.transferBudget).toBe(499_999)
  })
})

describe('the reviews of an objective', () => {
  it.each([
    ['safe', 0, 0],
    ['ambitious', 500_000, 750_000],
    ['title', 1_250_000, 1_875_000],
  ] as const)('[BOA-9] of %s pay %i when it is met and take %i when it is missed', (level, bonus, fine) => {
    const met = promising(level)
    judgeObjective(met, 1)
    expect(met.money - 10_000_000).toBe(bonus)
    const missed = promising(level)
    judgeObjective(missed, 20)
    expect(10_000_000 - missed.money).toBe(fine)
    expect(missed.ledger.days.flatMap(({ amounts }) => amounts.board ?? [])).toEqual(fine > 0 ? [-fine] : [])
  })

  it('[BOA-9] take no more than the club has, and the rest at the next season ends', () => {
    const game = promising('title', { money: 1_000_000 })
    judgeObjective(game, 2)
    expect(game).toMatchObject({ money: 0, board: { owed: 875_000 } })
    expect(messagesOf(game)[0]).toMatch(/The board takes £1,000,000\. You still owe it £875,000\.$/)
    chooseObjective(game, 'safe')
    game.money = -300_000
    judgeObjective(game, 1)
    expect(game).toMatchObject({ money: -300_000, board: { owed: 875_000 } })
    game.money = 2_000_000
    judgeObjective(game, 1)
    expect(game).toMatchObject({ money: 1_125_000, board: { owed: 0 } })
  })

  it('[BOA-9] are met at the position asked for, and not one below', () => {
    const game = promising('ambitious')
    const { position } = game.board.objectives.ambitious
    expect(judgeObjective(game, position).isMet).toBe(true)
    expect(judgeObjective(game, position + 1).isMet).toBe(false)
  })

  it.each([
    ['safe', 1, -3],
    ['ambitious', 4, -5],
    ['title', 8, -8],
  ] as const)('[BOA-12] of %s change fan mood by %i and %i', (level, met, missed) => {
    for (const [position, change] of [
      [1, met],
      [20, missed],
    ] as const) {
      const game = promising(level, { fanHappiness: 50 })
      judgeObjective(game, position)
      expect(game.fanHappiness - 50).toBe(change)
    }
  })

  it.each([
    ['safe', 1, 52],
    ['safe', 18, 46],
    ['ambitious', 1, 54],
    ['title', 2, 45],
  ] as const)('[BOA-10] come at mid-season: %s at %i leads to %i%%', (level, leaguePosition, confidence) => {
    const game = promising(level)
    game.leaguePosition = leaguePosition
    for (const week of [18, 19, 20, 38]) {
      game.currentMatchWeek = week
      reviewAtMidSeason(game)
    }
    expect(game.board.confidence).toBe(confidence)
    expect(messagesOf(game).filter((text) => text.includes('mid-season review'))).toHaveLength(1)
  })
})

describe('the board’s money', () => {
  it('is no income: whoever promises titles and wins none pays for it', () => {
    const [career] = playCareers(1, 3, (state) => {
      if (state.currentMatchWeek === 0) chooseObjective(state, 'title')
      MANAGERS.idle(state)
      if (state.day % 266 === 1) {
        const paid = state.ledger.seasons.map(({ amounts }) => amounts.board ?? 0)
        expect(Math.max(0, ...paid)).toBe(0)
      }
    })
    expect(career?.seasons.every(({ position }) => position > 1)).toBe(true)
  })
})
