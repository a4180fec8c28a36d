import { describe, expect, it } from 'vitest'
import {
  confidenceFactor,
  moveConfidence,
  moveConfidenceByMatch,
  settleConfidence,
} from '../../../client/simulation/board/confidence.ts'
import { setBudgets, watchMood } from '../../../client/simulation/board/boardDecisions.ts'
import { beginDay, playDay } from '../../../client/simulation/season/day.ts'
import { boardReport } from '../../../client/simulation/reports/boardReport.ts'
import { CUP } from '../../../client/simulation/competitions/cup.ts'
import { dayOfRound } from '../../../client/simulation/competitions/competition.ts'
import { makeGame } from '../makeGame.ts'

describe('the confidence of the board', () => {
  it('[BOA-10] begins at 50 and moves by 1 with a win or a defeat', () => {
    const game = makeGame()
    const after = (['W', 'D', 'L', 'L'] as const).map((outcome) => {
      moveConfidenceByMatch(game, { outcome, isHome: true, playerScore: 1, opponentScore: 1 }, 'rival')
      return game.board.confidence
    })
    expect(after).toEqual([51, 51, 50, 49])
    expect(game.board.moves).toHaveLength(3)
    const cause = { kind: 'match', opponent: 'rival', isHome: true, scored: 1, conceded: 1 }
    expect(game.board.moves[0]).toEqual({ day: 1, change: -1, cause })
  })

  it('[BOA-10] moves with the own matches of a season', () => {
    const game = makeGame({ seed: 3 })
    let expected = 50
    while (game.currentMatchWeek < 10) {
      for (const { kind } of playDay(game)) {
        if (kind !== 'matches-played') continue
        const { outcome } = game.lastMatch!
        expected += outcome === 'W' ? 1 : outcome === 'L' ? -1 : 0
      }
    }
    expect(game.board.confidence).toBe(expected)
  })

  it('[BOA-10] falls by 4 with a warning of low funds, and with a revolt', () => {
    const poor = makeGame({ money: -2_000_000 })
    beginDay(poor)
    expect(poor.board.moves).toEqual([{ day: 2, change: -4, cause: { kind: 'low-funds' } }])
    const hated = makeGame({ fanHappiness: 5 })
    watchMood(hated)
    watchMood(hated)
    expect(hated.board.moves).toEqual([{ day: 1, change: -4, cause: { kind: 'revolt' } }])
  })

  it('[BOA-10] goes a quarter of the way back to 50 with a new season', () => {
    const game = makeGame()
    const settled = [90, 10, 50].map((confidence) => {
      game.board.confidence = confidence
      settleConfidence(game)
      return game.board.confidence
    })
    expect(settled).toEqual([80, 20, 50])
    expect(game.board.moves[0]?.cause).toEqual({ kind: 'new-season' })
  })

  it('keeps its ten latest moves, newest first', () => {
    const game = makeGame()
    for (let points = 1; points <= 12; points++) {
      game.board.confidence = 50
      moveConfidence(game, points, { kind: 'revolt' })
    }
    expect(game.board.moves.map(({ change }) => change)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  it('stays within 0 and 100, and counts what it has really moved', () => {
    const game = makeGame()
    moveConfidence(game, 70, { kind: 'new-season' })
    moveConfidence(game, 5, { kind: 'new-season' })
    expect(game.board).toMatchObject({ confidence: 100, moves: [{ change: 50 }] })
    moveConfidence(game, -130, { kind: 'revolt' })
    expect(game.board).toMatchObject({ confidence: 0, moves: [{ change: -100 }, { change: 50 }] })
  })

  it('[BOA-11] makes the budgets 70% to 130% of the usual', () => {
    expect([0, 50, 100].map((confidence) => Number(confidenceFactor(confidence).toFixed(6)))).toEqual([
      0.7, 1, 1.3,
    ])
    const game = makeGame({ money: 13_000_000 })
    const budgets = [0, 50, 100].map((confidence) => {
      game.board.confidence = confidence
      setBudgets(game, 10)
      return [game.transferBudget, game.wageBudget]
    })
    expect(budgets).toEqual([
      [2_800_000, 104_000],
      [4_000_000, 148_000],
      [5_200_000, 192_000],
    ])
  })

  it('is reported with its effect and its reasons, newest first', () => {
    const game = makeGame()
    const [rival] = game.competitors
    if (!rival) throw new Error('No rival')
    moveConfidence(game, 1, { kind: 'match', opponent: rival.id, isHome: false, scored: 2, conceded: 1 })
    game.day = 8
    moveConfidence(game, -4, { kind: 'mid-season', asked: 8, position: 11 })
    const { effect, moves } = boardReport(game)
    expect(effect).toBe('At 47%, next summer’s budgets are 2% smaller than usual.')
    expect(moves).toEqual([
      { day: 8, text: 'Mid-season review: 11th, asked 8th or better', change: '−4' },
      { day: 1, text: `Won 2–1 away at ${rival.name}`, change: '+1' },
    ])
  })

  it('names what a review changes in whole percent of the budgets', () => {
    const [safe] = boardReport(makeGame()).objectives
    expect(safe?.met.join()).toContain('confidence +4,next budgets +2%,')
    expect(safe?.missed.join()).toContain('confidence −12,next budgets −7%,')
  })

  it('does not call a shoot-out that was won a defeat, or a final a match at home', () => {
    const game = makeGame()
    const [rival] = game.competitors
    const level = { isHome: true, playerScore: 1, opponentScore: 1 }
    const moveOn = (day: number, outcome: 'W' | 'L', score: typeof level) => {
      game.day = day
      moveConfidenceByMatch(game, { outcome, ...score }, rival!.id)
    }
    moveOn(dayOfRound(CUP, 1, 1), 'W', level)
    moveOn(dayOfRound(CUP, 1, 2), 'L', { ...level, isHome: false })
    moveOn(dayOfRound(CUP, 2, CUP.rounds.length), 'W', { ...level, playerScore: 2 })
    expect(boardReport(game).moves.map(({ text }) => text)).toEqual([
      `Won 2–1 on neutral ground against ${rival!.name}`,
      `Lost on penalties after 1–1 away at ${rival!.name}`,
      `Won on penalties after 1–1 at home to ${rival!.name}`,
    ])
  })
})
