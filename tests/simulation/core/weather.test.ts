import { describe, expect, it } from 'vitest'
import { WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { matchWeather, type Sky } from '../../../client/simulation/core/weather.ts'

const WEEKS = Array.from({ length: WEEKS_PER_SEASON }, (_, i) => i + 1)

/** Matches of a hundred below each sky, over 400 careers. */
function share(weeks: readonly number[]): Record<Sky, number> {
  const count = { clear: 0, overcast: 0, rain: 0, snow: 0 }
  const of = 400 * weeks.length
  for (let seed = 0; seed < 400; seed++)
    for (const week of weeks) count[matchWeather({ seed, season: 1, week, home: 'c7' }).sky] += 100 / of
  return count
}

describe('[CAL-8] the weather of a match', () => {
  it('is the same whenever it is shown', () => {
    const occasion = { seed: 3, season: 2, week: 20, home: 'c4' }
    expect(matchWeather({ ...occasion })).toEqual(matchWeather({ ...occasion }))
  })

  it('differs between the grounds of a week', () => {
    const skies = Array.from({ length: 10 }, (_, i) =>
      matchWeather({ seed: 3, season: 1, week: 20, home: `c${i}` }),
    )
    expect(new Set(skies.map(({ sky }) => sky)).size).toBeGreaterThan(1)
  })

  it('is rain in 20 to 40 of 100 matches of a season, and clear in at least 25', () => {
    const { rain, clear } = share(WEEKS)
    expect(rain).toBeGreaterThan(20)
    expect(rain).toBeLessThan(40)
    expect(clear).toBeGreaterThan(25)
  })

  it('has no snow before November and some in winter', () => {
    expect(share(WEEKS.slice(0, 11)).snow).toBe(0)
    expect(share(WEEKS.slice(15, 24)).snow).toBeGreaterThan(2)
    expect(share(WEEKS.slice(33)).snow).toBe(0)
  })

  it('has the lowest sun at Christmas', () => {
    const suns = WEEKS.map((week) => matchWeather({ seed: 1, season: 1, week, home: 'c1' }).sun)
    expect(suns.indexOf(Math.min(...suns)) + 1).toBe(16)
    expect(Math.min(...suns)).toBe(0)
    expect(Math.max(...suns)).toBeLessThanOrEqual(1)
  })
})
