import { act, screen, waitFor, within } from '@testing-library/react'
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

/** In the first week the checklist asks for an investment, and the queue does not. */
function afterFirstMatch(state: GameState) {
  Object.assign(state, { currentMatchWeek: 1, day: 8 })
}

test('five rows are shown, the others fold', async () => {
  const { user } = await openGame({ prepare: (state) => addBids(state, 6) })
  expect(queue().getAllByRole('button', { name: 'See the bid' })[0]).toBeVisible()
  const more = queue().getByText('2 more')
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
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Needs you' }).contains(document.activeElement)).toBe(true)
  })
})

test('idle money is invested by the button of its row', async () => {
  const { user, game } = await openGame({ prepare: afterFirstMatch })
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

test('the queue of a career that has ended does not ask to continue', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.ended = { reason: 'retired', day: state.day, season: 1, position: 10 }
    },
  })
  await user.keyboard('{Escape}')
  expect(queue().getByText('Nothing needs you any more.')).toBeVisible()
})

test('the dashboard of a career that has ended told of a match and a summer to come', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.currentMatchWeek = 3
      state.ended = { reason: 'retired', day: state.day, season: 1, position: 10 }
    },
  })
  await user.keyboard('{Escape}')
  const next = within(screen.getByRole('region', { name: 'Next match' }))
  expect(next.getByText('Your last match has been played.')).toBeVisible()
  const fixtures = within(await screen.findByRole('region', { name: 'Upcoming fixtures' }))
  expect(fixtures.getByText('No more matches for you.')).toBeVisible()
  expect(next.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/next summer’s budgets/)).toBeNull()
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

test('the queue of the first week leaves the idle money to the checklist', async () => {
  await openGame()
  expect(queue().queryByText(/lies idle/)).toBeNull()
})

test.each([
  ['a month skipped in between', 'own', { season: 1, week: 2 }, true],
  ['another career of the seed, further on', 'own', { season: 2, week: 3 }, false],
  ['a club taken over was compared with the one that was left', 'exeter-quay', { season: 1, week: 2 }, false],
])('what has changed since an earlier visit: %s', async (_, club, round, isShown) => {
  const seen = { place: 9, money: 4_000_000, fans: 5_000, mood: 60, confidence: 50, players: 17, out: 0 }
  await openGame({
    prepare: (state) => Object.assign(state, { currentMatchWeek: 6, day: 43, money: 3_000_000 }),
    storage: { 'last-look': JSON.stringify({ seed: 1, club, latest: { ...round, ...seen }, before: null }) },
  })
  const since = screen.queryByRole('region', { name: 'Since you last looked' })
  expect(since?.textContent.includes('−\u2060£1,000,000, now £3,000,000') ?? false).toBe(isShown)
})

test.each(['{', 'null', '{"seed":1,"club":"own","latest":{"week":"two"},"before":null}'])(
  'an earlier look stored as %s counts for nothing',
  async (text) => {
    await openGame({ storage: { 'last-look': text } })
    expect(screen.queryByRole('region', { name: 'Since you last looked' })).toBeNull()
  },
)
