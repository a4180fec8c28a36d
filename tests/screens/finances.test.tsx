import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownForecast } from '../../client/simulation/reports/shownForecast.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { WayOut } from '../../client/simulation/news/wayOut.ts'
import { announce } from '../../client/simulation/news/announce.ts'
import { waysOut } from '../../client/simulation/season/waysOut.ts'
import { tiesOf } from '../../client/simulation/competitions/ownMatches.ts'
import { longCareer } from '../support/longCareer.ts'
import { openGame, openTab, press } from './openGame.tsx'

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('the finances show both seasons by category, and how the forecast comes about', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      const start = state.day - 1
      state.currentSeason = 2
      state.day = start + 267
      state.ledger.days = [
        { day: state.day, amounts: { sponsors: 2_500, wages: -9_000, campaigns: -50_000 } },
      ]
      state.ledger.seasons = [
        { season: 1, amounts: { sponsors: 700_000, prizes: 1_000_000, wages: -800_000 } },
      ]
    },
  })
  await press(user, 'All finances')
  const dialog = await screen.findByRole('dialog', { name: 'Finances' })
  expect(rowsOf('Where the money came from')).toEqual([
    ['Category', 'Season 2', 'Season 1'],
    ['Sponsors', '£2,500', '£700,000'],
    ['Prize money', '£0', '£1,000,000'],
    ['All income', '£2,500', '£1,700,000'],
  ])
  expect(rowsOf('Where it went')).toEqual([
    ['Category', 'Season 2', 'Season 1'],
    ['Campaigns', '−\u2060£50,000', '£0'],
    ['Player wages', '−\u2060£9,000', '−\u2060£800,000'],
    ['All costs', '−\u2060£59,000', '−\u2060£800,000'],
  ])
  const { atEnd, crowd } = shownForecast(game.state)
  const last = rowsOf('Forecast to the season’s end').at(-1)
  expect(last?.[0]).toBe('At the season’s end')
  expect(last?.[1]?.replace(/\D/g, '')).toBe(String(Math.abs(atEnd)))
  expect(dialog.textContent).toContain('for the 265 days left, 19 home matches with')
  expect(dialog.textContent).toContain(
    `${crowd.toLocaleString('en-GB')} spectators (what today’s price should bring)`,
  )
  expect(dialog.textContent).toMatch(
    /\d+ contracts end this summer: £[\d,]+ a week, for which the players want £[\d,]+\. All other wages stay/,
  )
  expect(dialog.textContent).toMatch(
    /At the end of the season the owners take whatever is above the running costs \(£[\d,]+ in the forecast\)/,
  )
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the first season has no season before', async () => {
  const { user } = await openGame()
  await press(user, 'All finances')
  await screen.findByRole('dialog', { name: 'Finances' })
  expect(rowsOf('Where it went')[0]).toEqual(['Category', 'Season 1'])
})

test('a club that lives on its savings reads when they are gone, and takes a way out by a click', async () => {
  const { user, game } = await openGame()
  await press(user, 'All finances')
  const dialog = await screen.findByRole('dialog', { name: 'Finances' })
  expect(within(dialog).getByRole('heading', { name: 'The money runs out in season 4' })).toBeTruthy()
  expect(dialog.textContent).toContain('costs £1,000,000 and brings about £2,000,000 more a season')
  await user.click(within(dialog).getByRole('button', { name: 'Build the Club Shop' }))
  expect(game.state.facilities.map(({ name }) => name)).toContain('Club Shop')
  expect(within(dialog).queryByRole('button', { name: 'Build the Club Shop' })).toBeNull()
})

test('the owners drew money right above the season in which it runs out, as if there were two', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.money += 8_000_000
    },
  })
  const overview = screen.getByRole('region', { name: 'Financial overview' })
  expect(within(overview).getByText('Owners would draw this summer')).toBeVisible()
  expect(within(overview).getByText('What they leave runs out')).toBeVisible()
  expect(within(overview).queryByText('Money runs out')).toBeNull()
  await press(user, 'All finances')
  const dialog = await screen.findByRole('dialog', { name: 'Finances' })
  expect(dialog.textContent).toMatch(
    /The owners still draw £[\d,]+ this summer: they leave the club one season’s costs, and those are gone in season \d/,
  )
})

test('a club whose money is gone reads what it owes, not when the money runs out', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.money = -303_629
    },
  })
  const overview = screen.getByRole('region', { name: 'Financial overview' })
  expect(within(overview).getByText('−\u2060£303,629')).toBeVisible()
  expect(within(overview).queryByText('Money runs out')).toBeNull()
  await press(user, 'All finances')
  const dialog = await screen.findByRole('dialog', { name: 'Finances' })
  expect(within(dialog).getByRole('heading', { name: 'The bank is £303,629 overdrawn' })).toBeTruthy()
})

/** Announces that losses end the money in season 3, with ways out. */
function announceLosses(state: GameState, ways: readonly WayOut[]): void {
  const sums = { brings: 4_000_000, costs: 8_000_000, wages: 7_000_000 }
  announce(state, { kind: 'money-runs-out', season: 3, ...sums, ways })
}

test('the news of losses quoted what a building would have brought on their day, its card another sum', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      announceLosses(state, [{ kind: 'build', type: 'Club Shop', once: -1_000_000, perSeason: 123_000 }])
    },
  })
  const news = screen.getByRole('button', { name: 'Build the Club Shop' }).closest('li')
  const quoted = /brings about (£[\d,]+) more a season/.exec(news?.textContent ?? '')?.[1]
  await openTab(user, 'Facilities')
  const card = screen.getByRole('article', { name: 'Club Shop' })
  expect(within(card).getByText(`${quoted} / season`)).toBeTruthy()
})

test('the news of losses have their ways out until they are taken', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      announceLosses(state, waysOut(state, 2))
    },
  })
  await press(user, 'Build the Club Museum')
  expect(game.state.facilities.map(({ name }) => name)).toContain('Club Museum')
  expect(screen.queryByRole('button', { name: 'Build the Club Museum' })).toBeNull()
})

test('the finances of a career that is over forecast a season that nobody plays', async () => {
  const { user, root } = await openGame({
    prepare: (state) => {
      state.money = -5_100_000
      state.ledger.days = [{ day: state.day, amounts: { sponsors: 400_000, wages: -3_500_000 } }]
      state.ended = { reason: 'bankrupt', day: state.day, season: 1, position: 12 }
    },
  })
  act(() => {
    root.ui.openModal({ kind: 'finances' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Finances' }))
  expect(rowsOf('How season 1 went')).toEqual([
    ['Category', 'Amount'],
    ['At the start of the season', '−\u2060£2,000,000'],
    ['All income', '£400,000'],
    ['All costs', '−\u2060£3,500,000'],
    ['On your last day', '−\u2060£5,100,000'],
  ])
  expect(dialog.queryByRole('table', { name: 'Forecast to the season’s end' })).toBeNull()
  expect(dialog.queryByText(/overdrawn|runs out|owners/)).toBeNull()
  await user.keyboard('{Escape}')
})

test('the forecast had the takings of a cup tie at home that its words left out', async () => {
  const { user, root } = await openGame({
    prepare: (state) => {
      Object.assign(state, longCareer({ seed: 5, season: 1, week: 3 }))
      expect(tiesOf(state, state.club.id)).toMatchObject([{ home: state.club.id, result: null }])
    },
  })
  act(() => {
    root.ui.openModal({ kind: 'finances' })
  })
  const dialog = await screen.findByRole('dialog', { name: 'Finances' })
  expect(dialog.textContent).toContain('at today’s price, a cup tie at home, plus prize money')
  await user.keyboard('{Escape}')
})
