/** Creates a new career (CAR-1 to CAR-3). */
import type { BoardBudgets } from '../club/board.ts'
import { beginChallenge, type ChallengeTerms } from '../club/challenge.ts'
import { competitorsIn } from '../club/otherDivision.ts'
import { reputationInSecond } from '../club/reputation.ts'
import type { Division } from '../core/fixture.ts'
import { emptyAcademy } from '../people/academy.ts'
import type { Difficulty } from '../club/difficulty.ts'
import { defaultAssistant } from '../club/assistantRules.ts'
import { defaultTraining } from '../club/training.ts'
import { beginCompetitions } from './drawTies.ts'
import { createFixtures } from './createFixtures.ts'
import { createFirstSquad } from './firstSquad.ts'
import { createDivisions } from './secondDivision.ts'
import { ownIdentity, type ClubLook } from '../clubs/clubNames.ts'
import { OWN_RUNG, QUALITY_LADDER, SECOND_LADDER } from '../clubs/ladder.ts'
import { createFacility } from '../facilities/build.ts'
import type { GameState } from '../gameState.ts'
import { emptyRuns } from '../history/milestones.ts'
import { noMeetings, packHeadToHead } from '../club/headToHead.ts'
import { emptyRecord } from '../club/leagueRecord.ts'
import { defaultPolicies } from '../club/marketing.ts'
import { newManager, type ManagerLook } from '../manager/newManager.ts'
import { announce } from '../news/announce.ts'
import { type ClubId, type IdSource, OWN_CLUB } from '../core/ids.ts'
import { autoPick } from '../players/squad.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { createStaff } from '../staff/firstStaff.ts'
import { openMarket } from '../transfers/market.ts'
import { newBoard, offerObjectives } from '../board/objectives.ts'
import { predictSeason } from './predictSeason.ts'
import { defaultOrders } from '../club/standingOrder.ts'
import { defaultTactics } from '../club/tactics.ts'

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
  challenge?: ChallengeTerms | null
  /** Id of a ranked run of the challenge; null for an open one. */
  run?: string | null
  /** Hash of the rules of the build that starts it, which a run of a challenge names; null outside of a build. */
  rulesHash?: string | null
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
  challenge = null,
  run = null,
  rulesHash = null,
}: CareerStart): GameState {
  const ids: IdSource = { nextId: 1 }
  const beginning = BEGINNINGS[division]
  const random = new Random(seedRandom(seed))
  const club = ownIdentity(clubName, seed, look)
  const players = createFirstSquad(ids, { rung: beginning.rung, seed }, random)
  const staff = createStaff(ids, random)
  const facilities = [createFacility(ids, 'Basic Stadium'), createFacility(ids, 'Training Ground')]
  const divisions = createDivisions(ids, { seed, division }, random)
  const { competitors } = divisions
  const fixtures = createFixtures([OWN_CLUB, ...competitors.map(({ id }) => id)], random)
  const start = [clubName, look, manager ?? {}]
  const firstLine = JSON.stringify(rulesHash === null ? start : [...start, rulesHash])
  const state: GameState = {
    seed,
    difficulty,
    difficultyRaises: [],
    isIron,
    challenge: challenge && beginChallenge(challenge, { log: firstLine, run }),
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
    headToHeads: competitors.map(({ id }) => packHeadToHead(noMeetings(id))),
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
    leadingPlayers: [],
    crowds: {},
    divisionRecords: { 1: [], 2: [] },
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
