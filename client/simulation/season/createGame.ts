/** Creates a new career (CAR-1 to CAR-3). */
import type { BoardBudgets } from '../club/board.ts'
import { competitorsIn } from '../club/otherDivision.ts'
import { reputationInSecond } from '../club/reputation.ts'
import type { Division } from '../core/fixture.ts'
import { emptyAcademy } from '../people/academy.ts'
import type { Difficulty } from '../club/difficulty.ts'
import { defaultAssistant } from '../club/assistantRules.ts'
import { defaultTraining } from '../club/training.ts'
import { beginCompetitions } from './drawTies.ts'
import { createFixtures } from './createFixtures.ts'
import { createDivisions } from './secondDivision.ts'
import { ownIdentity, type ClubLook } from '../clubs/clubNames.ts'
import { OWN_RUNG, QUALITY_LADDER, SECOND_LADDER } from '../clubs/ladder.ts'
import { createFacility } from '../facilities/build.ts'
import type { GameState } from '../gameState.ts'
import { emptyRuns } from '../history/milestones.ts'
import { noMeetings } from '../club/headToHead.ts'
import { emptyRecord } from '../club/leagueRecord.ts'
import { defaultPolicies } from '../club/marketing.ts'
import { newManager, type ManagerLook } from '../manager/newManager.ts'
import { announce } from '../news/announce.ts'
import { createPlayer } from '../players/createPlayer.ts'
import { usualWage } from '../players/playerValue.ts'
import { type ClubId, type IdSource, OWN_CLUB } from '../core/ids.ts'
import type { Footballer, Player } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { toPlayer } from '../people/playerShapes.ts'
import { deservedStatus } from '../contracts/status.ts'
import { FIRST_KNOWN } from '../people/potential.ts'
import { autoPick } from '../players/squad.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { createStaff } from '../staff/firstStaff.ts'
import { openMarket } from '../transfers/market.ts'
import { newBoard, offerObjectives } from '../board/objectives.ts'
import { predictSeason } from './predictSeason.ts'
import { defaultOrders } from '../club/standingOrder.ts'
import { defaultTactics } from '../club/tactics.ts'
import { STREAMS } from '../core/streams.ts'

const DEFAULT_CLUB_NAME = 'Your Club'

/** Money, reputation, supporters and strength of a new club, by its division (CAR-1, SEC-1). */
const BEGINNINGS: Record<Division, Beginning> = {
  1: {
    money: 10_000_000,
    budgets: { transfer: 5_000_000, wage: 200_000 },
    reputation: 3,
    fans: 5_000,
    rung: QUALITY_LADDER[OWN_RUNG],
  },
  2: {
    money: 6_000_000,
    budgets: { transfer: 2_000_000, wage: 100_000 },
    reputation: reputationInSecond(OWN_RUNG + 1),
    fans: 4_000,
    rung: SECOND_LADDER[OWN_RUNG] ?? 0,
  },
}

interface Beginning {
  money: number
  budgets: BoardBudgets
  reputation: number
  fans: number
  /** Strength of the rung of the ladder, in stars. */
  rung: number
}

/** Seventeen players: a full eleven for 4-4-2 and six reserves. */
const STARTING_SQUAD: Record<Position, { starters: number; reserves: number }> = {
  Goalkeeper: { starters: 1, reserves: 1 },
  Defender: { starters: 4, reserves: 2 },
  Midfielder: { starters: 4, reserves: 2 },
  Forward: { starters: 2, reserves: 1 },
}
const STARTING_AGE = { low: 19, high: 33 }
const STARTER_SPREAD = 0.3
const RESERVE_GAP = 0.4
/**
 * Stars above the tenth rung of the ladder. The clubs of the tenth to the eighteenth are alike and finish
 * thirteenth in the mean; a manager who signs sensibly comes to about the tenth place with this much more.
 */
const STARTING_EDGE = 0.45
/** Share of their usual wages that the first players earn under contract, so that the wage budget holds them. */
export const STARTING_WAGES = 0.7

/** The first players from this age on have contracts of at most two seasons, younger ones of four. */
const STARTING_VETERAN = 30

/** Choices with which a career begins. */
export interface CareerStart {
  /** Any whole number. */
  seed: number
  clubName?: string
  look?: ClubLook
  difficulty?: Difficulty
  isIron?: boolean
  manager?: ManagerLook
  /** Division in which the club starts. */
  division?: Division
}

/** Creates a career. */
export function createGame({
  seed,
  clubName = DEFAULT_CLUB_NAME,
  look = {},
  difficulty = 'normal',
  isIron = false,
  manager,
  division = 1,
}: CareerStart): GameState {
  const ids: IdSource = { nextId: 1 }
  const beginning = BEGINNINGS[division]
  const random = new Random(seedRandom(seed))
  const club = ownIdentity(clubName, seed, look)
  const players = withContracts(createOwnSquad(ids, beginning.rung, random), seed)
  const staff = createStaff(ids, random)
  const facilities = [createFacility(ids, 'Basic Stadium'), createFacility(ids, 'Training Ground')]
  const divisions = createDivisions(ids, { seed, division }, random)
  const { competitors } = divisions
  const fixtures = createFixtures([OWN_CLUB, ...competitors.map(({ id }) => id)], random)
  const state: GameState = {
    seed,
    difficulty,
    difficultyRaises: [],
    isIron,
    random: random.state(),
    nextId: ids.nextId,
    day: 1,
    currentSeason: 1,
    currentMatchWeek: 0,
    seasonPhase: 'pre-season',
    awaitingKickOff: false,
    fixtures,
    ended: null,
    club,
    manager: newManager(seed, manager),
    money: beginning.money,
    transferBudget: beginning.budgets.transfer,
    wageBudget: beginning.budgets.wage,
    board: newBoard(beginning.budgets),
    reputation: beginning.reputation,
    fanCount: beginning.fans,
    fanFraction: 0,
    fanHappiness: 65,
    ticketPrice: 30,
    matchAttendance: 0,
    averageAttendance: 0,
    totalAttendance: 0,
    attendanceRecords: [],
    leaguePosition: OWN_RUNG + 1,
    record: emptyRecord(),
    players,
    loans: [],
    borrowed: [],
    training: defaultTraining(),
    academy: emptyAcademy(),
    assistant: defaultAssistant(),
    staff,
    facilities,
    tactics: defaultTactics(),
    standingOrders: defaultOrders(),
    policies: defaultPolicies(),
    plannedPolicies: defaultPolicies(),
    campaigns: [],
    market: [],
    handRefreshes: { lastFreeDay: 0, paid: 0 },
    transfersIn: [],
    transfersOut: [],
    captain: null,
    farewells: { retiring: [], legends: [] },
    minds: [],
    bids: [],
    offers: [],
    shortlist: [],
    scouting: { assignment: null, reports: [] },
    division,
    ...divisions,
    competitions: [],
    headToHeads: competitors.map(({ id }) => noMeetings(id)),
    lastMatch: null,
    pressNotes: [],
    seasonData: [],
    pastSeasons: [],
    ledger: { opening: beginning.money, days: [], seasons: [] },
    records: {},
    runs: emptyRuns(),
    totals: { matches: 0, wins: 0, goals: 0 },
    bestMatches: [],
    goalOfMonth: null,
    keptMatches: [],
    keptTies: [],
    keptPeople: [],
    seasonLines: {},
    careers: {},
    remembered: {},
    leaders: [],
    bestEleven: [],
    lastFinanceWarningDay: 0,
    revoltSinceDay: 0,
    lastEventDay: 0,
    lastEvent: null,
    pledges: [],
    tacticsLeakedUntilDay: 0,
    notifications: [],
    nextNotificationId: 1,
    processedNotificationKeys: [],
  }
  openMarket(state, random)
  state.random = random.state()
  autoPick(state)
  state.pressNotes.push(predictSeason(state))
  announce(state, { kind: 'career-started', club: club.name })
  offerObjectives(state)
  beginCompetitions(state, { first: [], second: expectedInSecond(state) })
  return state
}

/** Clubs of the second division in the order of their strengths, the own one in its place. */
function expectedInSecond(state: GameState): ClubId[] {
  const order = competitorsIn(state, 2)
    .toSorted((a, b) => a.lastPosition - b.lastPosition)
    .map(({ id }) => id)
  return state.division === 2 ? order.toSpliced(OWN_RUNG, 0, state.club.id) : order
}

function createOwnSquad(ids: IdSource, rung: number, random: Random): Footballer[] {
  const level = rung + STARTING_EDGE
  return Object.entries(STARTING_SQUAD).flatMap(([type, { starters, reserves }]) =>
    Array.from({ length: starters + reserves }, (_, i) => {
      const wish = {
        type: type as Position,
        quality: level - (i < starters ? 0 : RESERVE_GAP) + STARTER_SPREAD * random.bell(),
        age: random.whole(STARTING_AGE.low, STARTING_AGE.high),
      }
      const player = createPlayer(ids, wish, random)
      player.wage = usualWage(player.quality, STARTING_WAGES)
      player.known = FIRST_KNOWN
      return player
    }),
  )
}

/** Gives the first players their contracts, which end with different seasons. */
function withContracts(players: readonly Footballer[], seed: number): Player[] {
  const random = new Random(seedRandom(seed, STREAMS.firstContracts))
  return players.map((player) => {
    const until = random.whole(1, player.age < STARTING_VETERAN ? 4 : 2)
    return toPlayer(player, { until, status: deservedStatus(players, player), declined: 0, talksFrom: 0 })
  })
}
