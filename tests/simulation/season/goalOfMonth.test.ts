import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MatchEvent, Side } from '../../../client/simulation/match/matchReport.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { announceGoalOfMonth, noteGoals } from '../../../client/simulation/season/goalOfMonth.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { makeReport } from '../../scenes/makeReport.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

type Part = Partial<Pick<MatchEvent, 'minute' | 'quality'>> & {
  team?: Side
  pattern?: NonNullable<MatchEvent['attack']>['pattern']
  x?: number
}

/** Result of an own home match with these goals. */
function resultOf(...parts: Part[]): Parameters<typeof noteGoals>[1] {
  const report = makeReport(3)
  const goal = report.events.find(({ type }) => type === 'goal')
  const { attack } = goal ?? {}
  if (!goal || !attack) throw new Error('Nobody scores in this match.')
  const events = parts.map(({ minute = 30, quality = 0.3, team = 'home', pattern = 'open-play', x = 10 }) => {
    const player = report.setup[team].eleven[10]?.id ?? null
    return { ...goal, minute, quality, team, player, attack: { ...attack, pattern, x, y: 0 } }
  })
  const played = { ...report, events }
  return { competition: 'league', isHome: true, opponent: 'Ayr', report: played, season: 1, week: 3 }
}

/** Minute of the finest of these goals. */
function finest(...parts: Part[]): number | undefined {
  const game = makeGame()
  noteGoals(game, resultOf(...parts))
  return game.goalOfMonth?.minute
}

describe('[HIS-5] the goal of the month', () => {
  it('is the less likely, the farther, the one alone and the one that decides late', () => {
    const other: Part = { minute: 20 }
    expect(finest(other, { minute: 40, quality: 0.1 })).toBe(40)
    expect(finest(other, { minute: 40, x: 24 })).toBe(40)
    expect(finest(other, { minute: 40, pattern: 'solo' })).toBe(40)
    expect(finest(other, { minute: 40, pattern: 'penalty' })).toBe(20)
    expect(finest({ minute: 20, team: 'away' }, { minute: 40 }, { minute: 80 })).toBe(80)
    expect(finest({ minute: 20, team: 'away' }, { minute: 40 }, { minute: 79 })).toBe(40)
  })

  it('is an own goal scorer’s, of an earlier match unless a later one is finer', () => {
    expect(finest({ team: 'away' })).toBeUndefined()
    const game = makeGame()
    noteGoals(game, resultOf({ minute: 10, x: 24 }))
    noteGoals(game, { ...resultOf({ minute: 50 }), week: 4 })
    expect(game.goalOfMonth).toMatchObject({ week: 3, minute: 10, metres: 24, opponent: 'Ayr' })
  })

  it('is news after the last match week of a month, and the next month begins without one', () => {
    const game = makeGame({ currentMatchWeek: 6 })
    noteGoals(game, resultOf({ minute: 33, x: 24 }))
    announceGoalOfMonth(game)
    expect(game.goalOfMonth).not.toBeNull()
    game.currentMatchWeek = 7
    announceGoalOfMonth(game)
    expect(game.goalOfMonth).toBeNull()
    expect(messagesOf(game)[0]).toMatch(
      /^September’s goal of the month: .+ against Ayr, from 24 metres in the 33rd minute\.$/,
    )
    announceGoalOfMonth(game)
    expect(game.notifications.filter(({ event }) => event.kind === 'goal-of-month')).toHaveLength(1)
  })

  it('is in a match that can be watched again', () => {
    const game: GameState = makeGame({ seed: 5 })
    while (game.currentMatchWeek < 7 || game.day % 7 !== 1) {
      beginDay(game)
      playMatchDay(game)
    }
    const found = game.notifications.map(({ event }) => event).find((event) => event.kind === 'goal-of-month')
    if (found?.kind !== 'goal-of-month') throw new Error('No goal in the first months')
    const kept = game.keptMatches.find(({ week, home }) => week === found.week && home.club === found.home)
    const report = kept && replayMatch(game, kept)
    expect(report?.events.some(({ type, minute }) => type === 'goal' && minute === found.minute)).toBe(true)
  })
})
