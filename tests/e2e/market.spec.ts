import { expect, test } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { searchReport } from '../../client/simulation/reports/offerReport.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a bid is refused, and another accepted', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  const [keeps, sells] = career.players
  if (!keeps || !sells) throw new Error('The squad has players')
  const [club] = career.competitors
  if (!club) throw new Error('The league has clubs')
  club.transferBudget = 20_000_000
  career.bids = [
    {
      playerId: keeps.id,
      clubId: null,
      club: 'Lyon Confluence',
      fee: 5_500_000,
      deadline: 3,
      hasRisen: false,
    },
    { playerId: sells.id, clubId: club.id, club: club.name, fee: 6_250_000, deadline: 9, hasRisen: true },
  ]
  await enterCareer(page, { career })
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('tab', { name: 'Bids (2)' }).click()
  await expect(page.getByRole('heading', { name: '2 bids to answer' })).toBeVisible()
  await checkForms(page, 'bids')

  await page.getByRole('button', { name: `Refuse: ${keeps.name}` }).click()
  await expect(page.getByRole('heading', { name: 'One bid to answer' })).toBeFocused()
  await page.getByRole('button', { name: `Accept: ${sells.name}` }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No bids to answer' })).toBeVisible()
  await expect(page.getByText(`Sold ${sells.name} for £6,250,000.`, { exact: true })).toBeVisible()

  // The buyer has them now.
  await page.getByRole('tab', { name: 'Transfer History' }).click()
  await expect(page.getByText(`to ${club.name}`)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a player of a rival is signed by an offer that is refused first, and then raised', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  career.transferBudget = 60_000_000
  career.wageBudget = 400_000
  career.lastEventDay = 1
  const row = searchReport(career).find(
    ({ isInterested, importance }) => isInterested && importance === 'starter',
  )
  if (!row) throw new Error('Somebody would join')
  const { name } = row.player
  await enterCareer(page, { career, settings: { matchdayMode: 'instant' } })
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('tab', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search players or clubs' }).fill(name)
  await page.getByRole('button', { name: `Shortlist: ${name}` }).click()
  await checkForms(page, 'search')
  await page.getByRole('button', { name: `Make an offer: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Offer for ${name}` })
  await checkForms(page, 'an offer')
  await dialog.getByLabel('Fee in £').fill(String(row.value))
  await dialog.getByRole('button', { name: 'Make the offer' }).click()

  // Time stops for the answer.
  await page.getByRole('tab', { name: 'Bids' }).click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  const next = page.getByRole('button', { name: `Next offer: ${name}` })
  await expect(next).toBeVisible()
  await next.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the offer' }).click()
  await page.getByRole('button', { name: `Offer terms: ${name}` }).click()
  await expect(page.getByRole('dialog', { name: `Contract of ${name}` })).toBeVisible()
  await checkForms(page, 'terms')
  await page.getByRole('dialog').getByRole('button', { name: 'Make the offer' }).click()
  await page.getByRole('tab', { name: 'Transfer History' }).click()
  await expect(page.getByRole('table', { name: 'Players In' }).getByText(name)).toBeVisible()
  expect(complaints).toEqual([])
})

test('scouts come back with a report that leads to an offer, and are sent again by the keyboard', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  const career = createGame({ seed: 12, clubName: 'Lantern Street' })
  career.lastEventDay = 1
  career.scouting.assignment = {
    brief: { region: 'league', position: 'Forward', ages: 'young' },
    day: career.day + 3,
  }
  await enterCareer(page, { career })
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('tab', { name: 'Scouting' }).click()
  await expect(page.getByRole('heading', { name: 'Forwards, up to 21, both divisions' })).toBeVisible()
  await checkForms(page, 'scouts under way')

  // Time stops for the report.
  await page.getByRole('button', { name: /^Continue/ }).click()
  const report = page.getByRole('table', { name: 'Forwards, up to 21, both divisions' })
  await expect(report).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible()
  await checkForms(page, 'a scouting report')
  const offer = report.getByRole('button', { name: /^Make an offer: / }).first()
  const name = ((await offer.getAttribute('aria-label')) ?? '').replace('Make an offer: ', '')
  await offer.press('Enter')
  await expect(page.getByRole('dialog', { name: `Offer for ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()

  await page.getByRole('combobox', { name: 'Region' }).selectOption('South America')
  await page.getByRole('button', { name: 'Send scouts: £120,000, 21 days' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'All positions, any age, South America' })).toBeFocused()
  await page.getByRole('button', { name: 'Call the scouts back' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Send scouts: / })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the download of the squad list stood on a line of its own', async ({ page }) => {
    await enterCareer(page)
    await page.getByRole('tab', { name: 'Squad', exact: true }).click()
    await page.getByRole('tab', { name: 'List', exact: true }).click()
    const heading = await page.getByRole('heading', { name: /^In Squad/ }).boundingBox()
    const download = await page.getByRole('button', { name: 'Download CSV: In Squad' }).boundingBox()
    const search = await page.getByRole('searchbox', { name: 'Search squad...' }).boundingBox()
    expect(download!.y).toBeLessThan(heading!.y + heading!.height)
    expect(download!.y + download!.height).toBeLessThanOrEqual(search!.y)
  })

  test('the Tab key reached the search of a panel before the download drawn above it', async ({ page }) => {
    await enterCareer(page)
    for (const [tab, list, field] of [
      ['Squad', 'In Squad', 'Search squad...'],
      ['Staff', 'Current Staff', 'Search staff...'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      if (tab === 'Squad') await page.getByRole('tab', { name: 'List', exact: true }).click()
      await page.getByRole('button', { name: `Download CSV: ${list}` }).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('searchbox', { name: field })).toBeFocused()
    }
  })

  test('the club of a searched player stood twice below the name', async ({ page }) => {
    const career = createGame({ seed: 42 })
    await enterCareer(page, { career })
    await page.getByRole('tab', { name: 'Transfers' }).click()
    await page.getByRole('tab', { name: 'Search', exact: true }).click()
    const { player, club } = searchReport(career).find(({ isInterested }) => isInterested)!
    const card = page.getByRole('row', { name: new RegExp(player.name) })
    await expect(card.getByText(club.name).filter({ visible: true })).toHaveCount(1)
  })
})
