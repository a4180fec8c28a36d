/** The pictures of `npm run screenshots` can be taken: every shot is opened once, wide, without a file. */
import { expect, test } from '@playwright/test'
import { REELS } from '../bench/pictures/reels.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { openCareer } from '../support/visitGame.ts'
import { collectConsoleErrors } from './play.ts'

// They play careers of many seasons, and open many screens.
test.describe.configure({ timeout: LONG_TEST_MS })

for (const { career, settings, isRegistered, shots } of REELS) {
  const names = shots.map(({ name }) => name)
  const title =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
  test(`npm run screenshots reaches ${title}`, async ({ browser, baseURL }) => {
    const page = await openCareer({ browser, url: baseURL ?? '' }, career(), {
      ...(settings && { settings }),
      ...(isRegistered && { isRegistered }),
      reducedMotion: 'reduce',
    })
    const consoleErrors = collectConsoleErrors(page)
    for (const { name, open, isDialog = false } of shots) {
      await test.step(name, async () => {
        await open(page)
        if (isDialog) {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        }
      })
    }
    expect(consoleErrors).toEqual([])
    await page.context().close()
  })
}
