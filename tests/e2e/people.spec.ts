import { expect, test } from '@playwright/test'
import { noUnrest } from '../../client/simulation/people/unrest.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A career in which the best player is unhappy on the bench, and the second best asks to leave. */
function unsettledCareer(): GameState {
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  const [star, other] = career.players.toSorted((a, b) => b.quality - a.quality)
  if (!star || !other) throw new Error('The squad has players')
  star.contract = { ...star.contract, status: 'key', until: 4 }
  other.contract = { ...other.contract, status: 'regular', until: 4 }
  career.minds = [
    {
      ...noUnrest(star.id),
      recent: 'LLSLLLSLLL',
      stage: 'unhappy',
      cause: { kind: 'matches' },
      since: 1,
      answerBy: 14,
    },
    {
      ...noUnrest(other.id),
      recent: 'SSSSSSSSSS',
      stage: 'leaving',
      cause: { kind: 'bid', club: 'Lyon Confluence', fee: 5_500_000, hasLapsed: false },
      since: 1,
      answerBy: 9,
      bidDay: 5,
    },
  ]
  return career
}

/** Names of the unhappy player and of the one who wants to leave. */
function namesIn({ players, minds }: GameState): [string, string] {
  const [unhappy = '', leaving = ''] = minds.map(
    ({ playerId }) => players.find(({ id }) => id === playerId)?.name ?? '',
  )
  return [unhappy, leaving]
}

test('an unhappy player is promised matches, and another is put up for bids by keyboard', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  const career = unsettledCareer()
  const [unhappy, leaving] = namesIn(career)
  await enterCareer(page, { career })
  const side = page.getByRole('complementary', { name: 'Notifications' })
  // Beside the dashboard they stand in its queue alone.
  await expect(side.getByRole('heading', { name: /for an answer$/ })).toBeHidden()
  await page.getByRole('tab', { name: 'Squad' }).click()
  await expect(side.getByRole('heading', { name: '2 players are waiting for an answer' })).toBeVisible()
  await side.getByRole('button', { name: 'Squad' }).click()
  await expect(
    side.getByText('Started 2 of the last 10 matches when fit. Promised: Key player.'),
  ).toBeVisible()

  await side.getByRole('button', { name: `Answer ${unhappy}` }).click()
  const complaint = page.getByRole('dialog', { name: `${unhappy} is unhappy` })
  await expect(complaint.getByText(/^Answer by day 7 of week 2\./)).toBeVisible()
  await complaint.getByRole('button', { name: 'Promise more matches' }).click()
  await expect(complaint).toBeHidden()
  await expect(side.getByRole('heading', { name: 'One player is waiting for an answer' })).toBeVisible()

  await side.getByRole('button', { name: `Answer ${leaving}` }).press('Enter')
  const request = page.getByRole('dialog', { name: `${leaving} asks to leave` })
  await request.getByRole('button', { name: 'Put up for bids' }).press('Enter')
  await expect(request).toBeHidden()
  await expect(side.getByRole('heading', { name: /for an answer$/ })).toBeHidden()

  const list = page.getByRole('tabpanel', { name: 'Squad' })
  await expect(list.getByText('Promised: 0 of 6 starts').first()).toBeVisible()
  await expect(list.getByText('Up for bids').first()).toBeVisible()
  await list
    .getByRole('button', { name: `View Details: ${unhappy}` })
    .first()
    .click()
  const details = page.getByRole('dialog', { name: unhappy })
  await expect(details.getByText('0 of 6 starts, 8 matches left.')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('in every form', () => {
  // Opened on a phone, where the side panel is a dialog.
  test.use({ viewport: PHONE })

  test('messages and their answers are accessible and fit their width', async ({ page }) => {
    const career = unsettledCareer()
    const [unhappy] = namesIn(career)
    await enterCareer(page, { career })
    await page.getByRole('button', { name: 'News' }).click()
    await expect(page.getByRole('heading', { name: '2 players are waiting for an answer' })).toBeVisible()
    await page.getByRole('button', { name: `Answer ${unhappy}` }).click()
    const complaint = page.getByRole('dialog', { name: `${unhappy} is unhappy` })
    await expect(complaint).toBeVisible()
    await checkForms(page, 'a message')
    await complaint.getByRole('button', { name: 'Decide Later' }).click()
    await page.getByRole('tab', { name: 'Squad' }).click()
    await expect(page.getByText('Wants to leave').first()).toBeVisible()
    await checkForms(page, 'squad with unrest')
  })
})
