import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { characterOf } from '../../client/simulation/people/character.ts'
import { namesOfCharacter } from '../../client/simulation/people/characterWords.ts'
import { searchReport, type SearchRow } from '../../client/simulation/reports/offerReport.ts'
import { SHORT_POSITIONS } from '../../client/components/playerWords.ts'
import { fillSquad } from '../support/longCareer.ts'
import { openGame, openTab } from './openGame.tsx'

/** Opens a view of the transfers with money for a signing. */
async function openView(view: RegExp, prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({
    prepare: (state) => {
      state.transferBudget = 60_000_000
      state.wageBudget = 500_000
      prepare(state)
    },
  })
  await openTab(opened.user, 'Transfers')
  await opened.user.click(await screen.findByRole('tab', { name: view }))
  return opened
}

test('the search finds players of all clubs by its filters, and keeps a shortlist', async () => {
  const { user, game } = await openView(/^Search/)
  const table = await screen.findByRole('table', { name: 'Players of other clubs' })
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(names()).toHaveLength(40)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Position' }), 'Goalkeeper')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), 'Up to 24')
  const wanted = searchReport(game.state).filter(
    ({ player, isInterested }) => isInterested && player.type === 'Goalkeeper' && player.age <= 24,
  )
  expect(names()).toHaveLength(wanted.length)
  const { name } = wanted[0]!.player
  await user.click(screen.getByRole('button', { name: `Shortlist: ${name}` }))
  expect(screen.getByText('Shortlist 1/20')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Shortlist' }))
  expect(names()).toHaveLength(1)
  await user.type(screen.getByRole('searchbox', { name: 'Search players or clubs' }), 'nobody at all')
  expect(screen.getByText('Nobody matches your search.')).toBeVisible()
})

test('the search has position and age in their columns, and below the name only the club', async () => {
  const { game } = await openView(/^Search/)
  const [{ player, club }] = searchReport(game.state).filter(({ isInterested }) => isInterested) as [
    SearchRow,
  ]
  const row = within(await screen.findByRole('row', { name: new RegExp(player.name) }))
  expect(row.getByText(club.name)).toBeVisible()
  expect(row.getByText(`${SHORT_POSITIONS[player.type]} · ${player.age} · ${club.name}`)).toHaveAttribute(
    'data-repeated',
  )
})

test('the name of a player found opened nothing', async () => {
  const { user, game } = await openView(/^Search/)
  const [{ player, club }] = searchReport(game.state).filter(({ isInterested }) => isInterested) as [
    SearchRow,
  ]
  await user.click(await screen.findByRole('button', { name: player.name }))
  const page = within(await screen.findByRole('dialog', { name: player.name }))
  expect(page.getByRole('button', { name: club.name })).toBeVisible()
})

test('who would not join is said to be not interested', async () => {
  const { user } = await openView(/^Search/, (state) => void (state.reputation = 1))
  await user.click(await screen.findByRole('checkbox', { name: 'Would join us' }))
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Not Interested: / })
  expect(button!.disabled).toBe(true)
  expect(button!.title).toMatch(/ isn’t interested in joining a club of your reputation\.$/)
})

test.each([
  ['sent', 'Answer awaited'],
  ['closed', 'Talks failed'],
  ['agreed', 'Fee agreed'],
] as const)('a blocked Offer said why in its tooltip alone: after one that is %s', async (stage, words) => {
  const { game } = await openView(/^Search/, (state) => {
    const { player, club } = searchReport(state).find(({ isInterested }) => isInterested)!
    const talks = { playerId: player.id, clubId: club.id, name: player.name, asked: 0, round: 1, declined: 0 }
    state.offers = [{ ...talks, fee: 9_000_000, stage, day: 9 }]
  })
  const { name } = game.state.offers[0]!
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }))
  expect(row.getByRole('button', { name: `Make an offer: ${name}` })).toBeDisabled()
  expect(row.getByText(words)).toBeVisible()
  expect(screen.getAllByText(words)).toHaveLength(1)
})

test('every blocked Offer says beside it that the squad is full', async () => {
  await openView(/^Search/, (state) => fillSquad(state, 40))
  expect(await screen.findAllByText('Squad full')).toHaveLength(40)
})

test('Offer opened a dialog for every player with nothing left to spend', async () => {
  const { user } = await openView(/^Search/, (state) => void (state.transferBudget = 0))
  expect(await screen.findAllByText('No transfer budget')).toHaveLength(40)
  const [button] = screen.getAllByRole('button', { name: /^Make an offer: / })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('title', 'There’s nothing left in your transfer budget.')
  await user.click(button!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Leaves the talks over a player who would join at a stage. */
function haveTalks(state: GameState, stage: 'asked' | 'agreed'): void {
  const { player, club } = searchReport(state).find(({ isInterested }) => isInterested)!
  const talks = { playerId: player.id, clubId: club.id, name: player.name, round: 1, declined: 0 }
  state.offers = [{ ...talks, asked: 9_500_000, fee: 9_000_000, stage, day: 9 }]
}

function fillUp(state: GameState): void {
  fillSquad(state, 40)
}

function spendAll(state: GameState): void {
  state.transferBudget = 0
}

test.each([
  ['asked', 'Next offer', 'Squad full', fillUp],
  ['asked', 'Next offer', 'No transfer budget', spendAll],
  ['agreed', 'Offer terms', 'Squad full', fillUp],
  ['agreed', 'Offer terms', 'No transfer budget', spendAll],
] as const)(
  'an offer that is %s opened a dialog by %s that could only be closed: %s',
  async (stage, step, words, hinder) => {
    const { game } = await openView(/^Bids/, (state) => {
      haveTalks(state, stage)
      hinder(state)
    })
    const { name } = game.state.offers[0]!
    const card = within(await screen.findByRole('listitem', { name: `Offer for ${name}` }))
    expect(card.getByRole('button', { name: `${step}: ${name}` })).toBeDisabled()
    expect(card.getByText(words)).toBeVisible()
    expect(card.getByRole('button', { name: `End the talks: ${name}` })).toBeEnabled()
  },
)

test('an offer is made in a dialog, and waits for the answer', async () => {
  const { user, game } = await openView(/^Search/)
  const [button] = await screen.findAllByRole('button', { name: /^Make an offer: / })
  await user.click(button!)
  const dialog = within(await screen.findByRole('dialog', { name: /^Offer for / }))
  const field = dialog.getByRole('spinbutton', { name: 'Fee in £' })
  await user.clear(field)
  await user.type(field, '99000000')
  await user.click(dialog.getByRole('button', { name: 'Make the offer' }))
  expect(dialog.getByText(/^Insufficient transfer budget\./)).toBeVisible()
  await user.clear(field)
  await user.type(field, '5000000')
  await user.click(dialog.getByRole('button', { name: 'Make the offer' }))
  expect(game.state.offers).toMatchObject([{ fee: 5_000_000, stage: 'sent', round: 1 }])
  await user.click(screen.getByRole('tab', { name: 'Bids' }))
  const card = within(await screen.findByRole('listitem', { name: /^Offer for / }))
  expect(card.getByText(/^£5,000,000 offered\. .+ answer (tomorrow|in \d days)\.$/)).toBeVisible()
  await user.click(card.getByRole('button', { name: /^End the talks: / }))
  expect(screen.getByText(/^You have no offers out\./)).toBeVisible()
})

test('when the club agrees, the terms are offered to the player, who joins', async () => {
  const { user, game } = await openView(/^Bids/, (state) => {
    const row = searchReport(state).find(({ isInterested }) => isInterested)!
    const { id, name } = row.player
    const talks = { playerId: id, clubId: row.club.id, name, asked: 0, round: 1, declined: 0 }
    state.offers = [{ ...talks, fee: 9_000_000, stage: 'agreed', day: 9 }]
  })
  expect(screen.getByRole('tab', { name: 'Bids (1)' })).toBeVisible()
  const { name } = game.state.offers[0]!
  expect(await screen.findByText('Agreed for £9,000,000. Terms with the player within 8 days.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: `Offer terms: ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Contract of ${name}` }))
  expect(dialog.getByText('£9,000,000')).toBeVisible()
  expect(dialog.getByText(namesOfCharacter(characterOf(game.state.seed, { name })))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Make the offer' }))
  expect(game.state.players.at(-1)?.name).toBe(name)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByText(`Signed ${name} for £9,000,000.`).length).toBeGreaterThan(0)
})
