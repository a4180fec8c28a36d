/** Suggestions for a new club, and what its name may not be. */
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import { drawnKit, RIVAL_CLUBS, SHORT_NAME_LENGTH } from './clubNames.ts'
import { SECOND_CLUBS } from './secondClubs.ts'

/** Names that are taken. */
const OTHER_CLUBS = [...RIVAL_CLUBS, ...SECOND_CLUBS]

/** English towns without a club in either division. A town is a name: it brings neither supporters nor derbies. */
const TOWNS = [
  'Whitby',
  'Ludlow',
  'Buxton',
  'Kendal',
  'Bath',
  'Oxford',
  'Lincoln',
  'Ipswich',
  'Salisbury',
  'Lancaster',
  'Chester',
  'Worcester',
  'Swindon',
  'Plymouth',
  'Scarborough',
  'Shrewsbury',
  'Canterbury',
  'Harrogate',
  'Southport',
  'Stamford',
] as const

/** Second words that no real club has. */
const SECOND_WORDS = [
  'Beacon',
  'Lamplighters',
  'Tramway',
  'Gasworks',
  'Millrace',
  'Crossing',
  'Signalmen',
  'Nightingales',
] as const

/** Crests offered for a seed and a kit. */
export const CRESTS_OFFERED = 6

interface SuggestedClub {
  name: string
  town: string
  kit: number
}

/** Club suggested for a seed. The same seed always suggests the same. */
export function suggestClub(seed: number): SuggestedClub {
  const random = new Random(seedRandom(seed, STREAMS.suggestedClub))
  const town = random.pick(TOWNS)
  return { name: `${town} ${random.pick(SECOND_WORDS)}`, town, kit: drawnKit(seed) }
}

/** Message why a club cannot have this name; null when it can. */
export function nameFault(name: string): string | null {
  const isTaken = OTHER_CLUBS.some((club) => isSame(club.name, name))
  return isTaken ? 'Another club of the league has this name' : null
}

/** Message why a club cannot have this town; null when it can. None is needed. */
export function townFault(town: string): string | null {
  if ([...town.trim()].length > SHORT_NAME_LENGTH) {
    return `At most ${SHORT_NAME_LENGTH} characters fit on the scoreboard`
  }
  const isTaken = OTHER_CLUBS.some(({ shortName }) => isSame(shortName, town))
  return isTaken ? 'Another club of the league goes by this name' : null
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
