/** Owners of the rivals, who come and go over the decades (LEA-25). */
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'

/**
 * Seasons from one owner of a club to the next, and the stars that an owner adds or takes in a summer: fitted to the
 * dozen champions that fifty seasons have in England.
 */
const SEASONS_OF_AN_OWNER = 8
const PUSH = { least: 0.1, most: 0.6 }

/**
 * Stars of a summer by which the owners of a rival push it up the ladder or, when negative, let it slide. Owners with
 * money and owners who save follow each other. `place` is that of the club in the streams (`clubPlace`).
 */
export function ownersPush(
  { seed, currentSeason }: { readonly seed: number; readonly currentSeason: number },
  place: number,
): number {
  const since = new Random(seedRandom(seed, STREAMS.owners, place)).below(2 * SEASONS_OF_AN_OWNER)
  const owner = Math.floor((currentSeason + since) / SEASONS_OF_AN_OWNER)
  const stars = new Random(seedRandom(seed, STREAMS.owners, place, owner)).between(PUSH.least, PUSH.most)
  return owner % 2 === 0 ? stars : -stars
}
