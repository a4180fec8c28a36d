import { autorun } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import type { Query, ReportCache } from '../../client/stores/ReportCache.ts'
import { makeStores } from './makeStores.ts'

/** Career with a query that counts its computations. */
function makeReports() {
  const { game, reports } = makeStores().gameStores
  game.start({ seed: 1, clubName: 'Northgate' })
  const query = vi.fn((state: Snapshot, part: { times: number }) => state.ticketPrice * part.times)
  return { game, reports, query }
}

/** Watches a report like a component. */
function watch(reports: ReportCache, query: Query<[{ times: number }], number>, times = 1) {
  const seen: unknown[] = []
  const stop = autorun(() => {
    seen.push(reports.read(query, { times }))
  })
  return { seen, stop }
}

describe('a report on the career', () => {
  it('is computed once per Snapshot for two observers', () => {
    const { reports, query } = makeReports()
    watch(reports, query)
    watch(reports, query)
    expect(query).toHaveBeenCalledOnce()
  })

  it('is computed again after a decision, and not after a refusal', () => {
    const { game, reports, query } = makeReports()
    const { seen } = watch(reports, query)
    watch(reports, query)
    const price = game.state.ticketPrice
    game.decide('setTicketPrice', price + 1)
    game.decide('setTicketPrice', -1)
    expect(seen).toEqual([price, price + 1])
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('is forgotten when nobody watches it any more', () => {
    const { reports, query } = makeReports()
    const [one, other] = [watch(reports, query), watch(reports, query)]
    one.stop()
    expect(reports.size).toBe(1)
    other.stop()
    expect(reports.size).toBe(0)
    watch(reports, query)
    expect([query.mock.calls.length, reports.size]).toEqual([2, 1])
  })

  it('is one of its own for other arguments', () => {
    const { game, reports, query } = makeReports()
    const [one, other] = [watch(reports, query, 1), watch(reports, query, 2)]
    expect([...one.seen, ...other.seen]).toEqual([game.state.ticketPrice, 2 * game.state.ticketPrice])
    one.stop()
    expect(reports.size).toBe(1)
    game.decide('setTicketPrice', game.state.ticketPrice + 1)
    expect([one.seen.length, other.seen.length]).toEqual([1, 2])
  })

  it('is not cached for those who read it once', () => {
    const { game, reports, query } = makeReports()
    expect(reports.read(query, { times: 3 })).toBe(3 * game.state.ticketPrice)
    expect(reports.size).toBe(0)
  })
})
