/** Managers who live by a single trade. `npm run balance` prints the full table. */
import { describe, expect, it, vi } from 'vitest'
import { playCareers, shareEnded } from '../../support/careers.ts'
import { MANAGERS } from '../../support/managers.ts'
import { soakOr } from '../../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../../support/timeouts.ts'

// Careers of many seasons.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const CAREERS = soakOr(4, 20)

describe(`in ${CAREERS} careers`, () => {
  it.each(['trader', 'academy'] as const)('the %s can live by it', (name) => {
    expect(1 - shareEnded(playCareers(CAREERS, 6, MANAGERS[name]), 6)).toBeGreaterThanOrEqual(
      soakOr(0.5, 0.8),
    )
  })
})
