/** Forecasts of prices and facilities against what happens over a season. */
import { describe, expect, it } from 'vitest'
import { buildFacility, upgradeFacility } from '../../../client/simulation/facilities/build.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { facilityReport } from '../../../client/simulation/reports/facilityReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { priceForecast } from '../../../client/simulation/tickets/seasonTakings.ts'
import { MANAGERS, type Manager } from '../../support/managers.ts'

const SEEDS = [2, 3, 4]
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

/** Plays a season at a price with the best eleven and no other decision; returns the season's amounts. */
function seasonAt(ticketPrice: number, start: GameState, prepare: Manager = () => {}) {
  const state = { ...structuredClone(start), ticketPrice, money: 100_000_000 }
  prepare(state)
  playUntil(start.currentSeason + 1, state, MANAGERS.auto)
  return state.ledger.seasons.at(-1)?.amounts ?? {}
}

describe('forecasts come about', () => {
  it.each([30, 50, 70, 100])('[TIC-22] of a season at £%i, within 15%%', (price) => {
    for (const start of careers) {
      const { tickets = 0, matchday = 0 } = seasonAt(price, start)
      const { takings } = priceForecast(start, price).next
      expect(Math.abs((tickets + matchday) / takings - 1), `seed ${start.seed}`).toBeLessThan(CLOSE)
    }
  })

  it('[FAC-21] of what facilities without seats earn in a season, within 15%', () => {
    for (const start of careers) {
      const { ticketPrice } = start
      const without = earned(seasonAt(ticketPrice, start))
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
        const more = earned(seasonAt(ticketPrice, start, step)) - without
        expect(Math.abs(more / earns - 1), `seed ${start.seed}`).toBeLessThan(CLOSE)
      }
    }
  })
})

function earned({
  tickets = 0,
  matchday = 0,
  facilities = 0,
  upkeep = 0,
}: ReturnType<typeof seasonAt>): number {
  return tickets + matchday + facilities + upkeep
}
