import type { CrestSource } from '../../components/crestPlan.ts'

export interface MockClub extends CrestSource {
  name: string
}

/** Clubs for the samples on the site; the game generates its own. */
export const MOCK_CLUBS: readonly MockClub[] = [
  { name: 'Northgate', code: 'NOR', colours: ['#0f4c81', '#f2cf63'], crestSeed: 48_211 },
  { name: 'Harbour Athletic', code: 'HAR', colours: ['#7a1f2b', '#e9e7df'], crestSeed: 903_118 },
  { name: 'Millfield', code: 'MIL', colours: ['#1f6a41', '#f8f7f2'], crestSeed: 17_402 },
  { name: 'Castle Rovers', code: 'CAS', colours: ['#2a2438', '#f08a24'], crestSeed: 771_935 },
  { name: 'Your Club', code: 'YOU', colours: ['#b01d24', '#f8f7f2'], crestSeed: 1_204 },
]
