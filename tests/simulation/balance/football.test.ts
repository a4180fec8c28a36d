/** Points that football decisions alone are worth. `npm run balance` prints the full table. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { expectedPoints, pointsGained } from '../../support/expectedPoints.ts'
import { BEST_FOOTBALL, DEFAULT_FOOTBALL, WORST_FOOTBALL, type Football } from '../../support/football.ts'
import { soakOr } from '../../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../../support/timeouts.ts'

// Careers of many seasons.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
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
