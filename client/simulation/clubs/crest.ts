/**
 * What a club's crest looks like, from its seed: a shield, how it is parted, a charge and the
 * club's letters. Plain data; client/components/Crest.tsx draws it.
 */
import { Random, seedRandom } from '../rng.ts'
import { CHARGES, PARTITIONS, SHIELDS, type Charge, type Partition, type Shield } from './crestShapes.ts'

/** What a crest needs to know of a club; a ClubIdentity and its readonly snapshot both fit. */
export interface CrestSource {
  readonly code: string
  readonly colours: readonly string[]
  readonly crestSeed: number
}

/** Where charge and letters stand. */
export type CrestLayout =
  /** A charge in the middle, on a disc where the field is parted. */
  | 'charge'
  /** Letters on a band at the top, the charge below. */
  | 'chief'
  /** The charge above, letters on a band across the foot. */
  | 'foot'
  /** Letters alone, on a band across the middle. */
  | 'letters'

export interface CrestPlan {
  shield: Shield
  partition: Partition
  layout: CrestLayout
  charge: Charge
  /** Three capitals; the layout 'charge' shows none. */
  letters: string
  /** '#rrggbb' of the field. */
  field: string
  /** '#rrggbb' of border, partition and charge. */
  trim: string
  /** '#rrggbb' of the band behind the letters: the trim, or a third colour that stands out from the field. */
  band: string
  /** '#rrggbb' of the letters on the band. */
  ink: string
}

/** Partitions that leave a calm field behind a charge, so that it needs no disc. */
export const CALM_PARTITIONS: readonly Partition[] = ['plain', 'waves']
const LAYOUTS: readonly CrestLayout[] = ['charge', 'chief', 'foot', 'letters']
const LAYOUT_WEIGHTS = [4, 3, 3, 1]
/** The third colours of heraldry: gold, silver, black. */
const THIRD_COLOURS = ['#e3b23c', '#ffffff', '#15171c'] as const
/** Difference of lightness, of 255, from which two colours are told apart in a small crest. */
const TELLING_DIFFERENCE = 90

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

/** The crest of a club; the same seed, colours and code give the same crest for ever. */
export function crestOf(club: CrestSource): CrestPlan {
  const random = new Random(seedRandom(club.crestSeed))
  const shield = random.pick(keysOf(SHIELDS))
  const partition = random.pick(keysOf(PARTITIONS))
  const layout = LAYOUTS[random.weighted(LAYOUT_WEIGHTS)] ?? 'charge'
  const charge = random.pick(keysOf(CHARGES))
  const [field = '#ffffff', trim = '#15171c'] = club.colours
  const band = random.chance(0.5) ? thirdColour(field, trim, random) : trim
  return { shield, partition, layout, charge, letters: club.code, field, trim, band, ink: inkOn(band, field) }
}

/** A colour other than the two of the club that both stand out from; the trim where there is none. */
function thirdColour(field: string, trim: string, random: Random): string {
  const fit = THIRD_COLOURS.filter((colour) => isTold(colour, field) && isTold(colour, trim))
  return fit.length > 0 ? random.pick(fit) : trim
}

/** The field's colour where it can be read on the band, else black or white. */
function inkOn(band: string, field: string): string {
  if (isTold(band, field)) return field
  return lightnessOf(band) > 128 ? '#15171c' : '#ffffff'
}

const isTold = (one: string, other: string) =>
  Math.abs(lightnessOf(one) - lightnessOf(other)) >= TELLING_DIFFERENCE

/** Perceived lightness of '#rrggbb', 0–255 (weights of ITU-R BT.601). */
function lightnessOf(colour: string): number {
  const part = (at: number) => parseInt(colour.slice(at, at + 2), 16) || 0
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5)
}
