import { expect, test, type Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextMatch } from '../../client/simulation/reports/programme.ts'
import { makeFacility, makeMarketPlayer, makePlayer, makeStaff } from '../simulation/makeGame.ts'
import { longCareer } from '../support/longCareer.ts'
import { MANAGERS } from '../support/managers.ts'
import { enterCareer, collectConsoleErrors } from './play.ts'

/** Opens a tab of a career, optionally prepared. Returns the console errors. */
async function openTab(page: Page, tab: string, prepare?: (career: GameState) => void): Promise<string[]> {
  const consoleErrors = collectConsoleErrors(page)
  await enterCareer(page, prepare ? { prepare } : {})
  await page.getByRole('tab', { name: tab }).click()
  return consoleErrors
}

/** Returns an unused id. */
const newId = (career: GameState, kind: 'p' | 's' | 'f') => `${kind}${career.nextId++}`

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectTexts(page: Page, region: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(panel(page, region).getByText(text, { exact: true }).first(), text).toBeVisible()
  }
}

const headers = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('columnheader')

test('dashboard: next match, finances, squad and fans, and the links to other tabs', async ({ page }) => {
  const next: string[] = []
  const consoleErrors = await openTab(page, 'Dashboard', (career) => {
    const match = nextMatch(career)
    if (match.kind === 'match') next.push(match.isHome ? 'Home' : 'Away', match.opponent.name)
    career.fanHappiness = 71
    const [one, other] = career.players.filter(({ inSquad }) => !inSquad)
    if (one) one.injured = true
    if (other) other.suspensions = 2
  })
  await expect(page.getByRole('paragraph').filter({ hasText: 'Season phase' })).toHaveText(
    'Season 1 · Season phase: Pre-season',
  )
  expect(next).toHaveLength(2)
  await expectTexts(page, 'Next match', ['Week 1', ...next, 'In 6 days'])
  await expectTexts(page, 'Financial overview', ['Budget', '£10,000,000', 'Transfer budget', '£5,000,000'])
  await expectTexts(page, 'Financial overview', ['Wage budget for signings', 'Wage budget room'])
  await expectTexts(page, 'Squad status', ['Players', '17', 'Average quality', 'Injured', 'Suspended'])
  await expect(panel(page, 'Squad status').getByText(/^\d\.\d \/ 5\.0$/)).toBeVisible()
  await expect(panel(page, 'Squad status').getByText('1', { exact: true })).toHaveCount(2)
  await expectTexts(page, 'Fan base', ['Total fans', '5,000'])
  await expect(page.getByRole('meter', { name: 'Fan mood' })).toHaveAttribute('aria-valuetext', '71%')
  await page.getByRole('button', { name: 'Set Tactics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Tactics')
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Manage Squad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squad')
  expect(consoleErrors).toEqual([])
})

test('header: a phone on its side keeps two thirds of its height for the game', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const complaints = await openTab(page, 'Dashboard')
  const header = page.getByRole('banner')
  for (const text of ['Budget', 'Day', 'Position', 'Reputation', 'Fan mood', 'Fans', 'News', 'Office']) {
    await expect(header.getByText(text, { exact: true })).toBeVisible()
  }
  const box = await header.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(390 / 3)
  const names = ['News', 'Search', 'Settings', 'Log out', 'Pause', 'Normal', 'Fast', /^Continue: /]
  for (const name of names) {
    const target = await header.getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.round(target?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44)
  }
  expect(complaints).toEqual([])
})

test('header: on a phone it takes an eighth of the height, and all tabs are in view below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaints = await openTab(page, 'Dashboard')
  const header = page.getByRole('banner')
  for (const text of ['Budget', 'Day', 'Position', 'Reputation', 'Fan mood', 'Fans']) {
    await expect(header.getByText(text, { exact: true })).toBeInViewport()
  }
  const box = await header.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(0.12 * 844)
  const targets = [
    ...['Team Settings', 'News', 'Menu', 'Pause', 'Normal', 'Fast'].map((name) =>
      header.getByRole('button', { name, exact: true }),
    ),
    ...(await page.getByRole('tablist', { name: 'Club' }).getByRole('tab').all()),
  ]
  expect(targets).toHaveLength(6 + 9)
  for (const target of targets) {
    await expect(target).toBeInViewport({ ratio: 1 })
    expect(Math.round((await target.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await header.getByRole('button', { name: 'Menu' }).press('ArrowDown')
  await expect(page.getByRole('menuitem')).toHaveText(['Search', 'Settings', 'Office', 'Log out'])
  await page.getByRole('menuitem', { name: 'Office' }).press('Escape')
  await expect(header.getByRole('button', { name: 'Menu' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('a toast lay over the last row of a phone, a strip above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaints = collectConsoleErrors(page)
  await enterCareer(page, { career: longCareer({ seed: 42, season: 2, week: 6 }) })
  const toasts = page.getByRole('status', { name: 'Messages' })
  const toast = toasts.locator('> *').last()
  await expect(toast).toBeVisible()
  const bar = (await page.getByRole('region', { name: 'Time' }).boundingBox())!
  const { y, height } = (await toast.boundingBox())!
  expect(y + height).toBeCloseTo(bar.y, 0)
  while (await toast.isVisible()) await toasts.getByRole('button', { name: 'Dismiss' }).last().click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // The next one comes while the page is at its end.
  const last = (await page.getByRole('region', { name: 'Upcoming fixtures' }).boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y - height)
  expect(complaints).toEqual([])
})

test('shortage: the score of a forfeit stays in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaints = await openTab(page, 'Dashboard', (career) => {
    while (!career.awaitingKickOff) beginDay(career)
    for (const player of career.players.slice(4)) player.injured = true
  })
  await page.getByRole('button', { name: /^Decide: / }).click()
  await expect(page.getByRole('button', { name: 'Play on and forfeit 0–3', exact: true })).toBeVisible()
  const scores = page.getByRole('dialog').getByText('0–3', { exact: true })
  expect(await scores.evaluateAll((all) => all.map((score) => score.getClientRects().length))).toEqual([1, 1])
  expect(complaints).toEqual([])
})

test('dashboard: no next match after the last one of a season', async ({ page }) => {
  const career = createGame({ seed: 42 })
  while (career.currentMatchWeek < 38 || career.awaitingKickOff) {
    beginDay(career)
    MANAGERS.sensible(career)
    playMatchDay(career)
  }
  await enterCareer(page, { career })
  await page.getByRole('button', { name: 'Back to the dashboard' }).click()
  await expect(panel(page, 'Next match').getByText('End of Season.')).toBeVisible()
})

test('squad: badges, the eleven by position, search and sorting of reserves, and ineligible players', async ({
  page,
}) => {
  const consoleErrors = await openTab(page, 'Squad', (career) => {
    const [own] = career.players.filter(({ inSquad }) => inSquad)
    if (own) own.inSquad = false
    career.players.push(
      makePlayer({ id: newId(career, 'p'), name: 'Zed Hurt', injured: true, quality: 5, wage: 90_000 }),
      makePlayer({ id: newId(career, 'p'), name: 'Yan Banned', suspensions: 2, quality: 1, age: 38 }),
    )
  })
  for (const text of ['Total 19', 'Eligible 10 / 11', 'Injured 1']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(/^Value £[\d,]+$/)).toBeVisible()
  for (const position of ['Goalkeeper', 'Defender', 'Midfielder', 'Forward']) {
    const group = panel(page, 'Selected Squad').getByRole('region', { name: position })
    await expect(group.getByRole('heading', { name: position })).toBeVisible()
  }
  const card = panel(page, 'Selected Squad').getByRole('listitem').first()
  await expect(card.getByRole('img', { name: /^Quality: [\d.]+ out of 5$/ })).toBeVisible()
  await expect(card.getByText(/^(Happy|Content|Unhappy|Injured|Susp)/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^View Details/ })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Remove from Squad/ })).toBeVisible()

  const reserves = page.getByRole('table', { name: 'Reserves & Other' })
  for (const text of ['Name', 'Pos', 'Age', 'Quality', 'Mor', 'Value', 'Status', 'Actions']) {
    await expect(reserves.getByRole('columnheader', { name: text, exact: true })).toBeVisible()
  }
  const first = reserves.getByRole('rowheader').first()
  await expect(first).toHaveText(/^Zed Hurt/)
  await expect(reserves.getByRole('row', { name: /Zed Hurt/ }).getByText('Injured')).toBeVisible()
  await expect(reserves.getByRole('row', { name: /Yan Banned/ }).getByText('Susp. (2)')).toBeVisible()
  await expect(reserves.getByText('Reserve', { exact: true }).first()).toBeVisible()
  for (const [name, state] of [
    ['Zed Hurt', 'injured'],
    ['Yan Banned', 'suspended'],
  ]) {
    await page.getByRole('button', { name: `Add to Squad: ${name}` }).click()
    await expect(
      page.getByText(`${name} is ${state} and cannot be moved into the squad.`).first(),
    ).toBeVisible()
  }
  const sortBy = panel(page, 'Reserves & Other').getByRole('combobox', { name: 'Sort by' })
  await expect(sortBy.getByRole('option')).toHaveText([
    'Quality',
    'Name',
    'Age',
    'Wage',
    'Nationality',
    'Position',
    'Morale',
  ])
  await sortBy.selectOption('Age')
  await page.getByRole('button', { name: /^Sorted/ }).click()
  await page.getByRole('button', { name: /^Sorted ascending/ }).click()
  await expect(first).toHaveText(/^Yan Banned/)
  await page.getByRole('searchbox', { name: 'Search reserves...' }).fill('zed')
  await expect(reserves.getByRole('rowheader')).toHaveText([/^Zed Hurt/])
  await page.getByRole('searchbox', { name: 'Search reserves...' }).fill('')

  await page.getByRole('button', { name: 'Auto-pick' }).click()
  await expect(page.getByText('Eligible 11 / 11')).toBeVisible()
  const add = reserves.getByRole('row', { name: /Reserve/ }).getByRole('button', { name: /^Add to Squad/ })
  await expect(add.first()).toBeDisabled()
  await expect(add.first()).toHaveAttribute('title', 'Squad full')
  await page.getByRole('tab', { name: 'List' }).click()
  await expect(page.getByRole('table', { name: 'In Squad', exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Out of Squad' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('player details: all fields, no selection of the injured, and a sale', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Squad', (career) => {
    career.players.push(
      makePlayer({ id: newId(career, 'p'), name: 'Zed Hurt', injured: true, quality: 2.6, weaknesses: [] }),
      makePlayer({ id: newId(career, 'p'), name: 'Yan Fit', stamina: 40 }),
    )
  })
  await page.getByRole('button', { name: 'View Details: Zed Hurt' }).click()
  const details = page.getByRole('dialog', { name: 'Zed Hurt' })
  for (const text of ['Midfielder', '25', 'England', 'Form', 'Season goals', 'Season assists', 'Reserve']) {
    await expect(details.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(details.getByText('Injured')).toBeVisible()
  await expect(details.getByText('2.6')).toBeVisible()
  await expect(details.getByText('No specific attributes listed.')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Cannot Move' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'View Details: Yan Fit' }).click()
  const fit = page.getByRole('dialog', { name: 'Yan Fit' })
  await expect(fit.getByRole('meter', { name: 'Stamina' })).toHaveAttribute('aria-valuetext', '40%')
  await fit.getByRole('button', { name: 'To Squad' }).click()
  await expect(
    page.getByText('Cannot add Yan Fit: Squad is full (11/11). Remove a player first.').first(),
  ).toBeVisible()
  await fit.getByRole('button', { name: 'Sell Player' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Sell' })
    .click()
  await expect(page.getByText(/^Sold Yan Fit for £[\d,]+\.$/).first()).toBeVisible()
  await expect(page.getByText('Total 18')).toBeVisible()
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('tab', { name: 'Transfer History' }).click()
  await expect(
    page.getByRole('table', { name: 'Players Out' }).getByRole('rowheader', { name: 'Yan Fit' }),
  ).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('tickets: price, impact, statistics, the last five matches, and the limits 10 and 150', async ({
  page,
}) => {
  const consoleErrors = await openTab(page, 'Tickets', (career) => {
    career.attendanceRecords = [10_000, 9_001, 9_000, 7_001, 5_000, 4_000].map((attendance, match) => ({
      opponent: `Rovers ${match + 1}`,
      day: 7 * (match + 1),
      attendance,
      capacity: 10_000,
      ticketPrice: 30,
    }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket & Attendance Management')
  await expectTexts(page, 'Price Impact Analysis', ['Expected attendance', 'High', 'Moderate', '+4%'])
  await expectTexts(page, 'Attendance Statistics', ['Stadium capacity', '10,000'])
  await expect(headers(page, 'Recent Match Attendance')).toHaveText([
    'Opponent',
    'Played in',
    'Attendance',
    'Seats taken',
  ])
  await expect(
    page.getByRole('table', { name: 'Recent Match Attendance' }).getByRole('rowheader'),
  ).toHaveCount(5)
  const slider = page.getByRole('slider', { name: 'Ticket price' })
  for (const [key, value, texts] of [
    ['End', '150', ['Low', 'Very High', '-8%']],
    ['Home', '10', ['Maximized', 'Low', '+7%']],
  ] as const) {
    await slider.press(key)
    await expect(slider).toHaveValue(value)
    await expectTexts(page, 'Price Impact Analysis', texts)
    await slider.press(key === 'End' ? 'ArrowRight' : 'ArrowLeft')
    await expect(slider).toHaveValue(value)
  }
  const field = page.getByRole('spinbutton', { name: 'Price in £' })
  for (const price of ['9', '151']) {
    await field.fill(price)
    await field.press('Enter')
    await expect(
      page.getByText('The ticket price has to be a whole number from £10 to £150.').first(),
    ).toBeVisible()
    await expect(field).toHaveValue('10')
  }
  expect(consoleErrors).toEqual([])
})

test('tickets: a warning without a stadium, with a link to build one', async ({ page }) => {
  await openTab(page, 'Tickets', (career) => void (career.facilities = []))
  await expect(page.getByText(/no stadium/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Build Stadium' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facilities')
})

test('staff: overview, hiring and its errors, search, filter, dismissal', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Staff', (career) => {
    career.money = 18_000
    career.staff = [
      makeStaff('Doctor', 3, { id: newId(career, 's'), name: 'Ann Able', salary: 7_000, morale: 4 }),
      makeStaff('Mental', 5, { id: newId(career, 's'), name: 'Bob Best', salary: 4_500, morale: 2.5 }),
      makeStaff('Chief Scout', 1, { id: newId(career, 's'), name: 'Cyd Cole', salary: 10_000, morale: 2.4 }),
    ]
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Management')
  await expect(page.getByText('Staff 3', { exact: true })).toBeVisible()
  await expect(page.getByText('Total wages £21,500 / week')).toBeVisible()
  await expectTexts(page, 'Staff Overview', ['Severely understaffed', 'Coaching', 'Medical'])
  await expect(headers(page, 'Current Staff')).toHaveText([
    'Staff Member',
    'Ability',
    'Morale',
    'Wage',
    'Actions',
  ])
  const table = page.getByRole('table', { name: 'Current Staff' })
  for (const text of ['Happy', 'Neutral', 'Sad']) await expect(table.getByText(text)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search staff...' })
  await search.fill('SCOUT')
  await expect(table.getByRole('rowheader')).toHaveText([/^Cyd ColeChief Scout/])
  await search.fill('')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Doctor')
  await expect(table.getByRole('rowheader')).toHaveText([/^Ann AbleDoctor/])
  await page.getByRole('combobox', { name: 'Role' }).selectOption('All Roles')

  await expect(panel(page, 'Hire New Staff').getByText('Available budget £18,000')).toBeVisible()
  await page.getByRole('button', { name: 'Hire Goalkeeper Coach' }).click()
  await expect(page.getByText('Need £20,000 to hire Goalkeeper Coach.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hire Mental' }).click()
  await expect(page.getByText('New Mental hired successfully').first()).toBeVisible()
  const poor = page.getByRole('button', { name: 'Hire Assistant Manager' })
  await expect(poor).toBeDisabled()
  await expect(poor).toHaveAttribute('title', '(Insufficient budget)')

  await page.getByRole('button', { name: 'Dismiss Ann Able' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText('Cannot afford severance (£14,000) for Ann Able.').first()).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('staff: a dismissal costs two weeks of salary and is reported', async ({ page }) => {
  await openTab(page, 'Staff', (career) => {
    career.staff = [makeStaff('Doctor', 3, { id: newId(career, 's'), name: 'Ann Able', salary: 7_000 })]
  })
  await page.getByRole('button', { name: 'Dismiss Ann Able' }).click()
  await expect(page.getByText('£14,000').last()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText('Staff member dismissed').first()).toBeVisible()
  await expectTexts(page, 'Staff Overview', ['No staff! Hire immediately'])
})

test('facilities: owned ones with upgrades, available ones, and each error', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Facilities', (career) => {
    career.money = 5_000_000
    career.facilities = [
      makeFacility('Club Shop', 5, { id: newId(career, 'f') }),
      makeFacility('Youth Academy', 1, { id: newId(career, 'f') }),
    ]
  })
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Youth Academy').getByText('Level 1 / 5')).toBeVisible()
  await expect(card('Youth Academy').getByText('£167 / day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Max Level: Club Shop' })).toBeDisabled()
  const refusals = {
    'Training Ground': 'Missing staff: Fitness Coach, Assistant Manager',
    'Fan Zone': 'Requires: Basic Stadium',
    'Basic Stadium': 'Insufficient funds',
  }
  for (const [name, text] of Object.entries(refusals)) {
    await expect(card(name).getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: `Build Facility: ${name}` })).toBeDisabled()
  }
  await expect(card('Training Ground').getByText('Build Cost')).toBeVisible()
  await expect(card('Training Ground').getByText('Est. Upkeep')).toBeVisible()
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button')
  await page.getByRole('button', { name: 'Upgrade (£1,500,000): Youth Academy' }).click()
  await confirm.filter({ hasText: 'Upgrade' }).click()
  await expect(page.getByText('Youth Academy upgraded to Level 2.').first()).toBeVisible()
  const second = page.getByRole('button', { name: 'Upgrade (£3,000,000): Youth Academy' })
  await second.click()
  await confirm.filter({ hasText: 'Upgrade' }).click()
  await expect(card('Youth Academy').getByText('Level 3 / 5')).toBeVisible()
  const third = page.getByRole('button', { name: 'Upgrade (£4,500,000): Youth Academy' })
  await expect(third).toBeDisabled()
  await expect(third).toHaveAttribute('title', 'Insufficient funds')
  expect(consoleErrors).toEqual([])
})

test('facilities: an empty list, and building one', async ({ page }) => {
  await openTab(page, 'Facilities', (career) => void (career.facilities = []))
  await expect(page.getByText("You haven't built any facilities yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Build Facility: Club Shop' }).click()
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  await expect(page.getByText('Club Shop built.').first()).toBeVisible()
  await expect(panel(page, 'Your Facilities').getByRole('article', { name: 'Club Shop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Build Facility: Club Shop' })).toHaveCount(0)
})

test('tactics: all choices, and the summary updated by them', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Tactics')
  await expect(page.getByRole('combobox', { name: 'Formation' }).getByRole('option')).toHaveText(
    ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '5-3-2', '4-2-3-1', '3-4-3'].map((name) => new RegExp(`^${name}`)),
  )
  await page.getByRole('combobox', { name: 'Formation' }).selectOption({ index: 6 })
  const choices = {
    'Overall Style': ['Attacking', 'Balanced', 'Defensive', 'Counter'],
    'Team Intensity/Tempo': ['Low', 'Medium', 'High'],
    'Offensive Approach': ['Possession', 'Direct', 'Counter-attack', 'Wing play'],
    'Defensive Approach': ['High press', 'Mid block', 'Deep block', 'Zonal marking'],
  }
  for (const [part, names] of Object.entries(choices)) {
    const buttons = page.getByRole('group', { name: part }).getByRole('button')
    await expect(buttons).toHaveText(names.map((name) => new RegExp(`^${name}`)))
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
  }
  await expectTexts(page, 'Current setup', ['3-4-3', 'Attacking', 'Low', 'Possession', 'High press'])
  await panel(page, 'Set-up').getByRole('button', { name: 'Undo last change' }).click()
  await expectTexts(page, 'Current setup', ['Zonal marking'])
  expect(consoleErrors).toEqual([])
})

test('tactics: standing orders by keyboard, with the focus kept in their section', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Tactics')
  const orders = panel(page, 'Standing orders')
  await expect(orders.getByText('From 75′: most tired midfielder off')).toBeVisible()
  const add = orders.getByRole('button', { name: 'Add an order' })
  await add.focus()
  await page.keyboard.press('Enter')
  await orders.getByRole('combobox', { name: 'When' }).selectOption('when behind')
  await orders.getByRole('combobox', { name: 'Overall Style' }).selectOption('Attacking')
  await orders.getByRole('button', { name: 'Save order' }).focus()
  await page.keyboard.press('Enter')
  await expect(orders.getByText('From 60′, when behind: attacking; most tired player off')).toBeVisible()
  await expect(add).toBeFocused()
  await orders.getByRole('button', { name: 'Edit order 3' }).focus()
  await page.keyboard.press('Enter')
  await orders.getByRole('combobox', { name: 'When' }).focus()
  await page.keyboard.press('Escape')
  await expect(orders.getByRole('form')).toHaveCount(0)
  await orders.getByRole('button', { name: 'Move order 3 up' }).click()
  await orders.getByRole('button', { name: 'Remove order 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(orders.getByRole('listitem')).toHaveCount(2)
  await expect(orders.getByText('2 of 6')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('marketing: heading, ten campaigns, a launch, both errors, and the policies', async ({ page }) => {
  const consoleErrors = await openTab(page, 'Marketing', (career) => void (career.money = 130_000))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club Marketing & PR')
  for (const text of ['Fans 5,000', 'Fan Mood 65%', 'Reputation 3.00']) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('main').getByText('Mkt. Effect Poor')).toBeVisible()
  const campaigns = page.getByRole('table', { name: 'Marketing Campaigns' })
  await expect(campaigns.getByRole('rowheader')).toHaveCount(10)
  await page.getByRole('button', { name: 'Launch Campaign: Ticket Discount Week' }).click()
  await expect(campaigns.getByText('7d left')).toBeVisible()
  await expect(page.getByText('1 active')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share Ticket Discount Week' })).toBeVisible()
  await page.getByRole('button', { name: 'Not Enough Funds: New Kit Launch' }).click()
  await expect(
    page.getByText('Insufficient funds to launch "New Kit Launch" campaign. Cost: £150,000').first(),
  ).toBeVisible()
  const policies = page.getByRole('region', { name: 'Club Policies & Philosophy' })
  await expect(policies.getByRole('switch')).toHaveCount(6)
  await expect(policies.getByRole('switch', { checked: true })).toHaveAccessibleName(/^Fan-Friendly Pricing/)
  await policies.getByRole('switch', { name: /^Youth Focus/ }).click()
  await expect(policies.getByRole('switch', { checked: true })).toHaveCount(2)
  expect(consoleErrors).toEqual([])
})

test('transfers: market, errors of both budgets in order, filters, empty states, a signing', async ({
  page,
}) => {
  const consoleErrors = await openTab(page, 'Transfers', (career) => {
    career.transferBudget = 300_000
    career.wageBudget = 5_000
    career.market = [
      makeMarketPlayer({
        id: newId(career, 'p'),
        name: 'Ann Able',
        transferFee: 300_001,
        wage: 9_000,
        type: 'Forward',
      }),
      makeMarketPlayer({
        id: newId(career, 'p'),
        name: 'Bob Best',
        transferFee: 300_000,
        wage: 5_001,
        nationality: 'Spain',
      }),
      makeMarketPlayer({
        id: newId(career, 'p'),
        name: 'Cyd Cole',
        transferFee: 300_000,
        wage: 5_000,
        type: 'Defender',
      }),
    ]
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer Hub')
  await expect(page.getByText('Transfer budget £300,000')).toBeVisible()
  await expect(page.getByText('Wage budget for signings £5,000 / week')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Available Players (3)' })).toBeVisible()
  const market = page.getByRole('table', { name: 'Available Players' })
  const ann = page.getByRole('button', { name: 'Sign Ann Able' })
  await expect(ann).toBeDisabled()
  await expect(ann).toHaveAttribute('title', 'Insufficient Budget')
  const bob = page.getByRole('button', { name: 'Sign Bob Best' })
  await expect(bob).toBeDisabled()
  await expect(bob).toHaveAttribute('title', 'Insufficient Wage Budget')

  const search = page.getByRole('searchbox', { name: 'Search players...' })
  await search.fill('  SPAIN ')
  await expect(market.getByRole('rowheader')).toHaveText([/^Bob Best/])
  await search.fill('')
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Forward')
  await expect(market.getByRole('rowheader')).toHaveText([/^Ann Able/])
  await page.getByRole('tab', { name: 'Sell Players' }).click()
  await expect(page.getByRole('heading', { name: 'Your Squad Players (17)' })).toBeVisible()
  await page.getByRole('tab', { name: 'Transfer History' }).click()
  await expect(page.getByText('No incoming transfers recorded.')).toBeVisible()
  await expect(page.getByText('No outgoing transfers recorded.')).toBeVisible()
  await page.getByRole('tab', { name: 'Transfer Market' }).click()
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('All')

  await page.getByRole('button', { name: 'Sign Cyd Cole' }).click()
  await expect(page.getByText('Signed Cyd Cole for £300,000.').first()).toBeVisible()
  await expect(page.getByText('Transfer budget £0')).toBeVisible()
  await expect(page.getByText('Wage budget for signings £0 / week')).toBeVisible()
  await search.fill('nobody of this name')
  await expect(page.getByText('No players found matching criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Refreshing Market' }).click()
  await search.fill('')
  await expect(market.getByRole('rowheader')).not.toHaveCount(2)
  expect(consoleErrors).toEqual([])
})

test('transfers: an empty squad has no player to sell', async ({ page }) => {
  await openTab(page, 'Transfers', (career) => void (career.players = []))
  await page.getByRole('tab', { name: 'Sell Players' }).click()
  await expect(page.getByText('Your squad is empty.')).toBeVisible()
})

test('league: the table with its columns, the own club marked, and the other views', async ({ page }) => {
  const consoleErrors = await openTab(page, 'League')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Competition')
  const table = page.getByRole('table', { name: 'League Standings' })
  await expect(table.getByRole('columnheader')).toHaveText([
    '#',
    'Team',
    'P',
    'W',
    'D',
    'L',
    'GF',
    'GA',
    'GD',
    'Pts',
    'Form',
  ])
  await expect(table.getByRole('rowheader')).toHaveCount(20)
  await expect(table.getByText('Your Club').first()).toBeVisible()
  await expect(table.getByRole('cell', { name: 'no matches played yet' })).toHaveCount(20)
  for (const view of ['Results', 'Scorers', 'Clubs', 'History']) {
    await page.getByRole('tab', { name: view }).click()
    await expect(table).toBeHidden()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Standings' }).click()
  await expect(table.getByRole('columnheader', { name: 'Form' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('league: the views take one row on a phone, with the chosen one in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaints = await openTab(page, 'League')
  const views = page.getByRole('tablist', { name: 'Competition' })
  const tabs = views.getByRole('tab')
  await tabs.first().press('End')
  await expect(tabs.last()).toBeFocused()
  await tabs.last().press('Enter')
  await expect(tabs.last()).toBeInViewport({ ratio: 0.95 })
  await expect(tabs.first()).not.toBeInViewport()
  expect((await views.boundingBox())?.height).toBeLessThan(50)
  expect(complaints).toEqual([])
})

test('league: the table head stays in view below the header while the page scrolls', async ({ page }) => {
  const consoleErrors = await openTab(page, 'League')
  await page.setViewportSize({ width: 1440, height: 600 })
  const table = page.getByRole('table', { name: 'League Standings' })
  await table
    .getByRole('row')
    .nth(14)
    .evaluate((row) => row.scrollIntoView())
  const bar = await page.getByRole('banner').boundingBox()
  const head = await table.getByRole('columnheader', { name: 'Team' }).boundingBox()
  if (!bar || !head) throw new Error('Both are to be seen')
  expect(Math.abs(head.y - bar.height)).toBeLessThanOrEqual(1)
  expect(consoleErrors).toEqual([])
})

test('notifications: can be filtered by kind, and cleared', async ({ page }) => {
  await openTab(page, 'Facilities', (career) => void (career.facilities = []))
  await page.getByRole('button', { name: 'Build Facility: Club Shop' }).click()
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  const side = page.getByRole('complementary', { name: 'Notifications' })
  const kinds = side.getByRole('group', { name: 'Show notifications' }).getByRole('button')
  await expect(kinds).toHaveText(['All', 'System', 'Match', 'Transfer', 'Finance', 'Event', 'Squad'])
  await expect(side.getByText(/Club Shop/)).toBeVisible()
  await kinds.filter({ hasText: 'Match' }).click()
  await expect(side.getByText(/Club Shop/)).toBeHidden()
  await kinds.filter({ hasText: 'All' }).click()
  await side.getByRole('button', { name: 'Clear' }).click()
  await expect(side.getByText(/Club Shop/)).toBeHidden()
})
