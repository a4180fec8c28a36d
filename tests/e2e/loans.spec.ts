import { expect, test } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { lendPlayer } from '../../client/simulation/loans/lending.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { fillSquad, strengthenSquad } from '../support/longCareer.ts'
import { MANAGERS } from '../support/managers.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A new career with a squad from which several can be lent. */
function makeClub(): GameState {
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  career.lastEventDay = 1
  fillSquad(career, 26)
  for (const player of career.players) player.contract.until = Math.max(player.contract.until, 3)
  return career
}

/** The first player whom a club takes as first choice, lent to it. */
function lendFirst(career: GameState): string {
  const lent = career.players.find(({ id, age }) => age < 30 && lendPlayer(career, id, 'starter').done)
  if (!lent) throw new Error('Somebody can be lent')
  return lent.name
}

test('a player is lent out by the keyboard, and shows among those on loan', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await enterCareer(page, { career: makeClub() })
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Loans' }).click()
  await expect(page.getByRole('heading', { name: 'Out on loan: 0 of 4' })).toBeVisible()
  await checkForms(page, 'loans')
  const lend = page.getByRole('button', { name: /^Lend Out: / }).first()
  const name = ((await lend.getAttribute('aria-label')) ?? '').replace('Lend Out: ', '')
  await lend.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Lend out ${name}` })
  await expect(dialog).toBeVisible()
  await checkForms(page, 'clubs for a loan')
  await dialog
    .getByRole('button', { name: /^Lend to .*: you pay £[\d,]+ a week$/ })
    .first()
    .press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: 'Out on loan' }).getByText(name)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Out on loan: 1 of 4' })).toBeVisible()
  await checkForms(page, 'somebody on loan')
  await page.getByRole('tab', { name: 'List' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('table').getByText(name)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a player on loan is back in the squad after the season', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = makeClub()
  career.money = 60_000_000
  strengthenSquad(career)
  const name = lendFirst(career)
  while (career.currentMatchWeek < 38 && !career.ended) {
    beginDay(career)
    MANAGERS.auto(career)
    playMatchDay(career)
  }
  expect(career.loans[0]?.matches).toBeGreaterThan(0)
  // No event asks for an answer on the next day.
  career.lastEventDay = career.day
  await enterCareer(page, { career })
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Season 1 in review' })
  await review.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Loans' }).click()
  await expect(page.getByRole('heading', { name: 'Out on loan: 0 of 4' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Players you can lend out' }).getByText(name).first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('a player is borrowed, and their details name the club that lent them', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = makeClub()
  const target = career.market[0]
  if (!target) throw new Error('The market has players')
  Object.assign(target, { age: 20, interested: true, transferFee: 400_000, wage: 900 })
  career.transferBudget = 1_000_000
  career.wageBudget = 50_000
  await enterCareer(page, { career })
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Loans' }).click()
  await expect(page.getByRole('heading', { name: 'Borrowed: 0 of 3' })).toBeVisible()
  await page.getByRole('button', { name: `Borrow: ${target.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Borrowed: 1 of 3' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Borrowed players' }).getByText(target.name)).toBeVisible()
  await expect(page.getByRole('button', { name: `Borrow: ${target.name}` })).toHaveCount(0)
  await checkForms(page, 'somebody borrowed')
  await page
    .getByRole('table', { name: 'Borrowed players' })
    .getByRole('button', { name: target.name })
    .press('Enter')
  await page.getByRole('button', { name: 'View Details' }).press('Enter')
  const details = page.getByRole('dialog', { name: target.name })
  await expect(details.getByText(/^On loan from .+ until the end of season 1/)).toBeVisible()
  await expect(details.getByRole('button', { name: 'Sell Player' })).toHaveCount(0)
  await checkForms(page, 'a borrowed player')
  expect(complaints).toEqual([])
})
test('Borrow stood on a line of its own below long names of clubs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterCareer(page, { career: makeClub() })
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Loans' }).click()
  const cards = page.getByRole('table', { name: 'Players you can borrow' }).locator('tbody tr')
  await expect(cards.first()).toBeVisible()
  const apart = await cards.evaluateAll((rows) =>
    rows.map((row) => {
      const [fee, control] = [...row.children].slice(-2).map((cell) => cell.getBoundingClientRect())
      return Math.abs(fee!.top + fee!.bottom - control!.top - control!.bottom) / 2
    }),
  )
  expect(apart.length).toBeGreaterThan(10)
  expect(Math.max(...apart)).toBeLessThan(2)
})
