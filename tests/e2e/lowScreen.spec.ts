/** Pages on a laptop of 1280 by 720 pixels, as a browser lays them out. */
import { expect, test, type Locator } from '@playwright/test'
import { longCareer } from '../support/longCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const box = async (part: Locator) => (await part.boundingBox())!

test('a new career can be started without scrolling', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('button', { name: 'Start the career' })).toBeInViewport({ ratio: 1 })
  // The bar hides no field that the keyboard reaches.
  await page.getByText('Play a shared league').focus()
  const bar = await box(page.getByRole('button', { name: 'Start the career' }))
  const field = await box(page.getByText('Play a shared league'))
  expect(field.y + field.height).toBeLessThan(bar.y)
  expect(complaints).toEqual([])
})

test('the button of a new account was half below the fold', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
  // A fault adds a line above it.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
  expect(complaints).toEqual([])
})

test('the ways to log in and to play as a guest were below the fold of a new account', async ({ page }) => {
  await page.goto('/register')
  for (const name of ['Log In', 'Play as Guest']) {
    const door = page.getByRole('link', { name }).or(page.getByRole('button', { name }))
    await expect(door).toBeInViewport({ ratio: 1 })
  }
})

test('Log In was below the fold of a new account on a screen 600 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/register')
  const door = page.getByRole('link', { name: 'Log In' })
  await expect(door).toBeInViewport({ ratio: 1 })
  // A fault adds a line above it.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(door).toBeInViewport({ ratio: 1 })
})

test('a short queue was cut before its price, beside an empty half of the dashboard', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS)
  const complaints = collectConsoleErrors(page)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  const rows = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const cut = await rows
    .locator('p')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    )
  expect(await rows.count()).toBeLessThan(5)
  expect(cut).toEqual([])
  const result = await box(page.getByRole('region', { name: 'Last result' }))
  const board = await box(page.getByRole('region', { name: 'The board' }))
  expect(result.y + result.height).toBeGreaterThan(board.y + board.height)
  await expect(page.getByRole('button', { name: /^Continue: / })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Next match' })).toBeInViewport({ ratio: 1 })
  expect(complaints).toEqual([])
})

test('a scrolled dashboard showed the grass beside its ground', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  const window = page.locator('[data-stage-window]')
  await expect(window).not.toHaveAttribute('data-covered')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 330)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(330)
  expect(await box(page.getByRole('region', { name: 'Picture' }))).toEqual(await box(window))
})

test('the signings of the league ran out of their panel', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 2, week: 22 }) })
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'Signings' }).click()
  for (const name of ['Signings in the league', 'Former players']) {
    const panel = await box(page.getByRole('region', { name }))
    const table = await box(page.getByRole('table', { name }))
    expect(table.x + table.width, name).toBeLessThanOrEqual(panel.x + panel.width)
  }
})

test('the keeper had half of the selection to themselves', async ({ page }) => {
  await enterCareer(page)
  await page.getByRole('tab', { name: 'Squad' }).click()
  const keepers = await box(page.getByRole('region', { name: 'Goalkeeper' }))
  const midfield = await box(page.getByRole('region', { name: 'Midfielder' }))
  const defence = await box(page.getByRole('region', { name: 'Defender' }))
  expect(midfield.x).toBe(keepers.x)
  expect(midfield.y).toBeLessThan(defence.y + defence.height)
})

test('the marks of Europe broke the rows of the table beside the board', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  await page.getByRole('tab', { name: 'League' }).click()
  const rows = page.getByRole('table', { name: 'League Standings' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Europe')
  const heights = await rows.evaluateAll((all) => all.slice(1, 6).map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBe(Math.min(...heights))
})
