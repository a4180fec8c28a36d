/** Invariants of every career under random commands. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { buildFacility, upgradeFacility } from '../../client/simulation/facilities/build.ts'
import { FACILITY_TYPES } from '../../client/simulation/club/facility.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { underContract } from '../../client/simulation/club/squadLimit.ts'
import { addResult, emptyRecord } from '../../client/simulation/club/leagueRecord.ts'
import { CAMPAIGNS } from '../../client/simulation/marketing/campaignDefinitions.ts'
import { launchCampaign, shareCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { POLICIES } from '../../client/simulation/club/marketing.ts'
import { togglePolicy } from '../../client/simulation/marketing/policies.ts'
import type { Outcome } from '../../client/simulation/news/outcome.ts'
import { playerValue } from '../../client/simulation/players/playerValue.ts'
import { answerEvent } from '../../client/simulation/season/events/answerEvent.ts'
import { nameCaptain } from '../../client/simulation/players/captaincy.ts'
import { autoPick, dropPlayer, selectPlayer } from '../../client/simulation/players/squad.ts'
import { dismissStaff, hireStaff } from '../../client/simulation/staff/hire.ts'
import { STAFF_ROLES } from '../../client/simulation/people/staffMember.ts'
import { setTactics } from '../../client/simulation/tactics/setTactics.ts'
import { POSITIONS } from '../../client/simulation/people/position.ts'
import { SCOUT_REGIONS, SCOUTED_AGE_NAMES } from '../../client/simulation/people/scouting.ts'
import { callScoutsBack, sendScouts } from '../../client/simulation/transfers/scouting.ts'
import { setTicketPrice } from '../../client/simulation/tickets/ticketPrice.ts'
import { refreshMarketNow } from '../../client/simulation/transfers/handRefresh.ts'
import { acceptBid, askForMore, refuseBid } from '../../client/simulation/transfers/bids.ts'
import { makeOffer, toggleShortlist, withdrawOffer } from '../../client/simulation/transfers/offers.ts'
import { offerTerms } from '../../client/simulation/transfers/joinUs.ts'
import { signingTalks } from '../../client/simulation/reports/offerReport.ts'
import { borrowPlayer } from '../../client/simulation/transfers/borrowing.ts'
import { lendPlayer } from '../../client/simulation/transfers/loans.ts'
import { LOAN_ROLES } from '../../client/simulation/people/loan.ts'
import { sellPlayer, signPlayer } from '../../client/simulation/transfers/transfer.ts'
import { askedTerms } from '../../client/simulation/transfers/contractTerms.ts'
import { answerMessage } from '../../client/simulation/transfers/answerMessage.ts'
import { MESSAGE_ANSWERS } from '../../client/simulation/people/unrest.ts'
import { offerContract } from '../../client/simulation/transfers/renewal.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { soakOr } from '../support/soak.ts'
import { EVERY_TACTIC } from '../support/tacticsMatrix.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'
import { textOf } from './makeGame.ts'

// Thousands of random commands.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

/** Commands are the same in every test run, so that what new ones find holds back no other change; new in a soak. */
const SEED = soakOr(1, Date.now() | 0)

/** The item at index `n`. Often it does not exist in the game, so that the command must be refused. */
const at = <T>(items: readonly T[], n: number): T => items[n % items.length]!
const idOf = (items: readonly { id: string }[], n: number) => (items.length > 0 ? at(items, n).id : 'nobody')

/** The player of a bid, or somebody without one. */
const bidderFor = ({ bids, players }: GameState, n: number) =>
  bids.length > 0 ? at(bids, n).playerId : idOf(players, n)

/** Every command of the game with its frequency; `n` selects the subject. */
const COMMANDS = {
  day: [40, (state) => void playDay(state)],
  morning: [15, (state) => void beginDay(state)],
  match: [10, (state) => void playMatchDay(state)],
  pickBest: [12, autoPick],
  select: [3, (state, n) => selectPlayer(state, idOf(state.players, n))],
  drop: [2, (state, n) => dropPlayer(state, idOf(state.players, n))],
  hire: [2, (state, n) => hireStaff(state, at([...STAFF_ROLES, 'Magician'], n))],
  dismiss: [1, (state, n) => dismissStaff(state, idOf(state.staff, n))],
  build: [2, (state, n) => buildFacility(state, at(FACILITY_TYPES, n))],
  upgrade: [2, (state, n) => upgradeFacility(state, idOf(state.facilities, n))],
  sign: [4, (state, n) => signPlayer(state, idOf(state.market, n))],
  sell: [1, (state, n) => sellPlayer(state, idOf(state.players, n))],
  lend: [4, (state, n) => lendPlayer(state, idOf(state.players, n >> 3), at(LOAN_ROLES, n))],
  borrow: [4, (state, n) => borrowPlayer(state, idOf(state.market, n))],
  sellNobody: [1, (state) => sellPlayer(state, 'nobody')],
  offer: [
    4,
    (state, n) => {
      const player = at(state.players, n)
      const asked = askedTerms(state, player)
      return offerContract(state, player.id, {
        ...asked,
        wage: Math.round(asked.wage * (0.8 + (n % 30) / 100)),
      })
    },
  ],
  acceptBid: [2, (state, n) => acceptBid(state, bidderFor(state, n))],
  refuseBid: [1, (state, n) => refuseBid(state, bidderFor(state, n))],
  askForMore: [3, (state, n) => askForMore(state, bidderFor(state, n))],
  bidForRival: [
    5,
    (state, n) => {
      const known = state.offers.find(({ stage }) => stage === 'asked')
      const club = at(state.competitors, n)
      const id = known && n % 2 === 0 ? known.playerId : at(club.players, n >> 5).id
      return makeOffer(state, id, known && n % 3 === 0 ? known.asked : 1_000_000 + (n % 8_000_000))
    },
  ],
  termsForRival: [
    5,
    (state, n) => {
      const id = idOf(
        state.offers.map(({ playerId }) => ({ id: playerId })),
        n,
      )
      const talks = signingTalks(state, id)?.talks
      const asked = talks?.asked ?? { until: 1, wage: 1, status: 'key' as const }
      return offerTerms(state, id, { ...asked, wage: Math.round(asked.wage * (0.8 + (n % 21) / 100)) })
    },
  ],
  shortlist: [1, (state, n) => toggleShortlist(state, at(at(state.competitors, n).players, n >> 5).id)],
  withdraw: [1, (state, n) => withdrawOffer(state, at([...state.shortlist, 'nobody'], n))],
  refresh: [1, (state) => refreshMarketNow(state)],
  captain: [1, (state, n) => nameCaptain(state, n % 4 === 0 ? null : idOf(state.players, n))],
  sendScouts: [
    3,
    (state, n) =>
      sendScouts(state, {
        region: at(SCOUT_REGIONS, n),
        position: n % 2 === 0 ? 'any' : at(POSITIONS, n >> 3),
        ages: at(SCOUTED_AGE_NAMES, n >> 5),
      }),
  ],
  callScoutsBack: [1, (state) => callScoutsBack(state)],
  price: [2, (state, n) => setTicketPrice(state, n % 170)],
  oddPrice: [1, (state, n) => setTicketPrice(state, n / 7)],
  tactics: [3, (state, n) => setTactics(state, at(EVERY_TACTIC, n))],
  policy: [2, (state, n) => togglePolicy(state, at(POLICIES, n))],
  campaign: [3, (state, n) => launchCampaign(state, at(CAMPAIGNS, n).id)],
  answer: [8, (state, n) => answerEvent(state, n % 3)],
  answerPlayer: [
    8,
    (state, n) => {
      const waiting = state.minds.filter(({ answerBy }) => answerBy > 0).map(({ playerId: id }) => ({ id }))
      return answerMessage(state, idOf(waiting, n >> 3), at(MESSAGE_ANSWERS, n))
    },
  ],
  share: [2, (state, n) => shareCampaign(state, at(CAMPAIGNS, n).id, 'Facebook')],
} satisfies Record<string, [weight: number, run: (state: GameState, n: number) => Outcome | undefined]>

type Kind = keyof typeof COMMANDS

const kinds = Object.entries(COMMANDS).flatMap(([kind, [weight]]) => Array<Kind>(weight).fill(kind as Kind))
const command = fc.record({ kind: fc.constantFrom(...kinds), n: fc.nat(1_000_000) })

/** A refused command must not change the state; checked for a sample only, since the check is slow. */
const LOOKED_AT = 25

function follow(state: GameState, { kind, n }: { kind: Kind; n: number }) {
  const run: (state: GameState, n: number) => Outcome | undefined = COMMANDS[kind][1]
  const before = n % LOOKED_AT === 0 ? textOf(state) : null
  const outcome = run(state, n)
  if (before !== null && outcome?.done === false) expect(textOf(state) === before, kind).toBe(true)
}

function within(value: number, min: number, max: number) {
  expect(value).toBeGreaterThanOrEqual(min)
  expect(value).toBeLessThanOrEqual(max)
}

function checkClamps(state: GameState) {
  within(state.fanHappiness, 0, 100)
  within(state.reputation, 1, 5)
  expect(state.fanCount).toBeGreaterThanOrEqual(1_000)
  within(state.leaguePosition, 1, 20)
  expect(state.players.filter(({ inSquad }) => inSquad).length).toBeLessThanOrEqual(11)
  expect(state.notifications.length).toBeLessThanOrEqual(50)
  expect(state.attendanceRecords.length).toBeLessThanOrEqual(19)
  expect(underContract(state)).toBeLessThanOrEqual(40)
  expect(state.loans.length).toBeLessThanOrEqual(4)
  expect(state.borrowed.length).toBeLessThanOrEqual(3)
  for (const { playerId } of state.borrowed)
    expect(state.players.some(({ id }) => id === playerId)).toBe(true)
  for (const player of [...state.players, ...state.loans.map((loan) => loan.player)]) {
    within(player.morale, 1, 5)
    within(player.quality, 1, 5)
    within(player.stamina, 10, 100)
    within(player.suspensions, 0, 2)
    within(player.contract.until, state.currentSeason, state.currentSeason + 4)
    within(player.contract.declined, 0, 2)
  }
  for (const { playerId, recent, answerBy, bidDay } of state.minds) {
    expect(recent.length).toBeLessThanOrEqual(10)
    // A message of somebody in the squad is answered or lapses within two weeks.
    if (state.players.some(({ id }) => id === playerId)) within(answerBy, 0, state.day + 13)
    within(bidDay, 0, state.day + 28)
  }
  expect(Number.isInteger(state.ticketPrice)).toBe(true)
  within(state.ticketPrice, 10, 150)
  expect(state.transferBudget).toBeGreaterThanOrEqual(0)
  expect(state.wageBudget).toBeGreaterThanOrEqual(0)
  expect(state.transfersIn.length).toBeLessThanOrEqual(20)
  expect(state.transfersOut.length).toBeLessThanOrEqual(20)
  expect(state.processedNotificationKeys.length).toBeLessThanOrEqual(200)
  for (const { skill, morale } of state.staff) {
    within(skill, 1, 5)
    within(morale, 1, 5)
  }
  for (const { level, capacity, tempCapacityReduction } of state.facilities) {
    within(level, 1, 5)
    within(tempCapacityReduction, 0, capacity)
  }
  expect(new Set(state.facilities.map(({ name }) => name)).size).toBe(state.facilities.length)
  expect(new Set(state.campaigns.map(({ id }) => id)).size).toBe(state.campaigns.length)
  for (const { active, endDay } of state.campaigns) expect(active).toBe(endDay > state.day)
  for (const player of state.market) {
    within(player.quality, 1, 4.5)
    expect(player.wage).toBeGreaterThanOrEqual(500)
    expect(player.transferFee).toBeGreaterThanOrEqual(1.05 * playerValue(player))
  }
  const lent = state.loans.map(({ player }) => player)
  const people = [state.players, lent, ...state.competitors.map(({ players }) => players)]
    .flat()
    .map(({ id }) => id)
  expect(new Set(people).size, 'nobody belongs to two clubs').toBe(people.length)
  expect(state.bids.length).toBeLessThanOrEqual(8)
  expect(state.offers.length).toBeLessThanOrEqual(12)
  expect(state.shortlist.length).toBeLessThanOrEqual(20)
  expect(state.market.length).toBeLessThanOrEqual(25)
  expect(state.scouting.reports.length).toBeLessThanOrEqual(3)
  for (const club of state.competitors) {
    within(club.players.length, 18, 40)
    within(club.reputation, 1, 5)
    for (const { quality, morale, stamina, suspensions } of club.players) {
      within(quality, 1, 5)
      within(morale, 1, 5)
      within(stamina, 10, 100)
      within(suspensions, 0, 4)
    }
  }
}

/** No bid is above the money of its club, nor for a player who has left. */
function checkBids({ bids, players, competitors }: GameState) {
  for (const { playerId, clubId, fee } of bids) {
    expect(players.some(({ id }) => id === playerId)).toBe(true)
    const club = competitors.find(({ id }) => id === clubId)
    expect(fee).toBeLessThanOrEqual(club?.transferBudget ?? Infinity)
  }
}

function checkMoney({ money, ledger }: GameState) {
  const entries = [...ledger.days, ...ledger.seasons].flatMap(({ amounts }) => Object.values(amounts))
  expect(money).toBe(entries.reduce((sum, amount) => sum + amount, ledger.opening))
}

/** Every row of the table is the sum of the club's results. */
function checkTable(state: GameState) {
  const records = new Map([state.club, ...state.competitors].map(({ id }) => [id, emptyRecord()]))
  for (const { home, away, score } of state.fixtures) {
    if (!score) continue
    addResult(records.get(home)!, score.home, score.away)
    addResult(records.get(away)!, score.away, score.home)
  }
  expect(state.record).toEqual(records.get(state.club.id))
  for (const club of state.competitors) expect(club.record).toEqual(records.get(club.id))
}

function checkPlayers(state: GameState) {
  const { players, loans, market, competitors } = state
  const lent = loans.map(({ player }) => player)
  const ids = [...players, ...lent, ...market, ...competitors.flatMap((club) => club.players)].map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
}

/** Checks that the state is plain JSON: parsing its text yields the same state. */
function checkJson(state: GameState) {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
}

describe('random commands', () => {
  it('[CAR-4] keep values in range, bids within the money of the clubs, money equal to the ledger, tables equal to results, players at one club and the state JSON', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(command, { minLength: 1_000, maxLength: soakOr(2_000, 5_000), size: 'max' }),
        (seed, sequence) => {
          const state = createGame({ seed })
          for (const [i, next] of sequence.entries()) {
            follow(state, next)
            checkBids(state)
            if (i % 50 === 0) checkClamps(state)
            if (i % 500 === 0) {
              checkMoney(state)
              checkTable(state)
              checkPlayers(state)
            }
            // Continue after the end of a career: the club gets new money.
            if (state.ended) reviveClub(state)
          }
          checkClamps(state)
          checkMoney(state)
          checkTable(state)
          checkPlayers(state)
          checkJson(state)
        },
      ),
      { numRuns: soakOr(4, 30), seed: SEED },
    )
  })

  it('continue identically after saving and loading', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(command, { minLength: 200, maxLength: 600, size: 'max' }),
        fc.array(command, { minLength: 200, maxLength: 600, size: 'max' }),
        (seed, before, after) => {
          const state = createGame({ seed })
          for (const next of before) follow(state, next)
          const read = JSON.parse(JSON.stringify(state)) as GameState
          for (const next of after) {
            follow(state, next)
            follow(read, next)
          }
          expect(textOf(read) === textOf(state)).toBe(true)
        },
      ),
      { numRuns: soakOr(6, 30), seed: SEED },
    )
  })
})
