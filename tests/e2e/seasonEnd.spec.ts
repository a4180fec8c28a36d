import { expect, test } from '@playwright/test'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { MANAGERS } from '../support/managers.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'

/** A first season up to the evening of its last match. */
function lastEvening(): GameState {
  const game = createGame({ seed: 42, clubName: 'Northgate United' })
  while (game.currentMatchWeek < 38) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

test('reads the review of a season in the history', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const evening = lastEvening()
  const career = copyGame(evening)
  beginDay(career)
  await page.setViewportSize(PHONE)
  await enterCareer(page, { career, settings: { motion: 'reduced' } })
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await checkForms(page, 'the history with awards')
  await page.getByRole('button', { name: 'Review of season 1' }).click()
  const review = page.getByRole('dialog', { name: 'Season 1 in review' })
  const rows = review.getByRole('table', { name: 'Final table' }).getByRole('rowheader')
  await expect(rows).toHaveText(leagueTable(evening).map(({ club }) => club.shortName))
  await checkForms(page, 'the review of a season')
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
  expect(complaints).toEqual([])
})
