/** Invariants of every career under random commands. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runDecision } from '../../client/simulation/commands.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { findCompetitor } from '../../client/simulation/club/club.ts'
import { addResult, emptyRecord } from '../../client/simulation/club/leagueRecord.ts'
import { underContract } from '../../client/simulation/club/squadLimit.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { playerValue } from '../../client/simulation/players/playerValue.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { replay, runStep, type Step } from '../../client/simulation/steps.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'
import { textOf } from './makeGame.ts'
import { draw, stepOf, type Draw } from './randomSteps.ts'

// Thousands of random commands.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

/** Commands are the same in every test run, so that what new ones find holds back no other change; new in a soak. */
const SEED = soakOr(1, Date.now() | 0)

/** A refused command must not change the state; checked for a sample only, since the check is slow. */
const LOOKED_AT = 25

function follow(state: GameState, next: Draw) {
  const step = stepOf(state, next)
  const before = next.n % LOOKED_AT === 0 ? textOf(state) : null
  if (step[0] === 'beginDay' || step[0] === 'playMatchDay') {
    runStep(state, step)
    return
  }
  const outcome = runDecision(state, step)
  if (before !== null && !outcome.done && outcome.notice === undefined) {
    expect(textOf(state) === before, next.kind).toBe(true)
  }
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
  const lent = lentAbroad(state)
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
function checkBids(state: GameState) {
  const { bids, players } = state
  for (const { playerId, clubId, fee } of bids) {
    expect(players.some(({ id }) => id === playerId)).toBe(true)
    const club = clubId === null ? undefined : findCompetitor(state, clubId)
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

/** Own players who are in no squad of the country. */
function lentAbroad({ loans }: GameState) {
  return loans.filter(({ clubId }) => clubId === null).map(({ player }) => player)
}

function checkPlayers(state: GameState) {
  const { players, market, competitors } = state
  const lent = lentAbroad(state)
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
        fc.array(draw, { minLength: 1_000, maxLength: soakOr(2_000, 5_000), size: 'max' }),
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

  it('give the same career byte for byte when its steps are replayed, from its start and from a save', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(draw, { minLength: 600, maxLength: 1_200, size: 'max' }),
        fc.nat(1_000),
        (seed, draws, savedAt) => {
          const start = createRichGame(seed)
          const { steps, career, save } = playSeason(start, draws, savedAt)
          const given = JSON.parse(JSON.stringify(steps)) as Step[]
          expect(textOf(replay(start, given)) === career).toBe(true)
          expect(
            textOf(replay(JSON.parse(save.career) as GameState, given.slice(save.steps))) === career,
          ).toBe(true)
        },
      ),
      { numRuns: soakOr(40, 200), seed: SEED },
    )
  })
})

/** A club that random decisions do not ruin within a season. */
function createRichGame(seed: number): GameState {
  const start = createGame({ seed })
  start.money += 500_000_000
  start.ledger.opening = start.money
  return start
}

/** Plays a season by the draws, then by days only. The save is made before step `savedAt`, if there are so many. */
function playSeason(start: GameState, draws: readonly Draw[], savedAt: number) {
  const state = copyGame(start)
  const steps: Step[] = []
  let save = { career: textOf(state), steps: 0 }
  for (let i = 0; state.currentSeason === 1 && !state.ended; i += 1) {
    if (i === savedAt) save = { career: textOf(state), steps: i }
    const step = stepOf(state, draws[i] ?? { kind: i % 2 === 0 ? 'beginDay' : 'playMatchDay', n: i })
    runStep(state, step)
    steps.push(step)
  }
  return { steps, career: textOf(state), save }
}
