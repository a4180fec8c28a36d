import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeLoan, makePlayer } from '../simulation/makeGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { loanOffers } from '../../client/simulation/loans/lending.ts'
import { loanReport } from '../../client/simulation/reports/loanReport.ts'
import { formatMoney } from '../../client/components/formatMoney.ts'
import { SHORT_POSITIONS } from '../../client/components/playerWords.ts'
import { openGame, press } from './openGame.tsx'

function addForward(state: GameState) {
  state.players.push(
    makePlayer({ id: `p${state.nextId++}`, name: 'Young Talent', type: 'Forward', age: 18, quality: 2 }),
  )
}

async function openLoans(prepare: (state: GameState) => void = addForward) {
  const opened = await openGame({ prepare })
  await opened.user.click(screen.getByRole('tab', { name: 'Squad' }))
  await opened.user.click(await screen.findByRole('tab', { name: 'Loans' }))
  await screen.findByRole('table', { name: 'Players you can lend out' })
  return opened
}

test('a player is lent to the club and for the wage on the button, and comes back', async () => {
  const { user, game } = await openLoans()
  const player = game.state.players.at(-1)!
  const [offer] = loanOffers(game.state, player)
  if (!offer) throw new Error('A club asks')
  expect(screen.getByRole('heading', { name: 'Out on loan: 0 of 4' })).toBeVisible()
  await press(user, 'Lend Out: Young Talent')
  const dialog = within(await screen.findByRole('dialog', { name: 'Lend out Young Talent' }))
  const part = within(dialog.getByRole('region', { name: `First choice at ${offer.club.name}` }))
  expect(part.getByText('about 34')).toBeVisible()
  expect(part.getByText('40%')).toBeVisible()
  await press(user, `Lend to ${offer.club.name}: you pay ${formatMoney(offer.weekly)} a week`)
  expect(game.state.loans).toMatchObject([{ player: { id: player.id }, club: offer.club.name }])
  expect(screen.queryByRole('dialog')).toBeNull()
  const row = within(screen.getByRole('row', { name: /Young Talent/ }))
  expect(row.getByText(/, first choice$/)).toBeVisible()
  expect(row.getByRole('button', { name: offer.club.name })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Out on loan: 1 of 4' })).toBeVisible()
})

test('the details of a player lead to the clubs, or to what must be done first', async () => {
  const { user, game, root } = await openLoans((state) => {
    addForward(state)
    const player = state.players.at(-1)!
    player.contract.until = state.currentSeason
  })
  expect(screen.getByText('Young Talent’s contract runs out this season. Renew it first.')).toBeVisible()
  act(() => {
    root.ui.openModal({ kind: 'player-details', id: game.state.players.at(-1)!.id })
  })
  await screen.findByRole('dialog', { name: 'Young Talent' })
  await press(user, 'Lend Out')
  const dialog = within(await screen.findByRole('dialog', { name: 'Lend out Young Talent' }))
  expect(dialog.getByText('Young Talent’s contract runs out this season. Renew it first.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Lend to/ })).toBeNull()
  await press(user, 'Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the list of those on loan shows matches, goals, growth and an injury', async () => {
  const { game } = await openLoans((state) => {
    addForward(state)
    const player = state.players.pop()!
    player.injured = true
    state.loans = [makeLoan({ player, matches: 11, goals: 4, qualityBefore: 1.75 })]
  })
  const row = within(screen.getByRole('row', { name: /Young Talent \(Injured\)/ }))
  expect(row.getByText('11')).toBeVisible()
  expect(row.getByText('4')).toBeVisible()
  expect(row.getByText(/\+0\.25/)).toBeVisible()
  expect(game.state.loans).toHaveLength(1)
})

test('after match week 21 the page says that nobody else can be lent', async () => {
  await openLoans((state) => {
    addForward(state)
    state.currentMatchWeek = 21
  })
  expect(screen.getByText(/nobody else can go out this season/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Lend Out/ })).toBeNull()
})

test('every player of both lists had the same sentence beside them once loans were closed', async () => {
  await openLoans((state) => {
    addForward(state)
    state.currentMatchWeek = 21
  })
  expect(
    screen.getByText('No club lends players out after match week 21. Try again in the summer.'),
  ).toBeVisible()
  expect(
    screen.getByText('No club takes players on loan after match week 21. Try again in the summer.'),
  ).toBeVisible()
})

test('a player to borrow is listed with position, age, country and club where the columns have no room', async () => {
  const { game } = await openLoans()
  const { player, club } = loanReport(game.state).forLoan[0]!
  const row = screen.getByRole('row', { name: new RegExp(`^${player.name}`) })
  expect(row.querySelector('[data-repeated]')).toHaveTextContent(
    `${SHORT_POSITIONS[player.type]} · ${player.age} · ${player.nationality} · ${club}`,
  )
})
