/**
 * All streams of random numbers that follow from the career's seed, so that no two are the same; everything else is
 * drawn from `GameState.random`. A new stream takes a free number. To change a number is to change careers.
 */

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
  weather: 0x3ea7,
  crest: 0xc7e57,
  character: 0x636861,
  injuries: 0x696e6a,
  training: 0x74726e,
} as const

/** Numbers that follow seed, season and match week, to which the place of the match or club is added where it has one. */
export const WEEK_STREAMS = {
  matches: 0,
  rivalPlans: 100,
  managers: 201,
  rivalOrders: 300,
} as const

/** Follows seed, season, match week and the place of the match. */
export const CROWD_STREAM = 1
