import { expect, test } from '@playwright/test'
import { longCareer } from '../support/longCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { PHONE } from './accessibility.ts'
import { enterCareer } from './play.ts'

test.describe.configure({ timeout: LONG_TEST_MS })

test('the masthead of the paper fits into a phone, with every button and its season in one line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 2, week: 20 }) })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search/ }).fill('Read the paper')
  await page.keyboard.press('Enter')
  const paper = page.getByRole('dialog', { name: 'The paper' })
  await expect(paper.getByRole('button', { name: 'Next page' })).toBeInViewport({ ratio: 1 })
  const body = paper.getByRole('group', { name: 'The paper' })
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const { height = 99 } = (await paper.getByText('Season 2', { exact: true }).boundingBox()) ?? {}
  expect(height).toBeLessThan(30)
})
