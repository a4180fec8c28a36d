/** What holds in every career, whatever the manager does. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGame } from '../../client/simulation/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { addResult, emptyRecord } from '../../client/simulation/league/leagueRecord.ts'
import { autoPick, dropPlayer, selectPlayer } from '../../client/simulation/players/squad.ts'
import { defaultTactics, FORMATIONS, INTENSITIES, STYLES } from '../../client/simulation/tactics/tactics.ts'

type Command = (state: GameState) => void

const nth = (state: GameState, n: number) => state.players[n % state.players.length]?.id ?? ''

const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Command>((state) => beginDay(state)) },
  { weight: 4, arbitrary: fc.constant<Command>((state) => playMatchDay(state)) },
  { weight: 2, arbitrary: fc.constant<Command>((state) => autoPick(state)) },
  fc.nat(40).map<Command>((n) => (state) => selectPlayer(state, nth(state, n))),
  fc.nat(40).map<Command>((n) => (state) => dropPlayer(state, nth(state, n))),
  fc.integer({ min: 10, max: 150 }).map<Command>((price) => (state) => (state.ticketPrice = price)),
  fc
    .record({
      formation: fc.constantFrom(...FORMATIONS),
      style: fc.constantFrom(...STYLES),
      intensity: fc.constantFrom(...INTENSITIES),
    })
    .map<Command>((tactics) => (state) => (state.tactics = { ...defaultTactics(), ...tactics })),
)

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
  expect(state.attendanceRecords.length).toBeLessThanOrEqual(5)
  for (const player of state.players) {
    within(player.morale, 1, 5)
    within(player.quality, 1, 5)
    within(player.stamina, 10, 100)
    within(player.suspensions, 0, 2)
  }
  for (const club of state.competitors) {
    within(club.reputation, 1, 5)
    for (const { quality, matchesOut } of club.players) {
      within(quality, 1, 5)
      within(matchesOut, 0, 7)
    }
  }
}

function checkMoney({ money, ledger }: GameState) {
  const entries = [...ledger.days, ...ledger.seasons].flatMap(({ amounts }) => Object.values(amounts))
  expect(money).toBe(entries.reduce((sum, amount) => sum + amount, ledger.opening))
}

/** Every row of the table is the sum of the results in the programme. */
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
  const ids = [...state.players, ...state.competitors.flatMap(({ players }) => players)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

/** Plain JSON: what comes back from text is what went in, and no number has got lost on the way. */
function checkJson(state: GameState) {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
}

describe('whatever the manager does', () => {
  it('limits hold, the money is its ledger, tables equal results, nobody plays for two clubs, all is JSON', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(commands, { minLength: 400, maxLength: 1_200 }),
        (seed, sequence) => {
          const state = createGame({ seed })
          for (const [i, command] of sequence.entries()) {
            command(state)
            if (i % 50 === 0) checkClamps(state)
          }
          checkClamps(state)
          checkMoney(state)
          checkTable(state)
          checkPlayers(state)
          checkJson(state)
        },
      ),
      { numRuns: 25 },
    )
  }, 60_000)
})
