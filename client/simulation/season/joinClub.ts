/** The club that the manager takes over, as the own one (MAN-13). */
import { boardBudgets } from '../board/boardDecisions.ts'
import { confidenceFactor, usualConfidence } from '../board/confidence.ts'
import { newBoard } from '../board/objectives.ts'
import { BUDGET_STEPS, toStep } from '../club/board.ts'
import type { ClubIdentity, Competitor } from '../club/club.ts'
import { crowdFigures } from '../club/homeCrowds.ts'
import type { Facility } from '../club/facility.ts'
import { defaultPolicies } from '../club/marketing.ts'
import { defaultOrders } from '../club/standingOrder.ts'
import { defaultTraining } from '../club/training.ts'
import { deservedStatus } from '../contracts/status.ts'
import { clamp } from '../core/clamp.ts'
import type { Random } from '../core/rng.ts'
import { createFacility, nextLevel } from '../facilities/build.ts'
import type { GameState } from '../gameState.ts'
import { emptyRuns } from '../history/milestones.ts'
import { emptyAcademy } from '../people/academy.ts'
import { noEarlierSeasons, type Player, type RivalPlayer } from '../people/player.ts'
import { toFootballer, toPlayer } from '../people/playerShapes.ts'
import { FIRST_KNOWN } from '../people/potential.ts'
import { contractedWage } from '../players/playerValue.ts'
import { createStaff } from '../staff/firstStaff.ts'

/** Pounds in the bank: what the club has for its next summer, within these limits. */
const MONEY = { min: 3_000_000, max: 10_000_000 }
/** Mood of supporters who have a new manager to look at. */
const FIRST_MOOD = 60
const FIRST_PRICE = 30

/** Age from which contracts are short, and the most seasons that they go on for after the running one. */
const VETERAN_FROM = 30
const SEASONS_LEFT = { veterans: 1, others: 3 }

/** Fields of a career that belong to the world or to the manager, whatever club they are in charge of. */
type Lasting =
  | 'seed'
  | 'difficulty'
  | 'difficultyRaises'
  | 'isIron'
  | 'challenge'
  | 'random'
  | 'nextId'
  | 'day'
  | 'currentSeason'
  | 'currentMatchWeek'
  | 'seasonPhase'
  | 'awaitingKickOff'
  | 'division'
  | 'fixtures'
  | 'ended'
  | 'manager'
  | 'assistant'
  | 'market'
  | 'shortlist'
  | 'competitors'
  | 'otherDivision'
  | 'competitions'
  | 'headToHeads'
  | 'pressNotes'
  | 'seasonData'
  | 'pastSeasons'
  | 'seasonLines'
  | 'careers'
  | 'remembered'
  | 'leaders'
  | 'leadingPlayers'
  | 'crowds'
  | 'divisionRecords'
  | 'records'
  | 'totals'
  | 'lastEventDay'
  | 'nextNotificationId'

/** Pounds in the bank of a club that the manager takes over. */
export function moneyOf({ transferBudget }: Readonly<Pick<Competitor, 'transferBudget'>>): number {
  return Math.round(clamp(transferBudget, MONEY))
}

/** Everything that a career keeps of the own club, for a rival in a place of the table. `state` gives ids and the calendar. */
export function asOwnClub(
  state: GameState,
  { club, place }: { club: Competitor; place: number },
  random: Random,
): Omit<GameState, Lasting> {
  const { reputation, fanBase, record, tactics } = club
  const money = moneyOf(club)
  const usual = boardBudgets({ money, reputation }, place)
  const confidence = usualConfidence(state.manager.reputation)
  const factor = confidenceFactor(confidence)
  const budgets = {
    transfer: toStep(usual.transfer * factor, BUDGET_STEPS.transfer),
    wage: toStep(usual.wage * factor, BUDGET_STEPS.wage),
  }
  return {
    club: identityOf(club),
    money,
    transferBudget: budgets.transfer,
    wageBudget: budgets.wage,
    board: { ...newBoard(budgets), confidence },
    reputation,
    fanCount: Math.max(1_000, fanBase),
    fanFraction: 0,
    fanHappiness: FIRST_MOOD,
    ticketPrice: FIRST_PRICE,
    matchAttendance: 0,
    averageAttendance: crowdFigures(state.crowds, club.id).attendance ?? 0,
    totalAttendance: state.crowds[club.id]?.spectators ?? 0,
    attendanceRecords: [],
    leaguePosition: place,
    record,
    players: club.players.map((player) => withContract(state, club.players, player, random)),
    staff: createStaff(state, random),
    facilities: facilitiesOf(state, club),
    tactics: { ...tactics },
    loans: [],
    borrowed: [],
    training: defaultTraining(),
    academy: emptyAcademy(),
    standingOrders: defaultOrders(),
    policies: defaultPolicies(),
    plannedPolicies: defaultPolicies(),
    campaigns: [],
    handRefreshes: { lastFreeDay: 0, paid: 0 },
    transfersIn: [],
    transfersOut: [],
    captain: null,
    farewells: { retiring: [], legends: [] },
    minds: [],
    bids: [],
    offers: [],
    scouting: { assignment: null, reports: [] },
    lastMatch: null,
    runs: emptyRuns(),
    bestMatches: [],
    goalOfMonth: null,
    keptMatches: [],
    keptTies: [],
    keptPeople: [],
    bestEleven: [],
    ledger: { opening: money, days: [], seasons: [] },
    lastFinanceWarningDay: 0,
    revoltSinceDay: 0,
    lastEvent: null,
    pledges: [],
    tacticsLeakedUntilDay: 0,
    notifications: [],
    processedNotificationKeys: [],
  }
}

function identityOf({ id, name, shortName, code, colours, crestSeed }: Competitor): ClubIdentity {
  return { id, name, shortName, code, colours, crestSeed }
}

/** A player of the squad with wage and contract, as a reserve. */
function withContract(
  { currentSeason }: GameState,
  squad: readonly RivalPlayer[],
  player: RivalPlayer,
  random: Random,
): Player {
  const most = player.age < VETERAN_FROM ? SEASONS_LEFT.others : SEASONS_LEFT.veterans
  const facts = {
    wage: contractedWage(player.quality),
    inSquad: false,
    known: FIRST_KNOWN,
    isHomegrown: false,
    earlier: noEarlierSeasons(),
  }
  return toPlayer(toFootballer(player, facts), {
    until: currentSeason + random.whole(0, most),
    status: deservedStatus(squad, player),
    declined: 0,
    talksFrom: 0,
  })
}

/** Stadium, training ground and academy as the club has them. */
function facilitiesOf(state: GameState, { stadiumCapacity, facilities }: Competitor): Facility[] {
  const { training, youth } = facilities
  return [
    { ...createFacility(state, 'Basic Stadium'), capacity: stadiumCapacity },
    atLevel(createFacility(state, 'Training Ground'), training),
    atLevel(createFacility(state, 'Youth Academy'), youth),
  ]
}

function atLevel(facility: Facility, level: number): Facility {
  let raised = facility
  while (raised.level < level) raised = { ...raised, ...nextLevel(raised) }
  return raised
}
