import { FACILITY_TYPES, MAX_FACILITY_LEVEL } from '../../club/facility.ts'
import { recommendedStaff, staffStatus } from '../../club/staffing.ts'
import type { Snapshot } from '../../gameState.ts'
import { HISTORY_KEPT } from '../../club/transferLog.ts'
import { achievementsOf, recordFrom, type Condition } from './achievement.ts'

/** Achievements of the club around the team: buildings, people, supporters, money and transfers. */
export const CLUB_ACHIEVEMENTS = [
  ...achievementsOf('club', 'weekly', [
    ['five-buildings', 'Bricks and mortar', 'Own five facilities.', facilitiesFrom(5)],
    [
      'all-buildings',
      'Nothing left to build',
      'Own every facility there is.',
      facilitiesFrom(FACILITY_TYPES.length),
    ],
    ['top-level', 'As good as it gets', 'Upgrade a facility to level 5.', hasTopFacility],
    ['fully-staffed', 'All desks taken', 'Be fully staffed.', isFullyStaffed],
    [
      'fine-staff',
      'Learned from the best',
      'Employ somebody with a skill of 4 stars.',
      ({ staff }) => staff.some(({ skill }) => skill >= 4),
    ],
    ['fans-20000', 'Twenty thousand scarves', 'Have 20,000 supporters.', fansFrom(20_000)],
    ['fans-50000', 'Fifty thousand voices', 'Have 50,000 supporters.', fansFrom(50_000)],
    ['happy-fans', 'Songs all week', 'Bring fan mood to 95%.', ({ fanHappiness }) => fanHappiness >= 95],
    ['reputation-4', 'A name in the league', 'Reach a reputation of 4.', ({ reputation }) => reputation >= 4],
    [
      'three-campaigns',
      'Posters everywhere',
      'Run three campaigns at the same time.',
      ({ campaigns }) => campaigns.filter(({ active }) => active).length >= 3,
    ],
  ]),
  ...achievementsOf('money', 'weekly', [
    ['money-20m', 'Money in the bank', 'Have £20 million in the bank.', moneyFrom(20_000_000)],
    ['money-50m', 'A rich club', 'Have £50 million in the bank.', moneyFrom(50_000_000)],
  ]),
  ...achievementsOf('transfers', 'weekly', [
    ['first-signing', 'Welcome to the club', 'Sign a player.', ({ transfersIn }) => transfersIn.length > 0],
    [
      'signings-20',
      'The revolving door',
      'Sign 20 players in one career.',
      ({ transfersIn }) => transfersIn.length >= HISTORY_KEPT,
    ],
    [
      'signing-5m',
      'Statement of intent',
      'Sign a player for £5 million.',
      recordFrom('dearestSigning', 5_000_000),
    ],
    ['sale-5m', 'A good price', 'Sell a player for £5 million.', recordFrom('dearestSale', 5_000_000)],
  ]),
]

function facilitiesFrom(least: number): Condition {
  return ({ facilities }) => facilities.length >= least
}

function fansFrom(least: number): Condition {
  return ({ fanCount }) => fanCount >= least
}

function moneyFrom(least: number): Condition {
  return ({ money }) => money >= least
}

function hasTopFacility({ facilities }: Snapshot): boolean {
  return facilities.some(({ level }) => level >= MAX_FACILITY_LEVEL)
}

function isFullyStaffed(state: Snapshot): boolean {
  return staffStatus(state.staff.length, recommendedStaff(state)).level === 'optimal'
}
