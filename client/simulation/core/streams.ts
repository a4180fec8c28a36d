/**
 * All streams of random numbers that follow from the career's seed, so that no two are the same. Days, weeks and
 * summers have streams of their own, which no decision moves (EVE-21); only what a command draws at once comes from
 * `GameState.random`. A new stream takes a free number. To change a number is to change careers.
 */
import { mixSeed, Random, seedRandom } from './rng.ts'

/** Numbers that follow the seed, before the days, seasons and players that a stream belongs to. */
export const STREAMS = {
  ownColours: 12,
  firstContracts: 1600,
  contractTalks: 1601,
  potential: 1650,
  intake: 1651,
  releasedYoungsters: 1652,
  bids: 1671,
  risesOfBids: 1672,
  leastFees: 1681,
  answersToOffers: 1682,
  replacementsOfRivals: 1683,
  scouting: 1684,
  bidsForUnhappy: 1685,
  patience: 1686,
  loanOffers: 1693,
  loanWeeks: 1697,
  retirements: 1721,
  predictions: 1731,
  candidates: 1741,
  ties: 0x746965,
  weather: 0x3ea7,
  crest: 0xc7e57,
  character: 0x636861,
  injuries: 0x696e6a,
  training: 0x74726e,
  events: 0x657665,
  markets: 0x6d6b74,
  matchDays: 0x6d6474,
  owners: 0x6f776e,
  ownMatchDays: 0x6f6d64,
  playersWeeks: 0x706c77,
  staffWeeks: 0x737477,
  summers: 0x73756d,
  secondDivision: 0x736563,
  secondFixtures: 0x736678,
  secondWeeks: 0x73776b,
  secondSummers: 0x73736d,
  cupDraws: 0x637564,
  cupDays: 0x637579,
  europeDraws: 0x657572,
  playOffDraws: 0x706f66,
  clubsAbroad: 0x616272,
  takeOvers: 0x746b6f,
  suggestedClub: 0x746f776e,
  suggestedManager: 0x6d616e61,
} as const

/** Numbers that follow seed, season and match week, to which the place of the match or club is added where it has one. */
export const WEEK_STREAMS = {
  matches: 0,
  rivalPlans: 100,
  managers: 201,
  secondManagers: 202,
  rivalOrders: 300,
  secondMatches: 400,
} as const

/** Added to the match week in the streams of ties. */
export const TIE_WEEKS = 100

/** Follows seed, season, match week and the place of the match. */
export const CROWD_STREAM = 1

/** Numbers that follow the stream of a match. */
export const MATCH_STREAMS = { extraTime: 1, shootOut: 2 } as const

/** Parts of a day that draw from streams of their own. */
type PartOfDay =
  | 'cupDays'
  | 'events'
  | 'markets'
  | 'matchDays'
  | 'ownMatchDays'
  | 'playersWeeks'
  | 'secondSummers'
  | 'secondWeeks'
  | 'staffWeeks'
  | 'summers'

/** Source of the streams of days and matches: the seed, and the luck drawn for a ranked run by day (CHL-9). */
export interface LuckOfCareer {
  readonly seed: number
  readonly challenge: { readonly luck: Readonly<Record<string, number>> } | null
}

/** Seed of the streams of a day: that of the career, and the luck that was drawn last until then. */
export function seedOfDay({ seed, challenge }: LuckOfCareer, day: number): number {
  let latest: number | undefined
  // In the order of the days, as all keys that are whole numbers.
  for (const drawn in challenge?.luck) if (Number(drawn) <= day) latest = challenge?.luck[drawn]
  return latest === undefined ? seed : mixSeed(seed, latest)
}

/** Stream of a part of today, the same whatever was decided. `match`: of a day with several own matches, the second from 1. */
export function streamOfDay(
  state: LuckOfCareer & { readonly day: number },
  part: PartOfDay,
  ...match: readonly number[]
): Random {
  return new Random(seedRandom(seedOfDay(state, state.day), STREAMS[part], state.day, ...match))
}
