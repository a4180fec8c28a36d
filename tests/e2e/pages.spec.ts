import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { GameState } from '../../client/simulation/gameState.ts'
import { careerBeforeEvent, careerOnDay } from '../support/careerBeforeEvent.ts'
import { GAME_LIMIT_KB, gameKilobytes } from '../support/firstLoad.ts'
import { fillSquad, longCareer } from '../support/longCareer.ts'
import { checkForms, PHONE } from './accessibility.ts'
import {
  enterCareer,
  eventNews,
  letDaysPass,
  collectConsoleErrors,
  matchResult,
  pressInHeader,
  setSpeed,
  takeSuggestedClub,
} from './play.ts'
import { LONG_TEST_MS, WAIT_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

/** Creates a career with rows in every table, on a day between two matches. */
function richCareer(): GameState {
  const career = longCareer({ seed: 5, season: 2, week: 6 })
  fillSquad(career, 30)
  career.money = 9_000_000
  return career
}

test.describe('in every form', () => {
  // Opened on a phone, the smallest viewport; without motion, so that no check runs during a transition.
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('every tab with its views is accessible and fits its width', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await enterCareer(page, { career: richCareer() })
    const tabs = await page.getByRole('tablist', { name: 'Club' }).getByRole('tab').all()
    expect(tabs.length).toBeGreaterThan(1)
    const seen: string[] = []
    for (const tab of tabs) {
      await tab.click()
      const name = await tab.innerText()
      const panel = page.getByRole('tabpanel', { name })
      await expect(panel.getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await checkForms(page, name)
      seen.push(name)
      // The first view is the one that the tab opens with.
      for (const view of (await panel.getByRole('tablist').getByRole('tab').all()).slice(1)) {
        await view.click()
        await expect(view).toHaveAttribute('aria-selected', 'true')
        seen.push(`${name}, ${await view.innerText()}`)
        await checkForms(page, seen.at(-1) ?? '')
      }
    }
    expect(seen.length).toBeGreaterThan(tabs.length)
    expect(new Set(seen).size).toBe(seen.length)
    expect(consoleErrors).toEqual([])
  })

  test('the dialogs opened by the player are accessible and fit their width', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await enterCareer(page, { career: richCareer() })
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const press = (opener: string | RegExp) =>
      page.getByRole('button', { name: opener, exact: true }).first().click()
    const checkOpened = async (opener: string | RegExp, open: () => Promise<void> = () => press(opener)) => {
      await open()
      await expect(dialog).toBeVisible()
      // Moves the pointer off elements with tooltips.
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toBeHidden()
      await checkForms(page, String(opener))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    // Below the fold of a phone panels show their headings alone.
    const inPanel = async (heading: string, opener: string) => {
      const panel = page.getByRole('region', { name: heading, exact: true })
      const folded = panel.locator('details:not([open]) > summary')
      const button = panel.getByRole('button', { name: opener })
      // The lower part of the page follows the first paint, and folds once its width is known.
      await expect(async () => {
        if (await folded.isVisible()) await folded.click()
        await expect(button).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: WAIT_MS })
      await press(opener)
    }
    await checkOpened('Read the paper', () => inPanel('The paper', 'Read the paper'))
    await checkOpened('All finances', () => inPanel('Financial overview', 'All finances'))
    await checkOpened('Settings', () => pressInHeader(page, 'Settings'))
    await checkOpened('Search', () => pressInHeader(page, 'Search'))
    await page.getByRole('heading', { level: 1 }).press('?')
    await expect(dialog).toBeVisible()
    await checkForms(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Squad' }).click()
    await checkOpened(/^View Details/)
    await checkOpened(/^Sell Player/)
    for (const player of [0, 1]) {
      await page
        .getByRole('checkbox', { name: /^Compare / })
        .nth(player)
        .check()
    }
    await checkOpened('Compare (2)')
    await page.getByRole('tab', { name: 'Staff' }).click()
    await checkOpened(/^Dismiss /)
    await page.getByRole('tab', { name: 'Marketing' }).click()
    await page
      .getByRole('button', { name: /^Launch Campaign/ })
      .first()
      .click()
    await checkOpened(/^Share /)
    await checkOpened('About Fan-Friendly Pricing')
    expect(consoleErrors).toEqual([])
  })

  test('the match and its result are accessible and fit their width', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.clock.install()
    // The evening before a match.
    await enterCareer(page, { career: careerOnDay(120, 6), settings: { matchdayMode: 'full' } })
    await setSpeed(page, 'Fast')
    await letDaysPass(page, 1)
    await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
    await page.clock.runFor(8_000)
    await checkForms(page, 'match day')
    // Paused, so that the match does not end during the checks.
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    // Every check ends on the phone, where the views slide in.
    await page.getByRole('button', { name: 'Details' }).click()
    for (const view of ['Team sheets', 'Other grounds', 'Substitutions', 'Tactics']) {
      await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: view }).click()
      await checkForms(page, `match day, ${view}`)
    }
    await page.getByRole('button', { name: 'Skip to the end' }).click()
    await page.clock.runFor(2_000)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(matchResult(page)).toBeVisible()
    await checkForms(page, 'match result')
    expect(consoleErrors).toEqual([])
  })

  test('the dialog of an event is accessible and fits its width', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.clock.install()
    await enterCareer(page, { career: careerBeforeEvent(13, 'media-scandal') })
    await setSpeed(page, 'Fast')
    await letDaysPass(page, 1)
    const news = eventNews(page)
    await expect(news.getByRole('region', { name: 'Your Answer' })).toBeVisible()
    await checkForms(page, 'answers to a random event')
    await news.getByRole('button', { name: 'No comment' }).click()
    await expect(news.getByRole('region', { name: 'Event Impact' })).toHaveCSS('opacity', '1')
    await checkForms(page, 'random event')
    expect(consoleErrors).toEqual([])
  })

  for (const reason of ['sacked', 'bankrupt'] as const) {
    test(`the end of a career is accessible and fits its width: ${reason}`, async ({ page }) => {
      const prepare = (career: GameState) => {
        career.money = -6_000_000
        career.ended = { reason, day: 1, season: 1, position: 19 }
      }
      await enterCareer(page, { prepare })
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkForms(page, reason)
      if (reason === 'sacked') {
        await page.getByRole('tab', { name: 'Give Feedback' }).click()
        await checkForms(page, 'feedback')
      } else {
        await page.getByRole('button', { name: 'Restart' }).click()
        await expect(page.getByText('Restart game? Unsaved progress will be lost.')).toBeVisible()
        await checkForms(page, 'restart')
      }
    })
  }
})

test('the guard redirects visitors without a token, and unknown paths, to the login', async ({ page }) => {
  for (const path of ['/game', '/nowhere/at/all', '/nowhere.html', '/100%']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('the guest dialog lists the limits of guests, and Cancel stays on the login page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guest Mode Limitations' })
  await expect(dialog.getByText(/progress won.t be saved permanently/i)).toBeVisible()
  await expect(dialog.getByText(/some features may be restricted/i)).toBeVisible()
  await expect(dialog.getByText(/no persistent account/i)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
})

test(`the game loads at most ${GAME_LIMIT_KB} kB of JavaScript besides scenes and faces`, async ({
  page,
}) => {
  const kilobytes = await gameKilobytes(page, '/game?seed=42')
  // The game has loaded at all.
  expect(kilobytes).toBeGreaterThan(100)
  expect(kilobytes).toBeLessThanOrEqual(GAME_LIMIT_KB)
})

test('the login loads at most 123 kB of JavaScript, and only the game loads Pixi', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  const gzippedBytes = async () => {
    let bytes = 0
    for (const url of scripts) bytes += gzipSync(await (await request.get(url)).body()).length
    return bytes
  }
  const hasPixi = async () => {
    for (const url of scripts)
      if ((await (await request.get(url)).text()).includes('WebGLRenderer')) return true
    return false
  }
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(await gzippedBytes()).toBeLessThanOrEqual(123_000)
  expect([...scripts].some((url) => /\/(Stage|game)-/.test(url))).toBe(false)
  expect(await hasPixi()).toBe(false)

  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await takeSuggestedClub(page)
  await expect(page.getByRole('img', { name: /ground|stadium/i })).toBeVisible()
  expect(await hasPixi()).toBe(true)
})
