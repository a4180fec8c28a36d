import { expect, test } from '@playwright/test'
import { longCareer } from '../support/longCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'

// Reads every chart in both themes and at both sizes.
test.describe.configure({ timeout: LONG_TEST_MS })

test('charts are read with the arrow keys, shown as tables and saved as PNG', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  await page.keyboard.press('9')
  await page.getByRole('tab', { name: 'Charts' }).click()
  const points = page.getByRole('slider', { name: 'Points by week, point by point' })
  await points.focus()
  await page.keyboard.press('Home')
  await expect(points).toHaveAttribute('aria-valuetext', /^Week 1: [013], Median: .+, Mid-table: 0 to 3$/)
  await page.keyboard.press('ArrowRight')
  await expect(points).toHaveAttribute('aria-valuetext', /^Week 2: /)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PNG: Shot map' }).click()
  expect((await saved).suggestedFilename()).toBe('Shot map.png')
  await checkForms(page, 'the charts of the season')

  await page.keyboard.press('2')
  await page.getByRole('tab', { name: 'Charts' }).click()
  await page.getByRole('button', { name: 'Show table: Age and quality' }).click()
  await expect(page.getByRole('table', { name: 'Age and quality' })).toBeVisible()
  await checkForms(page, 'the charts of the squad')
  expect(consoleErrors).toEqual([])
})

test('the third chart of the squad stood alone in a row', async ({ page }) => {
  await enterCareer(page)
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Charts' }).click()
  const headings = ['Age and quality', 'Value against quality', 'Wage against quality']
  const panels = headings.map((name) => page.getByRole('region', { name }))
  for (const [width, rows] of [
    [1_440, 1],
    [1_280, 1],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await Promise.all(panels.map(async (panel) => (await panel.boundingBox())?.y))
    expect(new Set(tops).size, `${width} px`).toBe(rows)
  }
})

test('the first plot of the squad stood higher than the two beside it', async ({ page }) => {
  await enterCareer(page)
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Charts' }).click()
  const names = ['Age and quality', 'Value against quality', 'Wage against quality']
  const sliders = names.map((name) => page.getByRole('slider', { name: `${name}, point by point` }))
  for (const width of [1_280, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await Promise.all(sliders.map(async (slider) => (await slider.boundingBox())?.y))
    expect(new Set(tops).size, `${width} px`).toBe(1)
  }
})

test('the columns of the season’s charts ended far apart', async ({ page }) => {
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  await page.keyboard.press('9')
  await page.getByRole('tab', { name: 'Charts' }).click()
  const charts = ['Points compared with the division', 'Shot map', 'Momentum by minute']
  const panels = charts.map((name) => page.getByRole('region', { name }))
  for (const [width, columns] of [
    [1_280, 2],
    [1_440, 2],
    [1_920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await Promise.all(panels.map(async (panel) => (await panel.boundingBox())!))
    expect(new Set(boxes.map(({ x }) => x)).size, `${width} px`).toBe(columns)
    const [, shots, minutes] = boxes.map(({ y, height }) => Math.round(y + height))
    expect(shots, `${width} px`).toBe(minutes)
  }
})

test('the shot map left a fifth of its panel empty beside the other charts of a wide screen', async ({
  page,
}) => {
  await enterCareer(page, { career: longCareer({ seed: 42, season: 1, week: 12 }) })
  await page.keyboard.press('9')
  await page.getByRole('tab', { name: 'Charts' }).click()
  const panel = page.getByRole('region', { name: 'Shot map' })
  const last = panel.getByText('The bigger a mark, the better the chance.')
  for (const width of [1_700, 1_920, 2_560]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const [frame, text] = await Promise.all([panel.boundingBox(), last.boundingBox()])
      const free = frame!.y + frame!.height - text!.y - text!.height
      expect(free / frame!.height, `${width} px`).toBeLessThan(0.1)
    }).toPass({ timeout: 5_000 })
  }
})
