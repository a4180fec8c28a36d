/** Results of simulated managers. `npm run balance` prints the full table. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mean, playCareers, shareEnded, titles, type CareerSummary } from '../support/careers.ts'
import { expectedPoints, pointsGained } from '../support/expectedPoints.ts'
import { BEST_FOOTBALL, DEFAULT_FOOTBALL, WORST_FOOTBALL, type Football } from '../support/football.ts'
import { MANAGERS } from '../support/managers.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// Careers of many seasons.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const CAREERS = soakOr(6, 20)

describe(`in ${CAREERS} careers`, () => {
  let sensible: readonly CareerSummary[] = []
  beforeAll(() => {
    sensible = playCareers(CAREERS, 10, MANAGERS.sensible)
  })

  it('a manager who does nothing is usually sacked or bankrupt within five seasons', () => {
    expect(shareEnded(playCareers(CAREERS, 5, MANAGERS.idle), 5)).toBeGreaterThan(0.5)
  })

  it('a manager who relies on the assistant alone usually loses the job within ten seasons', () => {
    expect(shareEnded(playCareers(CAREERS, 10, MANAGERS.delegating), 10)).toBeGreaterThan(0.5)
  })

  it('a manager who spends everything usually goes bankrupt', () => {
    expect(shareEnded(playCareers(CAREERS, 10, MANAGERS.spender), 10, 'bankrupt')).toBeGreaterThan(0.5)
  })

  it('a sensible manager usually survives ten seasons', () => {
    const share = 1 - shareEnded(sensible, 10)
    expect(share).toBeGreaterThanOrEqual(soakOr(0.5, 0.8))
  })

  it('an expert wins the league', () => {
    // From season 6 on about two titles in five.
    expect(titles(playCareers(soakOr(2, 5), 15, MANAGERS.expert))).toBeGreaterThan(0)
  })

  it.each(['trader', 'academy'] as const)('the %s can live by it', (name) => {
    expect(1 - shareEnded(playCareers(CAREERS, 6, MANAGERS[name]), 6)).toBeGreaterThanOrEqual(
      soakOr(0.5, 0.8),
    )
  })

  it('an expert who uses everything wins more points than a sensible manager', () => {
    // The same careers, played on, have the same first four seasons.
    const points = (careers: readonly CareerSummary[]) =>
      mean(careers.flatMap(({ seasons }) => seasons.slice(0, 4).map((one) => one.points)))
    expect(points(playCareers(CAREERS, 4, MANAGERS.expert))).toBeGreaterThan(points(sensible))
  })
})

describe('football decisions alone, with the squad and the money of a first season', () => {
  const SEASONS = soakOr(12, 100)
  let usual: readonly number[] = []
  beforeAll(() => {
    usual = expectedPoints(SEASONS, DEFAULT_FOOTBALL)
  })

  /** Points that a manager's football gains over the default. */
  function gained(football: Football): number {
    return pointsGained(expectedPoints(SEASONS, football), usual).mean
  }

  // About nine either way; by chance the difference of so few seasons is up to three less.
  it('are worth many points: the best that the screens allow over the default', () => {
    expect(gained(BEST_FOOTBALL)).toBeGreaterThan(5)
  })

  it('cost as many: the worst under the default', () => {
    expect(gained(WORST_FOOTBALL)).toBeLessThan(-5)
  })
})
