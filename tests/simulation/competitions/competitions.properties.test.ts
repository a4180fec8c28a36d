/** Invariants of divisions, cup and calendar in careers of several seasons under random decisions. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { descriptionOf, roundOf } from '../../../client/simulation/competitions/competitions.ts'
import { tiesOf } from '../../../client/simulation/competitions/ownMatches.ts'
import { winnerOfCompetition } from '../../../client/simulation/competitions/competition.ts'
import { dayOfWeek, isMatchDay, WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { sumOfEntries } from '../../../client/simulation/core/ledger.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { soakOr } from '../../support/soak.ts'
import { reviveClub } from '../../support/playSeasons.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../../support/timeouts.ts'
import { draw, stepOf, type Draw } from '../randomSteps.ts'

// Seasons of whole divisions.
vi.setConfig({ testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS) })

const SEASONS = soakOr(2, 6)
/** Least days from one match of a club to the next. */
const DAYS_BETWEEN = 3

/** Random decisions of a morning: the steps among the draws that are no days. */
function decide(state: GameState, draws: readonly Draw[], day: number): void {
  for (let i = 0; i < 3; i++) {
    const step = stepOf(state, draws[(3 * day + i) % draws.length]!)
    if (step[0] !== 'beginDay' && step[0] !== 'playMatchDay') runDecision(state, step)
  }
}

/** Last day on which each club has played; a club that plays again too soon fails the test. */
class Calendar {
  readonly #last = new Map<string, number>()
  #day = 0

  /** Notes the matches of today, once. */
  note({ day, currentSeason, fixtures, otherDivision, competitions }: GameState): void {
    const played = [...fixtures, ...otherDivision.fixtures].filter(
      ({ week, score }) => score && dayOfWeek(currentSeason, week) === day,
    )
    const ties = competitions.flatMap((row) => row.ties.filter((tie) => tie.day === day && tie.result))
    if (day === this.#day || played.length + ties.length === 0) return
    this.#day = day
    for (const { home, away } of [...played, ...ties]) {
      for (const club of [home, away]) {
        const last = this.#last.get(club)
        if (last !== undefined) expect(day - last, club).toBeGreaterThanOrEqual(DAYS_BETWEEN)
        this.#last.set(club, day)
      }
    }
  }
}

function checkDivisions({ club, competitors, otherDivision, fixtures }: GameState): void {
  const first = [club, ...competitors].map(({ id }) => id)
  const second = otherDivision.clubs.map(({ id }) => id)
  expect(new Set([...first, ...second]).size).toBe(40)
  const playing = (list: GameState['fixtures']) => new Set(list.flatMap(({ home, away }) => [home, away]))
  expect(playing(fixtures)).toEqual(new Set(first))
  expect(playing(otherDivision.fixtures)).toEqual(new Set(second))
}

/** After the last match week every fixture has a score, every tie a winner, and the cup one. */
function checkEndOfSeason({ fixtures, otherDivision, competitions, record, competitors }: GameState): void {
  expect([...fixtures, ...otherDivision.fixtures].every(({ score }) => score !== null)).toBe(true)
  for (const { id, ties } of competitions) {
    if (ties.length === 0) continue
    const competition = descriptionOf(id)
    expect(winnerOfCompetition(competition, ties)).not.toBeNull()
    for (const { round, result, home, away } of ties) {
      const isDecider = ['tie', 'second-leg'].includes(competition.rounds[round - 1]!.stage)
      expect(isDecider ? [home, away] : [home, away, null]).toContain(result!.winner)
    }
  }
  for (const { played } of [record, ...competitors.map((rival) => rival.record)])
    expect(played).toBe(WEEKS_PER_SEASON)
}

const prizesOf = ({ ledger }: GameState) =>
  sumOfEntries(ledger.days.map(({ amounts }) => amounts)).prizes ?? 0

/** Plays the own match; a tie moves exactly the own half of the gate and the winner's prize. */
function playOwnMatch(state: GameState, inputs: Parameters<typeof playMatchDay>[1]): void {
  const own = tiesOf(state, state.club.id).find(({ day }) => day === state.day)
  const before = { prizes: prizesOf(state), budgets: otherClubs(state).map((club) => club.transferBudget) }
  const { money } = state
  state.assistant.renewsContracts = false
  playMatchDay(state, inputs)
  if (!own) return
  const { matchDayRevenue } = state.lastMatch!
  const { stage, prize: prizeOfWin, drawPrize = 0 } = roundOf(own)
  const { winner } = own.result!
  const isDrawn = stage === 'group' && winner === null
  const prize = winner === state.club.id ? prizeOfWin : isDrawn ? drawPrize : 0
  expect(prizesOf(state) - before.prizes).toBe(prize)
  expect(state.money - money).toBe(matchDayRevenue + prize)
  expect(otherClubs(state).map((club) => club.transferBudget)).toEqual(before.budgets)
}

/** Nobody is in two squads, and who is banned in the cup is no more than a few matches. */
function checkSquads(state: GameState): void {
  const abroad = state.loans.filter(({ clubId }) => clubId === null).map(({ player }) => player)
  const ids = [state, ...otherClubs(state), { players: abroad }]
    .flatMap(({ players }) => players)
    .map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const bans = state.competitions.flatMap((row) => Object.values(row.bans))
  for (const matches of bans) expect(matches).toBeLessThanOrEqual(4)
}

test('divisions, cup and calendar hold in careers of several seasons with random decisions [CUP-1, CUP-2, CUP-5]', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (seed, luck) => {
      const state = createGame({ seed })
      const draws = fc.sample(draw, { numRuns: 800, seed: luck })
      const calendar = new Calendar()
      while (state.currentSeason <= SEASONS) {
        const season = state.currentSeason
        if (state.currentMatchWeek === WEEKS_PER_SEASON && isMatchDay(state.day)) checkEndOfSeason(state)
        beginDay(state)
        decide(state, draws, state.day)
        const step = stepOf(state, { kind: 'playMatchDay', n: draws[state.day % draws.length]!.n })
        if (state.awaitingKickOff) playOwnMatch(state, step[0] === 'playMatchDay' ? step[1] : [])
        calendar.note(state)
        if (state.currentSeason !== season) checkDivisions(state)
        if (state.day % 50 === 0) checkSquads(state)
        if (state.ended) reviveClub(state)
      }
    }),
    { numRuns: soakOr(2, 12), seed: soakOr(1, Date.now() | 0), endOnFailure: true },
  )
})
