/**
 * What a club's crest looks like, from its seed: a shield, how it is parted, a charge and the
 * club's letters. Plain data, which Crest draws. The seed itself is the choice: each part takes its
 * share of the number, so that nothing has to be drawn by lot.
 */
import { CHARGES, PARTITIONS, SHIELDS, type Charge, type Partition, type Shield } from './crestShapes.ts'

/** What a crest needs to know of a club; a ClubIdentity and its readonly snapshot both fit. */
export interface CrestSource {
  readonly code: string
  /** Shirt and trim, '#rrggbb'. */
  readonly colours: readonly string[]
  /** A whole number from 0; above `CREST_COUNT` the crests begin anew. */
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

interface CrestPlan {
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
  /** '#rrggbb' of the band behind the letters: the trim, or a third colour that stands out from both. */
  band: string
  /** '#rrggbb' of the letters on the band. */
  ink: string
}

/** Partitions that leave a calm field behind a charge, so that it needs no disc. */
export const CALM_PARTITIONS: readonly Partition[] = ['plain', 'waves']

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const SHIELD_NAMES = keysOf(SHIELDS)
const PARTITION_NAMES = keysOf(PARTITIONS)
const CHARGE_NAMES = keysOf(CHARGES)
/** As often as they shall come. */
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
/** The third colours of heraldry, gold, silver and black; null keeps to the club's two. */
const THIRD_COLOURS = ['#e3b23c', null, '#ffffff', null, '#15171c', null] as const
/** Difference of lightness, of 255, from which two colours are told apart in a small crest. */
const TELLING_DIFFERENCE = 90

/** How many crests there are in two given colours. */
export const CREST_COUNT =
  SHIELD_NAMES.length * PARTITION_NAMES.length * LAYOUTS.length * CHARGE_NAMES.length * THIRD_COLOURS.length

/** The crest of a club; the same seed, colours and code give the same crest for ever. */
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
  const band = third !== null && isTold(third, field) && isTold(third, trim) ? third : trim
  return { shield, partition, layout, charge, letters: club.code, field, trim, band, ink: inkOn(band, field) }
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
