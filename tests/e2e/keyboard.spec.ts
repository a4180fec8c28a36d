import { expect, test, type Locator, type Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { enterCareer, letDaysPass, collectConsoleErrors, matchResult } from './play.ts'

// The decisions of a season are made key by key.
test.describe.configure({ timeout: LONG_TEST_MS })

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 250; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${control.toString()}`)
}

/** Tabs to a control and presses it by key. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('the focus was lost with the row of a player who was moved or signed', async ({ page }) => {
  await enterCareer(page)
  const focused = page.locator('main :focus')
  await page.keyboard.press('2')
  for (const name of [/^Remove from Squad/, /^Add to Squad/]) {
    await press(page, page.getByRole('button', { name }).first())
    await expect(focused).toBeVisible()
  }
  await page.keyboard.press('8')
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer Hub' })).toBeFocused()
  await press(page, page.locator('button:not(:disabled)', { hasText: /^Sign$/ }).first())
  await expect(page.getByText(/^Signed .* for £/).first()).toBeVisible()
  await expect(focused).toBeVisible()
})

test('the bar of a phone covered the end of the page and the ring of what has the focus there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterCareer(page)
  const last = page.locator('main summary').last()
  await tabTo(page, last)
  const [control, bar] = [
    await last.boundingBox(),
    await page.getByRole('region', { name: 'Time' }).boundingBox(),
  ]
  expect(control!.y + control!.height).toBeLessThan(bar!.y)
})

test('all decisions of a season can be made without a mouse', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.clock.install()
  const career = createGame({ seed: 42 })
  await enterCareer(page, { career, settings: { matchdayMode: 'fast' } })
  const heading = page.getByRole('heading', { level: 1 })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const goTo = async (key: string, title: string) => {
    await page.keyboard.press(key)
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
  }

  await goTo('2', 'Squad')
  await press(page, button(/^Remove from Squad/))
  await expect(page.getByText('Eligible 10 / 11')).toBeVisible()
  await press(page, button(/^Add to Squad/))
  await expect(page.getByText('Eligible 11 / 11')).toBeVisible()

  await goTo('3', 'Ticket & Attendance Management')
  await press(page, page.getByRole('slider', { name: 'Ticket price' }), 'ArrowRight')
  await expect(page.getByText('Ticket £31')).toBeVisible()

  await goTo('4', 'Staff Management')
  await press(page, button('Hire Fitness Coach'))
  await expect(page.getByText('New Fitness Coach hired successfully').first()).toBeVisible()

  await goTo('5', 'Facilities')
  await press(page, button('Build Facility: Club Shop'))
  await press(page, page.getByRole('button', { name: 'Build', exact: true }))
  await expect(page.getByText('Club Shop built.').first()).toBeVisible()

  await goTo('6', 'Team Tactics')
  await press(
    page,
    page.getByRole('group', { name: 'Overall Style' }).getByRole('button', { name: /^Attacking/ }),
  )
  await expect(page.getByRole('region', { name: 'Current setup' }).getByText('Attacking')).toBeVisible()

  await goTo('7', 'Club Marketing & PR')
  await press(page, button('Launch Campaign: Local Advertising'))
  await expect(page.getByText('30d left')).toBeVisible()
  await press(page, page.getByRole('switch', { name: /^Youth Focus/ }), 'Space')
  await expect(page.getByRole('switch', { name: /^Youth Focus/ })).toBeChecked()

  await goTo('8', 'Transfer Hub')
  await press(page, page.locator('button:not(:disabled)', { hasText: /^Sign$/ }).first())
  await page.clock.runFor(1_000)
  await expect(page.getByText(/^Signed .* for £/).first()).toBeVisible()
  await press(page, page.getByRole('tab', { name: 'Transfer Market' }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, button(/^Sell /))
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Sell/ }))
  await expect(page.getByText(/^Sold .* for £/).first()).toBeVisible()

  // The sold player may have been in the eleven.
  await goTo('2', 'Squad')
  await press(page, button('Auto-pick'))
  await goTo('1', 'Dashboard')
  await page.keyboard.press('Space')
  await letDaysPass(page, 10)
  await expect(button(/^Play: /)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
  await press(page, button('Substitutions'))
  await press(page, page.getByRole('group', { name: 'Off' }).getByRole('radio').first(), 'Space')
  await press(page, page.getByRole('group', { name: 'On' }).getByRole('radio').first(), 'Space')
  await press(page, button(/^Bring on /))
  await expect(page.getByText(/^Next minute: /)).toBeVisible()
  await press(page, button('Skip to the end'))
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(matchResult(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(matchResult(page)).toBeHidden()
  expect(consoleErrors).toEqual([])
})
