import { expect, inject, it, vi } from 'vitest'
import { careerDigest, DIGEST_SEED } from '../support/careerDigest.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A career of several seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

it('three seasons in Chromium and in Node are byte-identical', async () => {
  expect(inject('careerInNode')).toMatch(/^[0-9a-f]{64}$/)
  expect(await careerDigest(DIGEST_SEED)).toBe(inject('careerInNode'))
  expect(await careerDigest(DIGEST_SEED + 1)).not.toBe(inject('careerInNode'))
})
