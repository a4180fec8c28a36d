/** Weather of a match, for its picture and its words alone: it changes nothing in the match. */
import { mixSeed } from './rng.ts'
import { STREAMS } from './streams.ts'

export type Sky = 'clear' | 'overcast' | 'rain' | 'snow'

export interface Weather {
  sky: Sky
  /** Height of the sun in the afternoon, from 0 in December to 1 in June. */
  sun: number
}

interface Month {
  /** Last match week of the month, the first being in the middle of August. */
  until: number
  sun: number
  /** Matches of a hundred in rain, in snow and below clouds; the sky of the others is clear. */
  rain: number
  snow: number
  overcast: number
}

/** English afternoons: rain on about a third of them in winter, a quarter in spring; snow is rare. */
const MONTHS: readonly Month[] = [
  { until: 2, sun: 0.85, rain: 22, snow: 0, overcast: 28 },
  { until: 7, sun: 0.65, rain: 24, snow: 0, overcast: 30 },
  { until: 11, sun: 0.38, rain: 30, snow: 0, overcast: 34 },
  { until: 15, sun: 0.14, rain: 34, snow: 1, overcast: 38 },
  { until: 20, sun: 0, rain: 33, snow: 5, overcast: 40 },
  { until: 24, sun: 0.1, rain: 32, snow: 7, overcast: 38 },
  { until: 28, sun: 0.3, rain: 28, snow: 5, overcast: 36 },
  { until: 33, sun: 0.55, rain: 26, snow: 1, overcast: 32 },
  { until: Infinity, sun: 0.8, rain: 23, snow: 0, overcast: 28 },
]

interface Occasion {
  seed: number
  season: number
  week: number
  /** Id of the club at home. */
  home: string
}

/** Weather of a match, the same whenever it is shown (CAL-8). */
export function matchWeather({ seed, season, week, home }: Occasion): Weather {
  const month = MONTHS.find(({ until }) => week <= until)
  if (!month) throw new RangeError(`No month has match week ${week}`)
  const place = Array.from(home, (letter) => letter.charCodeAt(0))
  const luck = (mixSeed(seed, STREAMS.weather, season, week, ...place) / 4294967296) * 100
  const { sun, rain, snow, overcast } = month
  if (luck < rain) return { sky: 'rain', sun }
  if (luck < rain + snow) return { sky: 'snow', sun }
  return { sky: luck < rain + snow + overcast ? 'overcast' : 'clear', sun }
}
