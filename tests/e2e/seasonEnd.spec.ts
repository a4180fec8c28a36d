import { expect, test } from '@playwright/test'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { strengthenSquad } from '../support/longCareer.ts'
import { eveOfCup } from '../support/eveOfCup.ts'
import { MANAGERS } from '../support/managers.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { closeMatchResult, collectConsoleErrors, enterCareer } from './play.ts'

// A career is played up to the end of its season.
test.describe.configure({ timeout: LONG_TEST_MS })

/** A first season up to the evening of its last match. */
function lastEvening(): GameState {
  const game = createGame({ seed: 42, clubName: 'Northgate United' })
  strengthenSquad(game)
  while (game.currentMatchWeek < 38) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

/** A last evening that ends with the own club as champions: its last match is left to be played. */
function eveOfTitle(): GameState {
  for (let seed = 1; seed < 60; seed++) {
    const game = createGame({ seed, clubName: 'Northgate United' })
    for (const player of game.players) player.quality = Math.min(5, player.quality + 1.4)
    let eve = game
    while (game.currentMatchWeek < 38) {
      beginDay(game)
      MANAGERS.auto(game)
      if (game.awaitingKickOff && game.currentMatchWeek === 37) eve = copyGame(game)
      playMatchDay(game)
    }
    if (leagueTable(game)[0]?.club.id === game.club.id) return eve
  }
  throw new Error('No career has won the title')
}

test('celebrates the title and goes on to the first day of the next season', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await enterCareer(page, {
    career: eveOfTitle(),
    settings: { matchdayMode: 'instant', motion: 'reduced' },
  })
  await page.getByRole('button', { name: /^Play: / }).click()
  await closeMatchResult(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Champions!' })
  await expect(heading).toBeVisible()
  await expect(page.getByText(/^Northgate United are champions with \d+ points/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Final scores' }).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('table', { name: 'Final table' }).getByRole('rowheader').first()).toContainText(
    'Northgate',
  )
  await page.reload()
  await expect(heading).toBeVisible()
  await checkForms(page, 'the title night')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Season 1 in review' })
  await expect(review.getByText('The board is overjoyed: champions!')).toBeVisible()
  await review.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Season 2').filter({ visible: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('celebrates a cup won, shows a tie of it again, and goes on to the next morning', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await enterCareer(page, { career: eveOfCup(), settings: { matchdayMode: 'instant', motion: 'reduced' } })
  await page.getByRole('button', { name: /^Play: the final against / }).click()
  await page.getByRole('dialog', { name: 'VICTORY!' }).getByRole('button', { name: 'Continue' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Cup winners!' })
  await expect(heading).toBeVisible()
  const way = page.getByRole('list', { name: 'The way to the cup' }).getByRole('listitem')
  await expect(way).toHaveCount(5)
  await checkForms(page, 'the night of the cup')
  const again = way.last().getByRole('button', { name: 'Watch again' })
  await again.click()
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect(again).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(heading).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(complaints).toEqual([])
})

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

test('watches the best match of a season again, from the review and by the keyboard from the history', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  const career = lastEvening()
  beginDay(career)
  const [best] = career.bestMatches
  if (!best) throw new Error('No match was kept')
  await enterCareer(page, { career, settings: { motion: 'reduced', matchdayMode: 'highlights' } })
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Review of season 1' }).click()
  await page.getByRole('button', { name: 'Watch it again' }).click()
  await expect(page.getByText(`Season 1, week ${best.result.week}, watched again`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Team sheets' }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await checkForms(page, 'a match watched again')
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  const { isHome, playerScore, opponentScore } = best.result
  const [home, away] = isHome ? [playerScore, opponentScore] : [opponentScore, playerScore]
  await expect(page.getByRole('group', { name: /Full time/ })).toContainText(`${home}–${away}`)
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await expect(page.getByRole('dialog', { name: 'Season 1 in review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watch it again' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Watch it again' })).toBeInViewport()
  await page.keyboard.press('Escape')
  const again = page.getByRole('button', { name: 'Watch the best match of season 1 again' })
  await again.press('Enter')
  await page.getByRole('button', { name: 'Stop watching' }).press('Enter')
  await expect(again).toBeFocused()
  expect(complaints).toEqual([])
})
