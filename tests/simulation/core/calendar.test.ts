import { describe, expect, it } from 'vitest'
import {
  dayInWords,
  dayOfWeek,
  isMatchDay,
  isWeekStart,
  nextOwnFixture,
  phaseAfterWeek,
  weekInWords,
} from '../../../client/simulation/core/calendar.ts'
import { OWN_CLUB } from '../../../client/simulation/core/ids.ts'
import { makeGame } from '../makeGame.ts'

describe('the calendar', () => {
  it('[CAL-1] has a match day on every day divisible by 7, and weekly updates on the day after', () => {
    expect([6, 7, 8, 14, 266, 267].map(isMatchDay)).toEqual([false, true, false, true, true, false])
    expect([7, 8, 9, 15, 267].map(isWeekStart)).toEqual([false, true, false, true, true])
  })

  it('schedules match week w of season s on day 266(s−1)+7w', () => {
    expect(dayOfWeek(1, 1)).toBe(7)
    expect(dayOfWeek(1, 38)).toBe(266)
    expect(dayOfWeek(2, 1)).toBe(273)
    expect(dayOfWeek(3, 10)).toBe(602)
  })

  it.each([
    [0, 'pre-season'],
    [1, 'early-season'],
    [11, 'early-season'],
    // 30% of 38 weeks is 11.4, 70% is 26.6.
    [12, 'mid-season'],
    [26, 'mid-season'],
    [27, 'late-season'],
    [37, 'late-season'],
    [38, 'season-ended'],
  ])('[CAL-2] is after week %i in its %s', (week, phase) => {
    expect(phaseAfterWeek(week)).toBe(phase)
  })

  it('says a day that is near by its week', () => {
    expect([1, 7, 8, 266, 267].map(dayInWords)).toEqual([
      'day 1 of week 1',
      'day 7 of week 1',
      'day 1 of week 2',
      'day 7 of week 38',
      'day 1 of week 1',
    ])
  })

  it('counts a match day to the week of its match, the last one too', () => {
    expect([1, 7, 8, 266, 267].map(weekInWords)).toEqual([
      'season 1, week 1',
      'season 1, week 1',
      'season 1, week 2',
      'season 1, week 38',
      'season 2, week 1',
    ])
  })

  it('returns the next own match, and null after the last week', () => {
    const game = makeGame()
    const fixture = nextOwnFixture(game)
    expect(fixture?.week).toBe(1)
    expect([fixture?.home, fixture?.away]).toContain(OWN_CLUB)
    expect(nextOwnFixture({ ...game, currentMatchWeek: 37 })?.week).toBe(38)
    expect(nextOwnFixture({ ...game, currentMatchWeek: 38 })).toBeNull()
  })
})
