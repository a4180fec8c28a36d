/** Random steps of a career: every command of the manager, and the days between them. */
import fc from 'fast-check'
import type { CommandName, Decision } from '../../client/simulation/commands.ts'
import { OBJECTIVE_LEVELS } from '../../client/simulation/club/board.ts'
import { DIFFICULTIES } from '../../client/simulation/club/difficulty.ts'
import { EVENT_KINDS } from '../../client/simulation/news/eventStory.ts'
import { FACILITY_TYPES } from '../../client/simulation/club/facility.ts'
import { goalsOf } from '../../client/simulation/club/individualTraining.ts'
import { playersForLoan } from '../../client/simulation/loans/lenders.ts'
import { LOAN_ROLES } from '../../client/simulation/people/loan.ts'
import { POLICIES, SHARE_PLACES } from '../../client/simulation/club/marketing.ts'
import { POSITIONS } from '../../client/simulation/people/position.ts'
import { SCOUT_REGIONS, SCOUTED_AGE_NAMES } from '../../client/simulation/people/scouting.ts'
import { STAFF_ROLES } from '../../client/simulation/people/staffMember.ts'
import { ORDER_CONDITIONS, TIRED_GROUPS } from '../../client/simulation/club/standingOrder.ts'
import { TRAINING_FOCUSES, TRAINING_INTENSITIES } from '../../client/simulation/club/training.ts'
import { UNREST_ANSWERS } from '../../client/simulation/people/unrest.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { SHOUTS, TALKS } from '../../client/simulation/club/calls.ts'
import { CAMPAIGNS } from '../../client/simulation/club/campaignDefinitions.ts'
import type { MatchInput } from '../../client/simulation/match/matchReport.ts'
import { lineUpOf } from '../../client/simulation/players/lineUp.ts'
import { signingTalks } from '../../client/simulation/reports/offerReport.ts'
import { clubOffers } from '../../client/simulation/season/clubOffers.ts'
import type { Step } from '../../client/simulation/steps.ts'
import { askedTerms } from '../../client/simulation/contracts/contractTerms.ts'
import { EVERY_TACTIC } from '../support/tacticsMatrix.ts'

type Arguments<Name extends CommandName> =
  Extract<Decision, readonly [Name, ...never[]]> extends readonly [Name, ...infer Args] ? Args : never

/** The item at index `n`. Often it does not exist in the game, so that the command must be refused. */
const at = <T>(items: readonly T[], n: number): T => items[n % items.length]!
const idOf = (items: readonly { id: string }[], n: number) => (items.length > 0 ? at(items, n).id : 'nobody')
const playerOf = (items: readonly { playerId: string }[], n: number) =>
  items.length > 0 ? at(items, n).playerId : 'nobody'

const idOfClub = (offers: readonly { club: string }[], n: number) =>
  offers.length > 0 ? at(offers, n).club : 'nobody'

/** The player of a bid, or somebody without one. */
const bidderFor = ({ bids, players }: GameState, n: number) =>
  bids.length > 0 ? playerOf(bids, n) : idOf(players, n)

const forLoan = (state: GameState) => playersForLoan(state).map(({ player }) => player)
const rivalOf = ({ competitors }: GameState, n: number) => idOf(at(competitors, n).players, n >> 5)

const ASSISTANT_RULES = [
  'picksEleven',
  'restsTired',
  'replacesWhoDropsOut',
  'setsTraining',
  'signsYoungsters',
  'setsTicketPrice',
  'renewsContracts',
] as const

/** Frequency of each command, and its arguments; `n` selects the subject. */
const DECISIONS: {
  [Name in CommandName]: [weight: number, draw: (state: GameState, n: number) => Arguments<Name>]
} = {
  acceptBid: [2, (state, n) => [bidderFor(state, n)]],
  answerEvent: [8, (_, n) => [n % 3]],
  answerUnrest: [
    8,
    ({ minds }, n) => [
      playerOf(
        minds.filter(({ answerBy }) => answerBy > 0),
        n >> 3,
      ),
      at(UNREST_ANSWERS, n),
    ],
  ],
  askForMore: [3, (state, n) => [bidderFor(state, n)]],
  autoPick: [12, () => []],
  borrowPlayer: [4, (state, n) => [idOf(forLoan(state), n)]],
  buildFacility: [2, (_, n) => [at(FACILITY_TYPES, n)]],
  callScoutsBack: [1, () => []],
  chooseObjective: [1, (_, n) => [at(OBJECTIVE_LEVELS, n)]],
  clearNotifications: [1, () => []],
  dismissStaff: [1, ({ staff }, n) => [idOf(staff, n)]],
  dropPlayer: [2, ({ players }, n) => [idOf(players, n)]],
  hireStaff: [2, (_, n) => [at([...STAFF_ROLES, 'Magician'], n)]],
  introduceManager: [1, (_, n) => [n % 9 === 0 ? ' ' : `Manager ${n % 50}`, n]],
  launchCampaign: [3, (_, n) => [at(CAMPAIGNS, n).id]],
  lendPlayer: [4, ({ players }, n) => [idOf(players, n >> 3), at(LOAN_ROLES, n)]],
  releaseYoungster: [1, ({ academy }, n) => [idOf(academy.intake, n)]],
  makeOffer: [
    5,
    (state, n) => {
      const known = state.offers.find(({ stage }) => stage === 'asked')
      return [
        known && n % 2 === 0 ? known.playerId : rivalOf(state, n),
        known && n % 3 === 0 ? known.asked : 1_000_000 + (n % 8_000_000),
      ]
    },
  ],
  nameCaptain: [1, ({ players }, n) => [n % 4 === 0 ? null : idOf(players, n)]],
  offerContract: [
    4,
    (state, n) => {
      const player = at(state.players, n)
      const asked = askedTerms(state, player)
      return [player.id, { ...asked, wage: Math.round(asked.wage * (0.8 + (n % 30) / 100)) }]
    },
  ],
  offerTerms: [
    5,
    (state, n) => {
      const id = playerOf(state.offers, n)
      const asked = signingTalks(state, id)?.talks?.asked ?? { until: 1, wage: 1, status: 'key' as const }
      return [id, { ...asked, wage: Math.round(asked.wage * (0.8 + (n % 21) / 100)) }]
    },
  ],
  raiseDifficulty: [1, (_, n) => [at(DIFFICULTIES, n)]],
  refreshMarketNow: [1, () => []],
  refuseBid: [1, (state, n) => [bidderFor(state, n)]],
  renameClub: [1, (_, n) => [`Club ${n % 50}`]],
  restoreLineUp: [
    1,
    (state, n) => [
      lineUpOf(state).map(({ id, inSquad }, place, { length }) => ({
        id: place === n % length ? 'nobody' : id,
        inSquad: inSquad && place % 7 !== n % 7,
      })),
    ],
  ],
  // Random careers are in no challenge.
  leaveRanking: [0, () => []],
  retire: [1, () => []],
  saveFor: [1, (_, n) => [n % 4 === 0 ? null : at(FACILITY_TYPES, n)]],
  selectPlayer: [3, ({ players }, n) => [idOf(players, n)]],
  sellPlayer: [1, ({ players }, n) => [n % 8 === 0 ? 'nobody' : idOf(players, n)]],
  sendScouts: [
    3,
    (_, n) => [
      {
        region: at(SCOUT_REGIONS, n),
        position: n % 2 === 0 ? 'any' : at(POSITIONS, n >> 3),
        ages: at(SCOUTED_AGE_NAMES, n >> 5),
      },
    ],
  ],
  setAssistant: [
    2,
    (_, n) => [
      n % 8 === 0
        ? { lowestPrice: n % 170, highestPrice: (n >> 3) % 170 }
        : { [at(ASSISTANT_RULES, n)]: n % 2 === 0 },
    ],
  ],
  setIndividualFocus: [
    2,
    ({ players }, n) => {
      const player = at(players, n >> 3)
      return [player.id, at([null, ...goalsOf(player)], n)]
    },
  ],
  setStandingOrders: [
    1,
    (_, n) => [
      Array.from({ length: n % 8 }, (_, place) => ({
        from: (n >> place) % 122,
        when: at(ORDER_CONDITIONS, n >> place),
        tactics: place % 2 === 0 ? { style: at(EVERY_TACTIC, n >> place).style } : {},
        off: at([null, ...TIRED_GROUPS], n >> (2 * place)),
      })),
    ],
  ],
  setTactics: [3, (_, n) => [at(EVERY_TACTIC, n)]],
  setTicketPrice: [3, (_, n) => [n % 5 === 0 ? n / 7 : n % 170]],
  setTraining: [
    2,
    (_, n) => [
      n % 2 === 0 ? { focus: at(TRAINING_FOCUSES, n >> 1) } : { intensity: at(TRAINING_INTENSITIES, n >> 1) },
    ],
  ],
  shareCampaign: [2, (_, n) => [at(CAMPAIGNS, n).id, at(SHARE_PLACES, n >> 3)]],
  signPlayer: [4, ({ market }, n) => [idOf(market, n)]],
  signYoungster: [2, ({ academy }, n) => [idOf(academy.intake, n)]],
  swapPlayers: [2, ({ players }, n) => [idOf(players, n), idOf(players, n >> 5)]],
  takeOver: [6, (state, n) => [n % 4 === 0 ? idOf(state.competitors, n) : idOfClub(clubOffers(state), n)]],
  togglePolicy: [2, (_, n) => [at(POLICIES, n)]],
  toggleShortlist: [1, (state, n) => [rivalOf(state, n)]],
  upgradeFacility: [2, ({ facilities }, n) => [idOf(facilities, n)]],
  withdrawOffer: [1, ({ shortlist }, n) => [at([...shortlist, 'nobody'], n)]],
}

const decisions = DECISIONS as Record<
  CommandName,
  [weight: number, draw: (state: GameState, n: number) => unknown[]]
>
export const commandNames = Object.keys(decisions) as CommandName[]

/** Frequencies of the steps of time. The event of a day is hardly ever skipped. */
const DAY_WEIGHTS = { beginDay: 55, playMatchDay: 50 }

type Kind = CommandName | keyof typeof DAY_WEIGHTS

const kinds: Kind[] = [
  ...commandNames.flatMap((name) => Array<Kind>(decisions[name][0]).fill(name)),
  ...Array<Kind>(DAY_WEIGHTS.beginDay).fill('beginDay'),
  ...Array<Kind>(DAY_WEIGHTS.playMatchDay).fill('playMatchDay'),
]

/** Step that is not tied to a state yet. */
export interface Draw {
  kind: Kind
  n: number
}

export const draw: fc.Arbitrary<Draw> = fc.record({ kind: fc.constantFrom(...kinds), n: fc.nat(1_000_000) })

/** The step that a draw becomes in this state; none of a ranked run. */
export function stepOf(state: GameState, { kind, n }: Draw): Exclude<Step, readonly ['drawLuck', number]> {
  if (kind === 'beginDay') return n % 50 === 0 ? [kind, at(EVENT_KINDS, n)] : [kind]
  if (kind === 'playMatchDay') return [kind, n % 3 === 0 ? matchInputs(state, n) : []]
  return [kind, ...decisions[kind][1](state, n)] as unknown as Decision
}

/** Decisions during the own match, of which the engine ignores the impossible ones. */
function matchInputs({ players }: GameState, n: number): MatchInput[] {
  const side = n % 2 === 0 ? 'home' : 'away'
  const tactics: MatchInput = {
    kind: 'tactics',
    isFinal: true,
    minute: 1 + (n % 90),
    side,
    tactics: at(EVERY_TACTIC, n),
  }
  const [off, on] = [idOf(players, n), idOf(players, n >> 5)]
  return [
    tactics,
    { kind: 'substitution', isFinal: true, minute: 1 + ((n >> 3) % 90), side, off, on },
    { kind: 'talk', minute: 45 + (n % 3), side, talk: at(TALKS, n), to: n % 5 === 0 ? off : null },
    { kind: 'shout', minute: 1 + ((n >> 7) % 90), side, shout: at(SHOUTS, n) },
    { kind: 'call-off', minute: 1 + ((n >> 9) % 90), side, order: n % 4 },
  ]
}
