/** Forecasts of prices and facilities against what happens over a season. */
import { describe, expect, it, vi } from 'vitest'
import { DAYS_PER_SEASON, isMatchDay } from '../../../client/simulation/core/calendar.ts'
import { buildFacility, seatsOpenOn, upgradeFacility } from '../../../client/simulation/facilities/build.ts'
import type { LedgerEntry } from '../../../client/simulation/core/ledger.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { facilityReport } from '../../../client/simulation/reports/facilityReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { standForCrowd } from '../../../client/simulation/reports/ticketReport.ts'
import { priceForecast } from '../../../client/simulation/tickets/seasonTakings.ts'
import { mean } from '../../support/careers.ts'
import { fillGaps, renewContracts } from '../../support/clubBusiness.ts'
import { buyForStrength } from '../../support/strengthDealing.ts'
import { readPrice } from '../../support/expertBusiness.ts'
import { MANAGERS, type Manager } from '../../support/managers.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

// Seasons of whole leagues.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEEDS = [2, 3, 5]
/** Season in which supporters and place have settled. */
const SETTLED = 6
const CLOSE = 0.15

function playUntil(season: number, state: GameState, manage: Manager): GameState {
  while (!state.ended && state.currentSeason < season) {
    beginDay(state)
    manage(state)
    playMatchDay(state)
  }
  return state
}

const careers = SEEDS.map((seed) => playUntil(SETTLED, createGame({ seed }), MANAGERS.expert))

/** Takes the club out of all cups: forecasts are of one home match against each rival. */
function leaveCups({ competitions }: GameState): void {
  for (const row of competitions) Object.assign(row, { groups: [], ties: [] })
}

/** Plays a season of the league at a price with the best eleven and no other decision; returns the season's amounts. */
function seasonAt(ticketPrice: number, start: GameState, prepare: Manager = () => {}) {
  const state = { ...structuredClone(start), ticketPrice, money: 100_000_000 }
  leaveCups(state)
  prepare(state)
  playUntil(start.currentSeason + 1, state, MANAGERS.auto)
  return state.ledger.seasons.at(-1)?.amounts ?? {}
}

describe('forecasts come about', () => {
  it.each([30, 50, 70, 100])('[TIC-22] of a season at £%i, within 15 per cent', (price) => {
    for (const start of careers) {
      const { tickets = 0, matchday = 0 } = seasonAt(price, start)
      const { takings } = priceForecast(start, price).next
      expect(Math.abs((tickets + matchday) / takings - 1), `seed ${start.seed}`).toBeLessThan(CLOSE)
    }
  })

  it('[FAC-21] of what facilities without seats earn in a season, within 15%', () => {
    let compared = 0
    for (const start of careers) {
      const { ticketPrice } = start
      const without = seasonAt(ticketPrice, start)
      const { available, own } = facilityReport({ ...start, money: 100_000_000 })
      const steps = [
        ...available.map(({ type, brings, seatsOpenOn }) => ({
          brings: seatsOpenOn === null ? brings : null,
          step: (state: GameState) => void buildFacility(state, type),
        })),
        ...own.map(({ id, next, seatsOpenOn }) => ({
          brings: seatsOpenOn === null ? next : null,
          step: (state: GameState) => void upgradeFacility(state, id),
        })),
      ].flatMap(({ brings, step }) => (brings?.seasons ? [{ earns: brings.earns, step }] : []))
      expect(steps.length).toBeGreaterThan(2)
      for (const { earns, step } of steps) {
        const built = seasonAt(ticketPrice, start, step)
        // A step that makes the side better earns more than its own income, which alone is promised.
        if (built.prizes !== without.prizes) continue
        compared += 1
        expect(Math.abs((earned(built) - earned(without)) / earns - 1), `seed ${start.seed}`).toBeLessThan(
          CLOSE,
        )
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
})

/** Plays on until the ground is full, and hands over money. */
function untilFull(state: GameState): GameState {
  while (!standForCrowd(state)) {
    beginDay(state)
    MANAGERS.expert(state)
    playMatchDay(state)
  }
  return { ...state, money: 100_000_000 }
}

/**
 * Earnings a season of the two seasons after the next, of a club that stays as good as it is, at the price that the
 * tickets tab advises.
 */
function laterSeasons(start: GameState, prepare: Manager = () => {}) {
  const state = structuredClone(start)
  prepare(state)
  playUntil(start.currentSeason + 4, state, (one) => {
    leaveCups(one)
    MANAGERS.auto(one)
    if (!isMatchDay(one.day)) return
    readPrice(one)
    renewContracts(one)
    buyForStrength(one)
    fillGaps(one)
  })
  return mean(state.ledger.seasons.slice(-2).map(({ amounts }) => earned(amounts)))
}

it('[FAC-21] a Stadium Expansion pays for itself in 3 to 6 seasons once the ground is full', () => {
  const measured = careers.map((career) => {
    const start = untilFull(structuredClone(career))
    const more = laterSeasons(start, (state) => void buildFacility(state, 'Stadium Expansion'))
    const waiting = (seatsOpenOn('Stadium Expansion', start.day) ?? 0) - start.day
    return waiting / DAYS_PER_SEASON + 15_000_000 / (more - laterSeasons(start))
  })
  expect(mean(measured)).toBeGreaterThan(3)
  expect(mean(measured)).toBeLessThan(6)
})

function earned({ tickets = 0, matchday = 0, facilities = 0, upkeep = 0 }: LedgerEntry): number {
  return tickets + matchday + facilities + upkeep
}
