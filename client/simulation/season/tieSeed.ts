import { seedRandom, type RandomState } from '../core/rng.ts'
import { seedOfDay, STREAMS, type LuckOfCareer } from '../core/streams.ts'

/** Stream of a tie: of the seed of its day, the season, the day and the place among the ties of that day. */
export function tieSeed(
  state: LuckOfCareer,
  { season, day, place }: { season: number; day: number; place: number },
): RandomState {
  return seedRandom(seedOfDay(state, day), STREAMS.ties, season, day, place)
}
