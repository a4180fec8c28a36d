import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { makeOffer } from '../../client/simulation/transfers/offers.ts'
import { sendScouts, watchScouts } from '../../client/simulation/scouting/assignments.ts'
import { openGame, press, openTab } from './openGame.tsx'

async function openScouting(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Transfers')
  await opened.user.click(await screen.findByRole('tab', { name: 'Scouting' }))
  await screen.findByRole('region', { name: 'Scouts' })
  return opened
}

const scouts = () => within(screen.getByRole('region', { name: 'Scouts' }))

test('scouts are sent where and for whom the form says, for the price and days on the button', async () => {
  const { user, game } = await openScouting()
  const { money, day } = game.state
  expect(screen.getByText(/^No reports yet\./)).toBeVisible()
  const form = scouts()
  await user.selectOptions(form.getByRole('combobox', { name: 'Region' }), 'Northern Europe')
  await user.selectOptions(form.getByRole('combobox', { name: 'Position' }), 'Midfielder')
  await user.selectOptions(form.getByRole('combobox', { name: 'Age' }), 'Up to 21')
  expect(
    form.getByText(/from Scotland, Ireland, Denmark, Sweden and Norway: until the next refresh/),
  ).toBeVisible()
  await press(user, 'Send scouts: £120,000, 21 days')
  expect(game.state.money).toBe(money - 120_000)
  expect(game.state.scouting.assignment).toEqual({
    brief: { region: 'north', position: 'Midfielder', ages: 'young' },
    day: day + 21,
  })
  const heading = scouts().getByRole('heading', { name: 'Midfielders, up to 21, Northern Europe' })
  expect(document.activeElement).toBe(heading)
  expect(scouts().getByText('Their report is due in 21 days.')).toBeVisible()
})

test('scouts who are called back can be sent again', async () => {
  const { user, game } = await openScouting((state) => {
    sendScouts(state, { region: 'west', position: 'any', ages: 'any' })
  })
  await press(user, 'Call the scouts back')
  expect(game.state.scouting.assignment).toBeNull()
  expect(document.activeElement).toBe(scouts().getByRole('heading', { name: 'Your scouts are at home' }))
  expect(scouts().getByRole('button', { name: /^Send scouts: £60,000/ })).toBeVisible()
})

test('without the money nobody is sent, and the page says what is missing', async () => {
  await openScouting((state) => {
    state.money = 59_999
  })
  const button = screen.getByRole('button', { name: 'Send scouts: £60,000, 14 days' })
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByText('Need £60,000 to send out scouts.')).toBeVisible()
})

test('a report leads to an offer, the shortlist and the market', async () => {
  const { user, game, root } = await openScouting((state) => {
    for (const region of ['league', 'south'] as const) {
      sendScouts(state, { region, position: 'any', ages: 'young' })
      if (state.scouting.assignment) state.scouting.assignment.day = state.day
      watchScouts(state)
    }
    // The two reports came on different days.
    if (state.scouting.reports[0]) state.scouting.reports[0].day += 1
  })
  const [abroad, league] = game.state.scouting.reports
  const first = league?.players[0]
  const listed = abroad?.players[0]
  if (!first || !listed) throw new Error('Both reports name somebody')
  const table = within(screen.getByRole('table', { name: 'All positions, up to 21, both divisions' }))
  const row = within(table.getByRole('row', { name: new RegExp(first.name) }))
  expect(row.getByText(/^£[\d,]+–£[\d,]+$/)).toBeVisible()
  await user.click(row.getByRole('button', { name: `Shortlist: ${first.name}` }))
  expect(game.state.shortlist).toEqual([first.id])
  await user.click(row.getByRole('button', { name: `Make an offer: ${first.name}` }))
  expect(root.ui.modal).toEqual({ kind: 'make-offer', id: first.id })
  await user.keyboard('{Escape}')
  await press(user, `Show on the market: ${listed.name}`)
  expect(screen.getByRole('tab', { name: 'Transfer Market', selected: true })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search players...' })).toHaveProperty('value', listed.name)
  expect((await screen.findAllByText(listed.name)).length).toBeGreaterThan(0)
})

test('the names of a report and of the offers opened nothing', async () => {
  const { user, game } = await openScouting((state) => {
    state.transferBudget = 60_000_000
    sendScouts(state, { region: 'league', position: 'any', ages: 'young' })
    if (state.scouting.assignment) state.scouting.assignment.day = state.day
    watchScouts(state)
    makeOffer(state, state.scouting.reports[0]!.players[0]!.id, 5_000_000)
  })
  const { name } = game.state.scouting.reports[0]!.players[0]!
  const openPage = async () => {
    await press(user, name)
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await openPage()
  await user.click(screen.getByRole('tab', { name: /^Bids/ }))
  await openPage()
})

test('a report names who is no longer to be had, and one without names says so', async () => {
  await openScouting((state) => {
    const brief = { region: 'league', position: 'Goalkeeper', ages: 'prime' } as const
    state.scouting.reports = [
      { brief, day: 2, players: [] },
      { brief: { ...brief, position: 'Forward' }, day: 1, players: [{ id: 'p0', name: 'Long Gone' }] },
    ]
  })
  expect(screen.getByText('They found nobody who fits and would join you.')).toBeVisible()
  const row = within(screen.getByRole('row', { name: /Long Gone/ }))
  expect(row.getByText('No longer available')).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
})
