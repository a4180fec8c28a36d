import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { MANAGERS } from '../support/managers.ts'
import { openGame, press } from './openGame.tsx'

const board = () => within(screen.getByRole('region', { name: 'The board' }))

it('the board asks for an objective on the first day, with the default one in force', async () => {
  const { game, user } = await openGame()
  expect(board().getByText('Asks for your objective')).toBeVisible()
  expect(board().getByText('Until you choose, it’s Safe.')).toBeVisible()
  expect(board().getByRole('meter', { name: 'Confidence' }).getAttribute('aria-valuetext')).toBe('50%')
  await press(user, 'Choose the objective')
  const dialog = within(await screen.findByRole('dialog', { name: 'Objective of season 1' }))
  expect(dialog.getByText(/^Title: 1st place$/)).toBeVisible()
  expect(dialog.getByText('£6,250,000')).toBeVisible()
  expect(dialog.getByText('the board takes £1,875,000')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Choose Ambitious' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(game.state).toMatchObject({ transferBudget: 5_500_000, board: { level: 'ambitious' } })
  expect(board().queryByText('Asks for your objective')).toBeNull()
  expect(board().getByRole('button', { name: 'Change the objective' })).toBeVisible()
})

it('the board asks nothing of a manager whom it has sacked in the summer', async () => {
  const { user } = await openGame({
    prepare: (state) => {
      state.ended = { reason: 'sacked', day: state.day, season: 1, position: 19 }
    },
  })
  await user.keyboard('{Escape}')
  expect(board().queryByText('Asks for your objective')).toBeNull()
  expect(board().getByRole('button', { name: 'See the objectives' })).toBeVisible()
})

it('deciding later keeps the default', async () => {
  const { game, user } = await openGame()
  await press(user, 'Choose the objective')
  await user.click(await screen.findByRole('button', { name: 'Decide later' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(game.state.board).toMatchObject({ level: 'safe', isChosen: false })
})

it('after the first match the objectives can only be read, and the confidence has reasons', async () => {
  const { game, user } = await openGame({
    prepare: (state) => {
      while (state.currentMatchWeek < 6) playDay(state)
    },
  })
  const rows = within(board().getByRole('table', { name: 'What has moved its confidence' })).getAllByRole(
    'row',
  )
  expect(rows).toHaveLength(1 + Math.min(6, game.state.board.moves.length))
  expect(rows[1]?.textContent).toMatch(/^Season 1, week \d(Won|Lost) \d–\d (at home to|away at) .+[+−]1$/)
  await press(user, 'See the objectives')
  const dialog = within(await screen.findByRole('dialog', { name: 'Objective of season 1' }))
  expect(dialog.getByText('The season’s under way, so the objective stands.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /Choose|Stay/ })).toBeNull()
})

it('the review of a season leads to the objective of the next', async () => {
  const evening = createGame({ seed: 4 })
  while (evening.currentMatchWeek < 38) {
    beginDay(evening)
    MANAGERS.auto(evening)
    playMatchDay(evening)
  }
  beginDay(evening)
  const { user, root } = await openGame({
    prepare: (state) => {
      Object.assign(state, copyGame(evening))
    },
  })
  root.ui.openModal({ kind: 'season-review', season: 1 })
  const review = within(await screen.findByRole('dialog', { name: 'Season 1 in review' }))
  expect(review.getByRole('region', { name: /verdict/ }).textContent).toMatch(
    /The objective was Safe, \d+\w\w or better: (met|missed)/,
  )
  await user.click(review.getByRole('button', { name: 'Objective of season 2' }))
  expect(await screen.findByRole('dialog', { name: 'Objective of season 2' })).toBeVisible()
})
