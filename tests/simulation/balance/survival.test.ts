/** Seasons that simulated managers last. `npm run balance` prints the full table. */
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
    const share = 1 - shareEnded(playCareers(CAREERS, 10, MANAGERS.sensible), 10)
    expect(share).toBeGreaterThanOrEqual(soakOr(0.5, 0.8))
  })
})
