import { describe, expect, it } from 'vitest'
import { addToTotals, extendRuns } from '../../../client/simulation/history/milestones.ts'
import { offerRecord } from '../../../client/simulation/history/records.ts'
import { makeGame, messagesOf, newsOf } from '../makeGame.ts'

const news = (game: Parameters<typeof messagesOf>[0]) =>
  messagesOf(game).filter((message) => /record|Milestone/.test(message))

const match = (playerScore: number, opponentScore: number, opponent: string) =>
  ({ kind: 'match', playerScore, opponentScore, opponent }) as const

describe('a record that is broken', () => {
  it('is announced once, with the previous record', () => {
    const game = makeGame({ day: 70 })
    offerRecord(game, { kind: 'biggestWin', value: 4, details: match(4, 0, 'Alpha') })
    expect(news(game)).toEqual([])
    game.day = 84
    offerRecord(game, { kind: 'biggestWin', value: 5, details: match(6, 1, 'Beta') })
    offerRecord(game, { kind: 'biggestWin', value: 5, details: match(5, 0, 'Gamma') })
    expect(news(game)).toEqual([
      'Club record! Biggest win: 6–1 against Beta. The old record: 4–0 against Alpha (season 1, week 10).',
    ])
    expect(newsOf(game)[0]).toMatchObject({ type: 'match', isSpecial: true })
  })

  it('is not announced below the threshold', () => {
    const game = makeGame()
    for (const margin of [1, 2, 3]) {
      offerRecord(game, { kind: 'biggestWin', value: margin, details: match(margin, 0, 'Alpha') })
    }
    expect(news(game)).toEqual([])
  })

  it('is announced once a season where most matches may raise it', () => {
    const game = makeGame({ day: 260 })
    const come = (day: number, value: number, season: number) => {
      Object.assign(game, { day, currentSeason: season })
      offerRecord(game, { kind: 'highestAttendance', value, details: match(1, 0, 'Alpha') })
    }
    come(7, 900, 1)
    come(21, 950, 1)
    expect(news(game)).toEqual([])
    come(280, 1_000, 2)
    come(294, 1_100, 2)
    expect(news(game)).toHaveLength(1)
  })
})

describe('a run', () => {
  /** Plays a match per week with the given outcomes. */
  const play = (game: ReturnType<typeof makeGame>, outcomes: string) => {
    for (const outcome of outcomes) {
      game.day += 7
      extendRuns(game, outcome as 'W')
    }
    return game
  }

  it('counts matches without a defeat and wins, from its first day on', () => {
    const game = play(makeGame({ day: 0 }), 'LWDWW')
    expect(game.runs).toEqual({
      unbeaten: { length: 4, sinceDay: 14 },
      winning: { length: 2, sinceDay: 28 },
    })
    expect(game.records.longestUnbeatenRun).toEqual({ value: 4, details: { kind: 'run' }, day: 35 })
    expect(play(game, 'L').runs.unbeaten).toEqual({ length: 0, sinceDay: 0 })
  })

  it('is announced on the day it breaks the record only', () => {
    const game = play(makeGame({ day: 0 }), 'DDDDDL')
    expect(news(game)).toEqual([])
    play(game, 'DDDDDD')
    expect(news(game)).toEqual([
      'Club record! Longest unbeaten run: 6 matches. The old record: 5 matches (season 1, week 5).',
    ])
    play(game, 'DDD')
    expect(news(game)).toHaveLength(1)
    expect(game.records.longestUnbeatenRun?.value).toBe(9)
  })
})

describe('a milestone', () => {
  it.each([
    ['matches', 99, 0, 'Milestone: your 100th match in charge with Your Club, 0–0 against Alpha.'],
    ['matches', 249, 0, 'Milestone: your 250th match in charge with Your Club, 0–0 against Alpha.'],
    ['matches', 1_499, 0, 'Milestone: your 1,500th match in charge with Your Club, 0–0 against Alpha.'],
    ['matches', 100, 0, undefined],
    ['matches', 599, 0, undefined],
    ['goals', 98, 3, 'Milestone: your 100th goal with Your Club, 3–3 against Alpha.'],
    ['goals', 98, 1, undefined],
    ['goals', 100, 3, undefined],
  ])('of %s after %i, with %i goals more: %s', (kind, before, goals, message) => {
    const game = makeGame({ totals: { matches: 1, wins: 1, goals: 1, [kind]: before } })
    addToTotals(game, match(goals, goals, 'Alpha'))
    expect(news(game)[0]).toBe(message)
  })

  it('is reached by a hundredth win, not by a draw', () => {
    const game = makeGame({ totals: { matches: 300, wins: 99, goals: 300 } })
    addToTotals(game, match(0, 0, 'Alpha'))
    expect(news(game)).toEqual([])
    addToTotals(game, match(1, 0, 'Alpha'))
    expect(news(game)).toEqual(['Milestone: your 100th win with Your Club, 1–0 against Alpha.'])
  })
})
