import { seedRandom, type RandomState } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'

/** Stream of a tie: of the career's seed, the season, the day and the place among the ties of that day. */
export function tieSeed(
  { seed }: { readonly seed: number },
  { season, day, place }: { season: number; day: number; place: number },
): RandomState {
  return seedRandom(seed, STREAMS.ties, season, day, place)
}
