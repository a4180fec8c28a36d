import { expect, test, type Locator, type Page } from '@playwright/test'
import { careerBeforeEvent, careerBeforeHomeMatch } from '../support/careerBeforeEvent.ts'
import { careerBeforeItsEnd } from '../support/careerBeforeItsEnd.ts'
import { MANAGERS } from '../support/managers.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import {
  collectConsoleErrors,
  enterCareer,
  eventNews,
  matchResult,
  setSpeed,
  takeSuggestedClub,
} from './play.ts'

// Careers are played up to the dialogs.
test.describe.configure({ timeout: LONG_TEST_MS })

const INSTANT = { matchdayMode: 'instant' } as const

/** Expects the focus to stay visible inside the dialog, and to return to the opener on close. */
async function expectFocusKept(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press(key)
      const focused = dialog.locator(':focus')
      await expect(focused).toHaveCount(1)
      const ring = await focused.evaluate((element) => {
        // A search has its ring around the field and its icon.
        const ringed = element.matches('[type=search]') ? element.parentElement! : element
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed)
        return { outlineStyle, outlineWidth, boxShadow }
      })
      expect(ring.boxShadow !== 'none' || (ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px')).toBe(
        true,
      )
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('a random event is answered by keyboard, its impact fades in after 0.8 s, and time continues at normal speed', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterCareer(page, { career: careerBeforeEvent(13, 'media-scandal'), settings: INSTANT })
  await setSpeed(page, 'Fast')
  const news = eventNews(page)
  await expect(news).toBeVisible()
  await expect(news.getByRole('heading', { level: 2 })).not.toBeEmpty()
  await expect(news.getByText('Day 13')).toBeVisible()
  const answers = news.getByRole('region', { name: 'Your Answer' }).getByRole('button')
  await expect(answers).toHaveCount(3)
  await expect(news.getByRole('button', { name: 'Continue' })).toBeFocused()
  const defence = news.getByRole('button', { name: 'Stand by the player' })
  await expect(defence).toHaveAccessibleDescription(/^Fan mood\s−7%, reputation\s−0\.1, morale of /)
  await defence.press('Enter')
  await expect(answers).toHaveCount(0)
  await expect(news.getByRole('button', { name: 'Continue' })).toBeFocused()
  const impact = news.getByRole('region', { name: 'Event Impact' })
  // Its style, which is the same during the animation and after it.
  await expect(impact).toHaveCSS('animation-delay', '0.8s')
  await expect(impact).toHaveCSS('animation-fill-mode', 'backwards')
  await expect(impact.getByRole('definition').first()).toHaveText('−7%')
  await expect(news.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  await news.getByRole('button', { name: 'Continue' }).click()
  await expect(news).toBeHidden()
  await expect(page.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true')
  expect(consoleErrors).toEqual([])
})

test('with reduced motion the impact of an event is visible at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterCareer(page, { career: careerBeforeEvent(13, 'media-scandal'), settings: INSTANT })
  await setSpeed(page, 'Fast')
  await eventNews(page).getByRole('region', { name: 'Your Answer' }).getByRole('button').first().click()
  const impact = eventNews(page).getByRole('region', { name: 'Event Impact' })
  await expect(impact).toBeVisible()
  expect(await impact.evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('a match result has all its parts, and a click outside closes it', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterCareer(page, { career: careerBeforeHomeMatch(), settings: INSTANT })
  await setSpeed(page, 'Fast')
  const result = matchResult(page)
  await expect(result).toHaveAccessibleName(/^(VICTORY!|It's a Draw|Defeat)$/)
  for (const text of ['Day', 'Points Earned', 'Fan Happiness', 'Match Revenue', 'Home Match']) {
    await expect(result.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(result.getByText(/^\d+–\d+$/).first()).toBeVisible()
  await expect(result.getByText(/^[+−]?\d+(\.\d+)?%$/).first()).toBeVisible()
  for (const heading of ['Team Comparison', 'Your Scorers', 'Match Timeline']) {
    await expect(result.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(result.getByRole('region', { name: 'Why it went this way' })).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(result).toBeHidden()
  const speed = page.getByRole('button', { name: 'Fast', includeHidden: true })
  await expect(speed).toHaveAttribute('aria-pressed', 'true')
  expect(consoleErrors).toEqual([])
})

test('a sacked manager can view and share their career, and submit valid feedback', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterCareer(page, { career: careerBeforeItsEnd(MANAGERS.idle, 'sacked'), settings: INSTANT })
  // The board decides on the next day, at the end of a season or during it.
  await page.getByRole('button', { name: /^Continue/ }).click()
  const sacked = page.getByRole('dialog', { name: "YOU'RE SACKED" })
  await expect(sacked.or(matchResult(page))).toBeVisible()
  if (await matchResult(page).isVisible()) await page.keyboard.press('Escape')
  await expect(sacked.getByText('Seasons Managed')).toBeVisible()
  await expect(sacked.getByText('Final position')).toBeVisible()
  for (const name of ['Twitter', 'Facebook', 'Reddit', 'WhatsApp', 'Copy Text', 'Start New Career']) {
    await expect(sacked.getByRole('button', { name })).toBeVisible()
  }
  await sacked.getByRole('button', { name: 'Copy Text' }).click()
  await expect(page.getByText('Copied to clipboard!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d+ seasons?.*€/s)

  await sacked.getByRole('tab', { name: 'Give Feedback' }).click()
  const submit = sacked.getByRole('button', { name: 'Submit Feedback' })
  await submit.click()
  await expect(sacked.getByRole('alert')).toHaveText('Please select a rating before submitting.')
  await expect(sacked.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText([
    'General',
    'Gameplay',
    'Difficulty',
    'Bugs',
    'Suggestions',
    'Other',
  ])
  await sacked.getByRole('radio', { name: /^4 of 5/ }).press('Space')
  await sacked.getByRole('textbox', { name: 'Message' }).fill('More rain.')
  await page.route(/feedback/, (route) => route.abort())
  await submit.click()
  await expect(sacked.getByRole('alert')).toHaveText(
    'There was a problem submitting your feedback. Please try again later.',
  )
  await page.unroute(/feedback/)
  await submit.click()
  await expect(sacked.getByText('Thank you for your feedback!')).toBeVisible()
  await sacked.getByRole('button', { name: 'Close' }).last().click()
  await expect(sacked).toBeHidden()
})

test('the results of a sacked manager had one line of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const ended = { reason: 'sacked', day: 1, season: 1, position: 19 } as const
  await enterCareer(page, {
    prepare: (career) => void (career.ended = ended),
    settings: { motion: 'reduced' },
  })
  const sacked = page.getByRole('dialog', { name: "YOU'RE SACKED" })
  await expect(sacked.getByText('Worse than 18th')).toBeInViewport({ ratio: 1 })
  await expect(sacked.getByText('Titles won: 0.', { exact: false })).toBeInViewport({ ratio: 1 })
  const again = sacked.getByRole('button', { name: 'Start New Career' })
  await again.scrollIntoViewIfNeeded()
  await expect(again).toBeInViewport({ ratio: 1 })
})

test('skipped feedback is not requested again', async ({ page }) => {
  const ended = { reason: 'sacked', day: 1, season: 1, position: 19 } as const
  await enterCareer(page, { prepare: (career) => void (career.ended = ended) })
  const sacked = page.getByRole('dialog', { name: "YOU'RE SACKED" })
  await sacked.getByRole('tab', { name: 'Give Feedback' }).click()
  await sacked.getByRole('button', { name: 'Skip Feedback for Now' }).click()
  await expect(sacked).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('hideGameOverModal'))).toBe('true')
  await page.reload()
  await expect(page.getByRole('region', { name: 'The career is over' })).toBeVisible()
  await expect(sacked).toBeHidden()
})

test('bankruptcy opens a dialog, and a new career starts after a confirmation', async ({ page }) => {
  await enterCareer(page, { career: careerBeforeItsEnd(MANAGERS.idle, 'bankrupt'), settings: INSTANT })
  await setSpeed(page, 'Fast')
  const bankrupt = page.getByRole('dialog', { name: 'Bankrupt' })
  await expect(bankrupt.getByText('BANKRUPTCY! Club finances collapsed. Game Over!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bankrupt).toBeVisible()
  await bankrupt.getByRole('button', { name: 'Restart' }).click()
  const question = page.getByText('Restart game? Unsaved progress will be lost.')
  await expect(question).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).last().click()
  await takeSuggestedClub(page)
  await expect(page.getByText('Match in 6 days')).toBeVisible()
  await expect(bankrupt).toBeHidden()
})

test('policy info and share campaign have all their parts, trap the focus and return it', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterCareer(page)
  await page.getByRole('tab', { name: 'Marketing' }).click()
  const about = page.getByRole('button', { name: 'About Fan-Friendly Pricing' })
  await about.click()
  const info = page.getByRole('dialog', { name: 'Fan-Friendly Pricing' })
  await expect(info.getByRole('heading', { name: 'Potential Benefits' })).toBeVisible()
  await expect(info.getByRole('heading', { name: 'Potential Downsides' })).toBeVisible()
  await expectFocusKept(page, about, info)

  await page.getByRole('button', { name: 'Launch Campaign: Derby Day Hype' }).click()
  const share = page.getByRole('button', { name: 'Share Derby Day Hype' })
  await share.click()
  const sharing = page.getByRole('dialog', { name: 'Share Campaign' })
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'Club Website']) {
    await expect(sharing.getByRole('button', { name })).toBeVisible()
  }
  await expectFocusKept(page, share, sharing)
  expect(consoleErrors).toEqual([])
})

test('settings, shortcuts and player details trap the focus and return it', async ({ page }) => {
  await enterCareer(page)
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  await settings.click()
  await expectFocusKept(page, settings, page.getByRole('dialog', { name: 'Settings' }))
  const heading = page.getByRole('heading', { level: 1 })
  await page.keyboard.press('2')
  await expect(heading).toHaveText('Squad')
  await page.keyboard.press('?')
  await expectFocusKept(page, heading, page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  const details = page.getByRole('button', { name: /^View Details/ }).first()
  await details.click()
  await expectFocusKept(page, details, page.getByRole('dialog'))
})
