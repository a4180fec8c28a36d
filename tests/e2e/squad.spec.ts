import { expect, test } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { holdIntake } from '../../client/simulation/season/youthIntake.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { expectAccessible, PHONE } from './accessibility.ts'
import {
  chooseMatchDays,
  enterAsGuest,
  enterCareer,
  letDaysPass,
  collectConsoleErrors,
  matchResult,
  setSpeed,
} from './play.ts'

// Weeks are played between the decisions.
test.describe.configure({ timeout: LONG_TEST_MS })

test('fewer than eleven eligible players pause the game, and a full eleven resumes it', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.clock.install()
  await enterAsGuest(page, 42)
  await chooseMatchDays(page, 'Instant')
  await page.getByRole('tab', { name: 'Squad' }).click()
  const forwards = page.getByRole('region', { name: 'Forward' })
  await forwards
    .getByRole('button', { name: /^Remove from Squad/ })
    .first()
    .click()
  await expect(page.getByText('Eligible 10 / 11')).toBeVisible()

  await setSpeed(page, 'Fast')
  const notice = page.getByRole('dialog', { name: 'Insufficient Eligible Players' })
  await expect(notice.getByText('You have only 10 eligible players. You need 11.')).toBeVisible()
  await expect(notice.getByText('Go to Squad Management and add eligible players.')).toBeVisible()
  await expect(notice.getByText('The game is paused.')).toBeVisible()
  await notice.getByRole('button', { name: 'OK, I understand' }).click()
  await letDaysPass(page, 5)
  await expect(page.getByText('Paused: Need more eligible players!').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(page.getByText('Match in 6 days').or(page.getByText('In 6 days')).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Squad' }).click()
  await page
    .getByRole('button', { name: /^Add to Squad/ })
    .first()
    .click()
  await expect(page.getByText('Eligible 11 / 11')).toBeVisible()
  await letDaysPass(page, 6)
  await expect(matchResult(page)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a contract that ends is renewed in talks, and other talks break off', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const career = createGame({ seed: 7 })
  for (const player of career.players) player.contract.until = 4
  const [renewed, lost] = career.players.slice(3)
  if (!renewed || !lost) throw new Error('Nobody to talk to')
  for (const player of [renewed, lost]) {
    Object.assign(player, { morale: 3.5, quality: 2.6, wage: 4_000 })
    player.contract.until = 1
  }
  await enterCareer(page, { career })
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Contracts' }).click()
  await expect(page.getByRole('heading', { name: 'Contracts: 2 end this season' })).toBeVisible()
  await page.getByRole('button', { name: `Offer Contract: ${renewed.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Contract of ${renewed.name}` })
  const wage = dialog.getByRole('spinbutton', { name: 'Wage per week in £' })
  const first = await wage.inputValue()
  await wage.fill('500')
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
  await expect(dialog.getByText(/You have 2 offers\.$/)).toBeVisible()
  await wage.fill(first)
  await dialog.getByRole('button', { name: 'Make the offer' }).click()
  const refusal = dialog.getByText(/on these terms: no need to pay more\.$/)
  await expect(refusal).toBeVisible()
  await expectAccessible(page, 'the talks')
  const asked = /only wants £([\d,]+) a week/.exec(await refusal.innerText())?.[1] ?? ''
  await wage.fill(asked.replace(',', ''))
  await dialog.getByRole('button', { name: 'Make the offer' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Contracts: 1 ends this season' })).toBeVisible()
  await page.getByRole('button', { name: `Offer Contract: ${lost.name}` }).press('Enter')
  const talks = page.getByRole('dialog', { name: `Contract of ${lost.name}` })
  await talks.getByRole('spinbutton', { name: 'Wage per week in £' }).fill('500')
  const offer = talks.getByRole('button', { name: 'Make the offer' })
  for (let i = 0; i < 3; i++) await offer.press('Enter')
  await expect(talks.getByText(/has broken off talks/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Squad' })).toBeFocused()
  await expect(page.getByRole('button', { name: `Offer Contract: ${lost.name}` })).toBeHidden()
  await expectAccessible(page, 'the contracts')
  expect(consoleErrors).toEqual([])
})

test('no player can be added to a full squad', async ({ page }) => {
  await enterAsGuest(page, 7)
  await page.getByRole('tab', { name: 'Squad' }).click()
  const add = page.getByRole('button', { name: /^Add to Squad/ }).first()
  await expect(add).toBeDisabled()
  await expect(add).toHaveAttribute('title', 'Squad full')
})

test('the stars of the squad’s cards stood at another place on each card', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await enterCareer(page, {
    prepare: ({ players }) => {
      for (const player of players) player.contract.until = 1
      Object.assign(players[0]!, { wage: 900 })
      Object.assign(players[1]!, { wage: 28_750, inSquad: false, suspensions: 2 })
    },
  })
  await page.getByRole('tab', { name: 'Squad' }).click()
  for (const view of ['List', 'Contracts']) {
    await page.getByRole('tab', { name: view }).click()
    const stars = page.getByRole('cell', { name: / out of 5$/ }).getByRole('img')
    await expect(stars.first()).toBeVisible()
    const lefts = await stars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(lefts.length, view).toBeGreaterThan(10)
    expect(new Set(lefts).size, view).toBe(1)
  }
})

test('a week can be played with the keyboard alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 250; i++) {
      await press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await tabTo(/^Play as Guest$/)
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Guest Mode Limitations' })).toBeVisible()
  await tabTo(/^Continue as Guest$/)
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Start the career' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await tabTo(/^Dashboard$/)
  await press('ArrowRight')
  await press('Enter')
  await expect(page.getByText('Eligible 11 / 11')).toBeVisible()
  await tabTo(/^Remove from Squad/)
  await press('Enter')
  await expect(page.getByText('Eligible 10 / 11')).toBeVisible()
  await tabTo(/^Auto-pick$/)
  await press('Enter')
  await expect(page.getByText('Eligible 11 / 11')).toBeVisible()
  await tabTo(/^Fast$/)
  await press('Enter')
  await letDaysPass(page, 6)
  await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
  await tabTo(/^Skip to the end$/)
  await press('Enter')
  await page.clock.runFor(2_000)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
  await press('Escape')
  await expect(page.getByText('Points Earned')).toBeHidden()
})

test('players can be swapped on the pitch by keyboard, the swap undone, and players viewed and compared', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterAsGuest(page, 42)
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Pitch' }).click()
  const pitch = page.getByRole('group', { name: /^The side in a / })
  const keeper = pitch.getByRole('button', { name: /^1, / })
  const before = (await keeper.getAttribute('aria-label')) ?? ''
  await keeper.focus()
  await page.keyboard.press('Enter')
  await expect(keeper).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('region', { name: 'Reserves' }).getByRole('button', { name: /^GK/ }).focus()
  await page.keyboard.press('Enter')
  await expect(keeper).not.toHaveAccessibleName(before)
  await page.getByRole('button', { name: 'Undo last change' }).press('Enter')
  await expect(keeper).toHaveAccessibleName(before)

  await page.getByRole('tab', { name: 'List' }).click()
  const names = page.getByRole('table', { name: 'In Squad' }).getByRole('rowheader').getByRole('button')
  const first = (await names.first().textContent()) ?? ''
  await names.first().press('Enter')
  const card = page.getByRole('dialog', { name: first })
  await expect(card.getByRole('meter', { name: 'Stamina' })).toBeVisible()
  await card.getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compare (1)' })).toBeDisabled()
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(1)
    .press('Space')
  await page.getByRole('button', { name: 'Compare (2)' }).press('Enter')
  const comparison = page.getByRole('dialog', { name: 'Compare players' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(2)
  await expect(comparison.getByText('Best').first()).toBeVisible()
  await expectAccessible(page, 'comparison', '[role=dialog]')
  expect(consoleErrors).toEqual([])
})

test('a week of training by focus and intensity is reported', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.clock.install()
  await enterAsGuest(page, 42)
  await chooseMatchDays(page, 'Instant')
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Training' }).click()
  await page.locator('summary', { hasText: 'Last Week' }).click()
  await expect(page.getByText('The first report comes when a whole week is over.')).toBeVisible()
  const attack = page.getByRole('group', { name: 'Focus' }).getByRole('button', { name: 'Attack' })
  await attack.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Intensity' }).getByRole('button', { name: 'Hard' }).click()
  await expect(attack).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'training')

  await setSpeed(page, 'Fast')
  await letDaysPass(page, 7)
  await matchResult(page).getByRole('button', { name: 'Continue' }).click()
  await letDaysPass(page, 1)
  await expect(page.getByText('Trained: 6 days attack, hard.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('an intake day: a youngster is signed by mouse, one let go by keyboard', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const career = createGame({ seed: 42, clubName: 'Northgate United' })
  holdIntake(career, 1)
  const [first, second] = career.academy.intake
  await enterCareer(page, { career })
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('tab', { name: 'Academy' }).click()
  await expect(
    page.getByRole('heading', { name: '3 youngsters are waiting for your decision' }),
  ).toBeVisible()
  await expectAccessible(page, 'the academy')
  await page.getByRole('button', { name: `Sign: ${first?.name}` }).click()
  await expect(
    page.getByRole('heading', { name: '2 youngsters are waiting for your decision' }),
  ).toBeFocused()
  await page.getByRole('button', { name: `Let go: ${second?.name}` }).press('Enter')
  await expect(
    page.getByRole('heading', { name: 'One youngster is waiting for your decision' }),
  ).toBeFocused()
  await expect(
    page.getByRole('table', { name: 'Players under 25' }).getByRole('button', { name: first?.name ?? '' }),
  ).toBeVisible()
  expect(consoleErrors).toEqual([])
})
