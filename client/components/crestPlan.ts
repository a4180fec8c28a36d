/**
 * Derives a club's crest from its seed: a shield, its partition, a charge and the club's letters, as plain
 * data for Crest to draw. Each part takes its share of the seed as a mixed-radix digit, so no random stream
 * is needed.
 */
import { lightness, parseColour } from '../../scenes/core/colour.ts'
import { CHARGES, PARTITIONS, SHIELDS, type Charge, type Partition, type Shield } from './crestShapes.ts'

/** Fields of a club that determine its crest; fits ClubIdentity and its readonly snapshot. */
export interface CrestSource {
  readonly code: string
  /** Shirt and trim, '#rrggbb'. */
  readonly colours: readonly string[]
  /** Whole number from 0; crests repeat after `CREST_COUNT`. */
  readonly crestSeed: number
}

/** Positions of charge and letters. */
export type CrestLayout =
  /** Charge in the middle, on a disc where the field is parted. */
  | 'charge'
  /** Letters on a band at the top, charge below. */
  | 'chief'
  /** Charge above, letters on a band across the foot. */
  | 'foot'
  /** Letters alone, on a band across the middle. */
  | 'letters'

interface CrestPlan {
  shield: Shield
  partition: Partition
  layout: CrestLayout
  charge: Charge
  /** Three capitals; not shown by the layout 'charge'. */
  letters: string
  /** Colour of the field, '#rrggbb'. */
  field: string
  /** Colour of border, partition and charge, '#rrggbb'. */
  trim: string
  /** Colour of the band behind the letters, '#rrggbb': the trim, or a third colour distinct from both. */
  band: string
  /** Colour of the letters on the band, '#rrggbb'. */
  ink: string
}

/** Partitions that leave a plain background behind a charge, which then needs no disc. */
export const CALM_PARTITIONS: readonly Partition[] = ['plain', 'waves']

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const SHIELD_NAMES = keysOf(SHIELDS)
const PARTITION_NAMES = keysOf(PARTITIONS)
const CHARGE_NAMES = keysOf(CHARGES)
/** Repeated entries are weights. */
const LAYOUTS: readonly CrestLayout[] = [
  'charge',
  'charge',
  'charge',
  'chief',
  'chief',
  'foot',
  'foot',
  'letters',
]
/** Third colours of heraldry (gold, silver, black); null keeps to the club's two. */
const THIRD_COLOURS = ['#e3b23c', null, '#ffffff', null, '#15171c', null] as const
/** Least difference of lightness, of 255, at which two colours are distinct in a small crest. */
const MIN_LIGHTNESS_DIFFERENCE = 90

/** Number of crests for a given pair of colours. */
export const CREST_COUNT =
  SHIELD_NAMES.length * PARTITION_NAMES.length * LAYOUTS.length * CHARGE_NAMES.length * THIRD_COLOURS.length

/** Crest of a club; the same seed, colours and code always produce the same crest. */
export function crestOf(club: CrestSource): CrestPlan {
  let rest = club.crestSeed % CREST_COUNT
  const take = <Part>(parts: readonly Part[]): Part => {
    const part = parts[rest % parts.length] as Part
    rest = Math.floor(rest / parts.length)
    return part
  }
  const shield = take(SHIELD_NAMES)
  const partition = take(PARTITION_NAMES)
  const layout = take(LAYOUTS)
  const charge = take(CHARGE_NAMES)
  const third = take(THIRD_COLOURS)
  const [field = '#ffffff', trim = '#15171c'] = club.colours
  const band = third !== null && isDistinct(third, field) && isDistinct(third, trim) ? third : trim
  return { shield, partition, layout, charge, letters: club.code, field, trim, band, ink: inkOn(band, field) }
}

/** The field's colour where it is legible on the band, otherwise black or white. */
function inkOn(band: string, field: string): string {
  if (isDistinct(band, field)) return field
  return lightness(parseColour(band)) > 128 ? '#15171c' : '#ffffff'
}

const isDistinct = (one: string, other: string) =>
  Math.abs(lightness(parseColour(one)) - lightness(parseColour(other))) >= MIN_LIGHTNESS_DIFFERENCE
