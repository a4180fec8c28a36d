import { describe, expect, it } from 'vitest'
import { emptyRecord } from '../../../client/simulation/club/leagueRecord.ts'
import { watchMood } from '../../../client/simulation/board/boardDecisions.ts'
import {
  bookDay,
  checkFunds,
  playerWagesPerWeek,
  sponsorIncomePerDay,
  staffSalariesPerWeek,
  wageRoom,
} from '../../../client/simulation/finance/dailyFinance.ts'
import { pounds } from '../../../client/simulation/core/money.ts'
import { closeLedgerSeason, moveMoney } from '../../../client/simulation/core/moveMoney.ts'
import { prizeFor } from '../../../client/simulation/finance/prizeMoney.ts'
import { makeGame, makePlayer, newsOf } from '../makeGame.ts'

describe('daily finances', () => {
  it('[FIN-1] income is 1000 + 500 × reputation + 5% of fans', () => {
    expect(sponsorIncomePerDay({ reputation: 3, fanCount: 5_000 })).toBe(2_750)
    expect(sponsorIncomePerDay({ reputation: 1, fanCount: 1_000 })).toBe(1_550)
  })

  it('[FIN-2] expenses are a seventh of the weekly wages and a thirtieth of the monthly upkeep', () => {
    const game = makeGame({
      players: [makePlayer({ wage: 7_000 }), makePlayer({ id: 'p2', wage: 14_000 })],
      money: 1_000_000,
    })
    bookDay(game)
    expect(game.ledger.days).toEqual([
      {
        day: 1,
        amounts: {
          sponsors: 2_750,
          // A Basic Stadium earns 1,000,000 a season of 266 days.
          facilities: 3_759,
          wages: -3_000,
          salaries: -1_857,
          upkeep: -833,
        },
      },
    ])
    expect(game.money).toBe(1_000_000 + 2_750 + 3_759 - 3_000 - 1_857 - 833)
  })
})

describe('the wages', () => {
  it('of players and staff are totalled per week, as is the room in the wage budget', () => {
    const game = makeGame({
      players: [makePlayer({ wage: 60_000 }), makePlayer({ id: 'p2', wage: 90_000 })],
      wageBudget: 200_000,
    })
    expect(playerWagesPerWeek(game)).toBe(150_000)
    expect(staffSalariesPerWeek(game)).toBe(13_000)
    expect(wageRoom(game)).toBe(50_000)
    expect(wageRoom({ ...game, wageBudget: 150_000 })).toBe(0)
    expect(wageRoom({ ...game, wageBudget: 149_999 })).toBe(-1)
  })
})

describe('the ledger', () => {
  it('sums a day by category, and a past season into one entry', () => {
    const game = makeGame()
    const moved = [
      moveMoney(game, 'tickets', 100.4),
      moveMoney(game, 'tickets', 50),
      moveMoney(game, 'wages', -30),
      moveMoney(game, 'wages', -0.4),
    ]
    expect(moved).toEqual([100, 50, -30, 0])
    expect(game.ledger.days).toEqual([{ day: 1, amounts: { tickets: 150, wages: -30 } }])
    expect(game.money).toBe(10_000_120)
    game.day = 2
    moveMoney(game, 'tickets', 7)
    closeLedgerSeason(game, 1)
    expect(game.ledger).toEqual({
      opening: 10_000_000,
      days: [],
      seasons: [{ season: 1, amounts: { tickets: 157, wages: -30 } }],
    })
  })
})

describe('low funds', () => {
  const warnings = (money: number, day = 1, lastFinanceWarningDay = 0) => {
    const game = makeGame({ money, day, lastFinanceWarningDay })
    checkFunds(game)
    return newsOf(game).filter(({ message }) => message.startsWith('FINANCIAL WARNING'))
  }

  it('[FIN-3] trigger a warning below −1,000,000', () => {
    expect(warnings(-999_999)).toEqual([])
    expect(warnings(-1_000_000)).toEqual([])
    expect(warnings(-1_000_001)).toMatchObject([
      {
        message:
          'FINANCIAL WARNING: Budget critically low (−\u2060£1,000,001). Risk of bankruptcy! Cut costs!',
        type: 'finance',
      },
    ])
  })

  it('[FIN-4] trigger at most one warning in seven days', () => {
    expect(warnings(-2_000_000, 106, 100)).toHaveLength(0)
    expect(warnings(-2_000_000, 107, 100)).toHaveLength(1)
    expect(warnings(-2_000_000, 108, 100)).toHaveLength(1)
  })

  it('[FIN-5] end the career below −5,000,000, once', () => {
    const game = (money: number) => makeGame({ money, day: 30, leaguePosition: 17 })
    const alive = game(-5_000_000)
    checkFunds(alive)
    expect(alive.ended).toBeNull()
    const dead = game(-5_000_001)
    checkFunds(dead)
    checkFunds(dead)
    expect(dead.ended).toEqual({ reason: 'bankrupt', day: 30, season: 1, position: 17 })
    expect(
      newsOf(dead).filter(({ message }) => message === 'BANKRUPTCY! Club finances collapsed. Game Over!'),
    ).toHaveLength(1)
  })
})

describe('the final position of a career', () => {
  const endIn = (parts: Parameters<typeof makeGame>[0]) => {
    const game = makeGame({ money: -5_000_001, leaguePosition: 17, ...parts })
    checkFunds(game)
    return game.ended?.position
  }
  const won = { ...emptyRecord(), played: 1, wins: 1, points: 3, goalsFor: 9 }

  it('is taken from the table after the last match, not the week before', () => {
    expect(endIn({ record: won })).toBe(1)
    expect(endIn({ record: { ...emptyRecord(), played: 1, losses: 1, goalsAgainst: 9 } })).toBe(20)
  })

  it('is the last known one before the season’s first match', () => {
    expect(endIn({})).toBe(17)
  })

  it('is the same after a revolt of the fans', () => {
    const game = makeGame({ day: 128, revoltSinceDay: 100, fanHappiness: 0, leaguePosition: 17, record: won })
    watchMood(game)
    expect(game.ended).toMatchObject({ reason: 'sacked', position: 1 })
  })
})

describe('prize money', () => {
  const prizes = Array.from({ length: 20 }, (_, i) => prizeFor(i + 1))

  it('[FIN-7] is £400,000 for the last place and grows faster the higher it is', () => {
    expect(prizes).toEqual(prizes.toSorted((a, b) => b - a))
    expect(prizes[19]).toBe(400_000)
    expect(prizes[18]).toBe(430_000)
    expect(prizes[9]).toBe(1_600_000)
    // 400,000 + 19 × (20,000 + 19 × 10,000), and 2,600,000 for the title.
    expect(prizeFor(1)).toBe(6_990_000)
    const gaps = prizes.slice(1, -1).map((prize, i) => prize - (prizes[i + 2] ?? 0))
    expect(gaps.every((gap, i) => i === 0 || gaps[i - 1]! - gap === 20_000)).toBe(true)
  })

  it('[FIN-7] pays the champion £2,600,000 on top', () => {
    expect(prizes[1]).toBe(4_000_000)
    expect(prizes[0]).toBe(4_390_000 + 2_600_000)
  })
})

describe('formatted pounds', () => {
  it.each([
    [0, '£0'],
    [999, '£999'],
    [1_000, '£1,000'],
    [1_234_567, '£1,234,567'],
    [-500, '−\u2060£500'],
    [-0.2, '£0'],
  ])('%d is %s', (amount, text) => {
    expect(pounds(amount)).toBe(text)
  })
})
