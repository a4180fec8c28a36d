import type { Facility, FacilityType } from '../club/facility.ts'
import { grouped } from '../core/money.ts'
import { FACILITY_DEFINITIONS } from './facilityTypes.ts'

/** Effect of the facilities with seats, by their number. */
const SEATS_IN_WORDS = {
  'Basic Stadium': (seats: number) => `The ground: ${grouped(seats)} seats for home matches.`,
  'Stadium Expansion': (seats: number) => `A new tier: ${grouped(seats)} more seats.`,
} as const satisfies Partial<Record<FacilityType, (seats: number) => string>>

const newGround = (type: keyof typeof SEATS_IN_WORDS) =>
  SEATS_IN_WORDS[type](FACILITY_DEFINITIONS[type].capacity)

/** Effect of each facility in words, as it is when it is new. */
export const FACILITY_DESCRIPTIONS: Readonly<Record<FacilityType, string>> = {
  'Training Ground': 'Pitches and gym: players grow 10% faster per level.',
  'Youth Academy':
    'Brings through youngsters aged 16 to 18 every summer: more and better ones with each level.',
  'Basic Stadium': newGround('Basic Stadium'),
  'Stadium Expansion': newGround('Stadium Expansion'),
  'Club Museum':
    'Trophies and tales that visitors pay to see: fan mood settles half a point higher per level.',
  'Medical Center': 'Treats injuries: players recover 5% faster per level.',
  'Corporate Boxes': 'Business guests at every home match.',
  'Fan Zone': 'Food and music before home matches: fan mood settles 1 point higher per level.',
  'Media Center':
    'Interviews, club channel and broadcasters: five levels bring over a third of a star of reputation a season.',
  'Club Shop': 'Shirts and scarves on match days.',
  'Data Analysis Hub':
    'Opponents studied, chances counted: five levels make the side 3% stronger and see one more match of the next opponent.',
}

/** Effect of a facility that the club has, with the seats of today. */
export function describeFacility({ name, capacity }: Readonly<Pick<Facility, 'name' | 'capacity'>>): string {
  return name === 'Basic Stadium' || name === 'Stadium Expansion'
    ? SEATS_IN_WORDS[name](capacity)
    : FACILITY_DESCRIPTIONS[name]
}
