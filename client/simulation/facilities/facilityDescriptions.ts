import type { FacilityType } from '../club/facility.ts'

/** Effect of each facility in words. */
export const FACILITY_DESCRIPTIONS: Readonly<Record<FacilityType, string>> = {
  'Training Ground': 'Pitches and gym: players grow 10% faster per level.',
  'Youth Academy':
    'Brings through youngsters aged 16 to 18 every summer: more and better ones with each level.',
  'Basic Stadium': 'The ground: 10,000 seats for home matches.',
  'Stadium Expansion': 'A new tier: 10,000 more seats.',
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
