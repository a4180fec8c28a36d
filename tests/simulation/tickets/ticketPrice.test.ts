import { describe, expect, it } from 'vitest'
import {
  attendanceLabel,
  estimatedAttendance,
  estimatedRevenue,
  estimateFactor,
  happinessHint,
  revenueLabel,
  setTicketPrice,
} from '../../../client/simulation/tickets/ticketPrice.ts'
import { priceMood } from '../../../client/simulation/marketing/fans.ts'
import { makeFacility, makeGame } from '../makeGame.ts'

describe('the ticket price', () => {
  it('[TIC-14] is 30 at the start', () => {
    expect(makeGame().ticketPrice).toBe(30)
  })

  it.each([10, 11, 30, 149, 150])('[TIC-12] can be %d', (price) => {
    const game = makeGame()
    expect(setTicketPrice(game, price)).toMatchObject({ done: true })
    expect(game.ticketPrice).toBe(price)
  })

  it.each([9, 0, -10, 151, 1_000, 10.5, NaN, Infinity])('[TIC-13] cannot be %d', (price) => {
    const game = makeGame()
    expect(setTicketPrice(game, price)).toMatchObject({ done: false })
    expect(game.ticketPrice).toBe(30)
  })
})

describe('the estimates of the tickets tab', () => {
  it.each([
    [10, 'Maximized'],
    [20, 'Maximized'],
    [21, 'High'],
    [40, 'High'],
    [41, 'Good'],
    [60, 'Good'],
    [61, 'Reduced'],
    [80, 'Reduced'],
    [81, 'Low'],
    [150, 'Low'],
  ])('[TIC-15] at %i that the expected attendance is %s', (price, label) => {
    expect(attendanceLabel(price)).toBe(label)
  })

  it.each([
    [20, 'Low'],
    [21, 'Moderate'],
    [40, 'Moderate'],
    [41, 'Good'],
    [60, 'Good'],
    [61, 'High'],
    [80, 'High'],
    [81, 'Very High'],
  ])('[TIC-16] at %i that the revenue per match is %s', (price, label) => {
    expect(revenueLabel(price)).toBe(label)
  })

  it.each([
    [20, '+7%', 7],
    [21, '+4%', 4],
    [30, '+4%', 4],
    [31, '+1%', 1],
    [40, '+1%', 1],
    [41, 'Neutral', 0],
    [50, 'Neutral', 0],
    [51, '-3%', -3],
    [70, '-3%', -3],
    [71, '-5%', -5],
    [90, '-5%', -5],
    [91, '-8%', -8],
    [150, '-8%', -8],
  ])('[TIC-17] at %i that fan happiness is %s, and the mood goes by it', (price, hint, mood) => {
    expect(happinessHint(price)).toBe(hint)
    expect(priceMood(price)).toBe(mood)
  })

  it.each([
    [30, 1],
    [31, 0.9],
    [50, 0.9],
    [51, 0.75],
    [80, 0.75],
    [81, 0.6],
  ])('[TIC-18] at %i that a share of %d of those willing will come', (price, factor) => {
    expect(estimateFactor(price)).toBe(factor)
    const game = makeGame({ fanCount: 20_001, ticketPrice: price })
    const expected = Math.round(0.15 * 20_001 * factor)
    expect(estimatedAttendance(game)).toBe(expected)
    expect(estimatedRevenue(game)).toBe(price * expected)
  })

  it('never exceed the seats, for any price', () => {
    const facilities = [makeFacility('Basic Stadium', 1, { tempCapacityReduction: 2_500 })]
    const game = makeGame({ fanCount: 50_000, facilities })
    expect(estimatedAttendance(game, 30)).toBe(7_500)
    expect(estimatedRevenue(game, 30)).toBe(225_000)
    expect(estimatedAttendance(game, 100)).toBe(4_500)
  })
})
