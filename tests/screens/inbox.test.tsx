import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noUnrest, type Unrest } from '../../client/simulation/people/unrest.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame } from './openGame.tsx'

/** Makes the first player of the squad unhappy. */
function unsettle(state: GameState, unrest: Partial<Unrest>) {
  const [player] = state.players
  player!.contract.status = 'regular'
  state.minds = [
    {
      ...noUnrest(player!.id),
      recent: 'LLSLLSLLLL',
      stage: 'unhappy',
      cause: { kind: 'matches' },
      answerBy: 14,
      ...unrest,
    },
  ]
}

test('without messages the notifications show no inbox', async () => {
  await openGame()
  expect(screen.queryByRole('heading', { name: /for an answer$/ })).toBeNull()
})

test('a message waits in the queue, or beside another tab above the news of the squad, and is answered', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      unsettle(state, {})
    },
  })
  const [{ name, morale } = { name: '', morale: 0 }] = game.state.players
  const queue = within(screen.getByRole('region', { name: 'Needs you' }))
  expect(queue.getByText('14 days left')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'One player is waiting for an answer' })).toBeNull()
  await user.keyboard('2')
  expect(await screen.findByRole('heading', { name: 'One player is waiting for an answer' })).toBeVisible()
  const inbox = within(screen.getByRole('region', { name: 'One player is waiting for an answer' }))
  expect(
    inbox.getByText('Started 2 of the last 10 matches when fit. Promised: Regular.', { exact: false }),
  ).toBeVisible()
  expect(inbox.getByText('14 days left')).toBeVisible()
  const filters = screen.getByRole('group', { name: 'Show notifications' })
  await user.click(within(filters).getByRole('button', { name: 'Match' }))
  expect(screen.queryByRole('heading', { name: 'One player is waiting for an answer' })).toBeNull()
  await user.click(within(filters).getByRole('button', { name: 'Squad' }))

  await user.click(await screen.findByRole('button', { name: `Answer ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `${name} is unhappy` }))
  expect(dialog.getByText(/^Answer by day 7 of week 2\. Without an answer: −0\.\d+ morale/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Ask for patience' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Promise more matches' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(game.state.minds[0]).toMatchObject({ stage: 'content', promise: { needed: 5 } })
  expect(game.state.players[0]!.morale).toBeCloseTo(morale + 0.3, 5)
  expect(screen.queryByRole('heading', { name: 'One player is waiting for an answer' })).toBeNull()
})

test('an answer that cannot be given says why, and the others can, by keyboard', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      unsettle(state, { stage: 'leaving', distrustUntil: 200, bidDay: 5 })
    },
  })
  const [{ name } = { name: '' }] = game.state.players
  await user.keyboard('2')
  await user.click(await screen.findByRole('button', { name: `Answer ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `${name} asks to leave` }))
  const promise = dialog.getByRole('button', { name: 'Promise more matches' })
  expect(promise.getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByText('You broke a promise. They won’t believe another before day 200.')).toBeVisible()
  await user.click(promise)
  expect(game.state.minds[0]).toMatchObject({ stage: 'leaving', answerBy: 14 })
  dialog.getByRole('button', { name: 'Put up for bids' }).focus()
  await user.keyboard('{Enter}')
  expect(game.state.minds[0]).toMatchObject({ stage: 'leaving', answerBy: 0, cause: { kind: 'listed' } })
})

test('a message may be left for later', async () => {
  const { user, game } = await openGame({
    prepare: (state) => {
      unsettle(state, {})
    },
  })
  const [{ name } = { name: '' }] = game.state.players
  await user.keyboard('2')
  await user.click(await screen.findByRole('button', { name: `Answer ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Decide Later' }))
  expect(game.state.minds[0]?.answerBy).toBe(14)
  expect(screen.getByRole('button', { name: `Answer ${name}` })).toBeVisible()
})
