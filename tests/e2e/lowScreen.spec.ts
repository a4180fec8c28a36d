/** Pages on a laptop of 1280 by 720 pixels, as a browser lays them out. */
import { expect, test, type Locator } from '@playwright/test'
import { collectConsoleErrors } from './play.ts'

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
