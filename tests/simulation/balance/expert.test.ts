/** Success of a manager who uses everything. `npm run balance` prints the full table. */
import { expect, it, vi } from 'vitest'
import { mean, playCareers, titles } from '../../support/careers.ts'
import { MANAGERS, type ManagerName } from '../../support/managers.ts'
import { soakOr } from '../../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../../support/timeouts.ts'

// Careers of many seasons.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

it('an expert wins the league', () => {
  // From season 6 on about two titles in five.
  expect(titles(playCareers(soakOr(2, 5), 15, MANAGERS.expert))).toBeGreaterThan(0)
})

it('an expert who uses everything wins more points than a sensible manager', () => {
  const points = (name: ManagerName) =>
    mean(
      playCareers(soakOr(4, 20), 4, MANAGERS[name]).flatMap(({ seasons }) =>
        seasons.map((one) => one.points),
      ),
    )
  expect(points('expert')).toBeGreaterThan(points('sensible'))
})
