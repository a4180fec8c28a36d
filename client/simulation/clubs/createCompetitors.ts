/** Creates the clubs of both divisions for a new career. */
import { emptyRecord } from '../club/leagueRecord.ts'
import type { IdSource } from '../core/ids.ts'
import { createRivalPlayer } from '../players/createPlayer.ts'
import type { RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { Random, seedRandom, shuffle } from '../core/rng.ts'
import type { Formation } from '../club/tactics.ts'
import type { ClubIdentity, Competitor } from '../club/club.ts'
import { RIVAL_CLUBS } from './clubNames.ts'
import { OWN_RUNG, rivalRungs, SECOND_LADDER } from './ladder.ts'
import { createManager, drawPlan } from './managers.ts'
import { FANS_AT_MATCH } from '../marketing/fans.ts'
import { reputationFor, reputationInSecond } from '../club/reputation.ts'
import { SECOND_CLUBS } from './secondClubs.ts'

/** Squad of a rival: two goalkeepers, and enough players of each position for every formation. */
export const RIVAL_SQUAD: Record<Position, { starters: number; reserves: number }> = {
  Goalkeeper: { starters: 1, reserves: 1 },
  Defender: { starters: 5, reserves: 2 },
  Midfielder: { starters: 5, reserves: 2 },
  Forward: { starters: 3, reserves: 2 },
}

/** Spread of qualities round the club's mean, and the gap between starters and reserves. */
export const SQUAD_SPREAD = 0.22
export const RESERVE_GAP = 0.5

/** Age from which the quality of a rival's player declines, in years. */
export const VETERAN_FROM_AGE = 31
/**
 * Most veterans of a squad: three of 21 make squads of 25.9 years in the mean, like those of 31 European top divisions
 * (CIES Football Observatory, 2009 to 2019).
 */
export const MAX_VETERANS = 3

/** Formations of the nineteen rivals. The mix is the same every season, as in real leagues. */
const FORMATION_DECK: readonly Formation[] = [
  ...Array<Formation>(7).fill('4-2-3-1'),
  ...Array<Formation>(4).fill('4-4-2'),
  ...Array<Formation>(3).fill('5-3-2'),
  ...Array<Formation>(2).fill('3-5-2'),
  '4-5-1',
  '4-3-3',
  '3-4-3',
]

/** Strength of a club, in stars, and the place that it makes it expect. */
interface Rung {
  quality: number
  rank: number
}

interface Division {
  identities: readonly ClubIdentity[]
  rungs: Rung[]
  /** Formations of the clubs, in any order. */
  formations: Formation[]
  reputationFor: (rank: number) => number
}

/** Creates the nineteen rivals with squads. The order of their strengths is drawn. */
export function createCompetitors(ids: IdSource, random: Random): Competitor[] {
  const rungs = rivalRungs(OWN_RUNG).map((quality, i) => ({ quality, rank: i < OWN_RUNG ? i + 1 : i + 2 }))
  const formations = FORMATION_DECK.slice()
  return createClubs(ids, { identities: RIVAL_CLUBS, rungs, formations, reputationFor }, random)
}

/** Creates the twenty clubs of the second division with squads. The order of their strengths is drawn. */
export function createSecondClubs(ids: IdSource, random: Random): Competitor[] {
  const rungs = SECOND_LADDER.map((quality, i) => ({ quality, rank: i + 1 }))
  const formations: Formation[] = [...FORMATION_DECK, '4-4-2']
  const division = { identities: SECOND_CLUBS, rungs, formations, reputationFor: reputationInSecond }
  return createClubs(ids, division, random)
}

function createClubs(
  ids: IdSource,
  { identities, rungs, formations, reputationFor: reputation }: Division,
  random: Random,
): Competitor[] {
  shuffle(rungs, random)
  shuffle(formations, random)
  const managers = new Random(seedRandom(...random.state(), 1))
  return identities.map((identity, i) => {
    const { quality, rank } = rungs[i] ?? { quality: 2.65, rank: 10 }
    const manager = createManager(0, managers)
    const fanBase = Math.round(3_000 + 3_500 * quality * quality * random.between(0.85, 1.15))
    const { id, name, shortName, code, colours } = identity
    // Each field by name, so that all clubs are objects of one shape, which the engine reads without a search.
    return {
      id,
      name,
      shortName,
      code,
      colours,
      crestSeed: random.below(0x7fffffff),
      reputation: reputation(rank),
      players: createSquad(ids, { quality, veterans: MAX_VETERANS - (rank % 2) }, random),
      fanBase,
      transferBudget: Math.round(quality * quality * 1_000_000),
      stadiumCapacity: seatsFor(fanBase),
      facilities: { training: levelFor(quality), youth: levelFor(quality) },
      marketing: { level: levelFor(quality), active: false, effort: 0 },
      manager,
      tactics: drawPlan(manager, formations[i] ?? '4-4-2', managers),
      recentPlans: [],
      lastPosition: rank,
      record: emptyRecord(),
    }
  })
}

function createSquad(
  ids: IdSource,
  { quality, veterans }: { quality: number; veterans: number },
  random: Random,
): RivalPlayer[] {
  const players: RivalPlayer[] = []
  for (const [type, { starters, reserves }] of Object.entries(RIVAL_SQUAD)) {
    for (let i = 0; i < starters + reserves; i++) {
      const level = quality - (i < starters ? 0 : RESERVE_GAP) + SQUAD_SPREAD * random.bell()
      players.push(
        createRivalPlayer(ids, { type: type as Position, quality: level, age: drawAge(random) }, random),
      )
    }
  }
  for (const [i, player] of players.toSorted((one, other) => other.age - one.age).entries()) {
    player.age =
      i < veterans ? Math.max(VETERAN_FROM_AGE, player.age) : Math.min(VETERAN_FROM_AGE - 1, player.age)
  }
  return rankPlayers(players)
}

/** Sorts by quality, best first. The sort is stable. */
export function rankPlayers(players: RivalPlayer[]): RivalPlayer[] {
  return players.sort((a, b) => b.quality - a.quality)
}

/** Draws an age of 17–35, mostly in the mid-twenties. */
export function drawAge(random: Random): number {
  return Math.max(17, Math.min(35, Math.round(25.5 + 4.2 * random.bell())))
}

/** Capacity for the usual crowd plus a quarter, in blocks of 500 seats. */
function seatsFor(fanBase: number): number {
  return Math.ceil((1.25 * FANS_AT_MATCH * fanBase) / 500) * 500
}

function levelFor(quality: number): number {
  return Math.max(1, Math.min(5, Math.round(quality)))
}
