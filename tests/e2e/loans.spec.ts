import { expect, test } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { fillSquad } from '../support/longCareer.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A new career with a squad from which several can be lent. */
function makeClub(): GameState {
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  career.lastEventDay = 1
  fillSquad(career, 26)
  for (const player of career.players) player.contract.until = Math.max(player.contract.until, 3)
  return career
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
