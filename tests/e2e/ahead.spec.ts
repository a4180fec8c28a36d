import { expect, test } from '@playwright/test'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { pounds } from '../../client/simulation/core/money.ts'
import { careerToSeasonsEnd } from '../support/careerToSeasonsEnd.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer, eventNews, matchResult } from './play.ts'

// A whole season is played ahead.
test.describe.configure({ timeout: LONG_TEST_MS })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a season is played ahead, stopped half way, and goes on from there to its end', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = careerToSeasonsEnd()
  await enterCareer(page, { career, settings: { matchdayMode: 'instant', stopsFor: [] } })
  const ways = page.getByRole('button', { name: 'More ways to continue' })

  // Stops as soon as the bar has passed the middle of the season, however fast the machine is.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const bar = document.querySelector('[role="progressbar"]')
      if (Number(bar?.getAttribute('aria-valuenow')) < 50) return
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')
      if (!bar || !stop) return
      observer.disconnect()
      stop.click()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await ways.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu', { name: 'More ways to continue' })).toBeVisible()
  await checkForms(page, 'more ways to continue')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')

  const report = page.getByRole('dialog', { name: /^Day 1 to day \d+$/ })
  await expect(report).toBeVisible()
  await expect(report.getByText('You stopped here.')).toBeVisible()
  await checkForms(page, 'the report')
  const day = Number(
    /\d+$/.exec((await report.getByRole('heading', { level: 2 }).first().textContent()) ?? '')?.[0],
  )
  expect(day).toBeGreaterThan(130)
  expect(day).toBeLessThan(266)
  // The day of the stop may bring a match or an event, whose dialogs follow the report.
  const following = matchResult(page).or(eventNews(page)).getByRole('button', { name: 'Continue' })
  await page.addLocatorHandler(following, (button) => button.click())
  await report.getByRole('button', { name: 'Continue' }).click()

  // No day is lost and none played twice: the club has the money of the career clicked through.
  const clicked = copyGame(career)
  while (clicked.day < day) playDay(clicked)
  await expect(page.getByRole('banner').first()).toContainText(pounds(clicked.money))

  await ways.click()
  await page.getByRole('menuitem', { name: "To the season's end" }).click()
  await expect(page.getByRole('dialog', { name: `Day ${day} to day 266` })).toBeVisible()
  expect(complaints).toEqual([])
})
