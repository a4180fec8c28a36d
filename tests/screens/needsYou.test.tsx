import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pounds, signedPounds } from '../../client/simulation/core/money.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame } from './openGame.tsx'

const queue = () => within(screen.getByRole('region', { name: 'Needs you' }))

/** Clubs bid for this many players. */
function addBids(state: GameState, count: number) {
  state.bids = state.players.slice(0, count).map(({ id: playerId }, i) => ({
    playerId,
    clubId: null,
    club: 'Porto',
    fee: 1_000_000,
    deadline: 3 + i,
    hasRisen: false,
  }))
}

test('five rows are shown, the others fold', async () => {
  const { user } = await openGame({ prepare: (state) => addBids(state, 6) })
  expect(queue().getAllByRole('button', { name: 'See the bid' })[0]).toBeVisible()
  const more = queue().getByText('3 more')
  const last = queue().getAllByRole('listitem').at(-1)!
  expect(last).not.toBeVisible()
  await user.click(more)
  expect(last).toBeVisible()
})

test('a row leads to its place, by the keyboard', async () => {
  const { user, game, root } = await openGame({ prepare: (state) => addBids(state, 1) })
  const { name } = game.state.players[0]!
  const button = queue().getByRole('button', { name: 'See the bid' })
  expect(button).toHaveAccessibleDescription(`Porto bid £1,000,000 for ${name}`)
  act(() => button.focus())
  await user.keyboard('{Enter}')
  expect(root.ui.tab).toBe('transfers')
  expect((await screen.findByRole('tab', { name: 'Bids (1)' })).getAttribute('aria-selected')).toBe('true')
})

test('a row whose matter a command settles is gone, and the focus stays in the queue', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      state.players.find(({ inSquad }) => inSquad)!.inSquad = false
    },
  })
  await user.click(queue().getByRole('button', { name: 'Pick the best' }))
  expect(game.state.players.filter(({ inSquad }) => inSquad)).toHaveLength(11)
  expect(queue().queryByText('Only 10 of 11 can play')).toBeNull()
  expect(screen.getByRole('region', { name: 'Needs you' }).contains(document.activeElement)).toBe(true)
})

test('idle money is invested by the button of its row', async () => {
  const { user, game } = await openGame()
  const { length } = game.state.facilities
  await user.click(queue().getByRole('button', { name: /^Build the / }))
  expect(game.state.facilities).toHaveLength(length + 1)
})

test('says so when nothing needs the player', async () => {
  await openGame({
    prepare: (state) => {
      state.board.isChosen = true
      state.money = 900_000
      for (const player of state.players) player.wage = 0
    },
  })
  expect(queue().getByText('Nothing needs you. Continue when you’re ready.')).toBeVisible()
})

test('what has changed since the round that the player saw last stands above the rest', async () => {
  const { game, gameStores, root, wait } = await openGame()
  const since = () => screen.queryByRole('region', { name: 'Since you last looked' })
  const { money } = game.state
  expect(since()).toBeNull()
  act(() => gameStores.ahead.start('match'))
  wait(0)
  act(() => root.ui.closeAllModals())
  expect(game.state.currentMatchWeek).toBe(1)
  const change = signedPounds(Math.round(game.state.money - money))
  expect(within(since()!).getByText(`${change}, now ${pounds(game.state.money)}`)).toBeVisible()
})
