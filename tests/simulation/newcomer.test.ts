import { expect, test } from 'vitest'
import { playNewcomer } from '../support/newcomer.ts'

test('who follows the dashboard meets every tab by week 8, and no money lies idle unasked', () => {
  const { unmetTabs, idleDays, silentDays } = playNewcomer(1)
  expect(unmetTabs).toEqual([])
  expect(silentDays).toBeLessThanOrEqual(20)
  expect(idleDays).toBeLessThanOrEqual(20)
})

test('who does nothing about idle money is asked on all but a few days', () => {
  const { idleDays, silentDays } = playNewcomer(2, { follows: false })
  expect(idleDays).toBeGreaterThan(200)
  expect(silentDays).toBeLessThanOrEqual(20)
})
