import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { makePastSeason } from '../simulation/makeGame.ts'
import { openGame } from './openGame.tsx'

async function openManager(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await opened.user.keyboard('{Control>}k{/Control}')
  await opened.user.type(await screen.findByRole('combobox'), 'your career{Enter}')
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Your career' })) }
}

it('the manager is shown with name, reputation and what it does', async () => {
  const { dialog, game } = await openManager()
  expect(dialog.getByText(game.state.manager.name)).toBeVisible()
  expect(dialog.getByRole('img', { name: 'Reputation: 2 out of 5' })).toBeVisible()
  expect(dialog.getByText('Still to make a name')).toBeVisible()
  expect(dialog.getByText(/drifts towards 50%/)).toBeVisible()
  expect(dialog.getByText(/goes into the books/)).toBeVisible()
})

it('the last season says what moved the reputation', async () => {
  const { dialog } = await openManager((state) => {
    state.pastSeasons = [makePastSeason({ position: 1 })]
    state.manager.reputation = 4.6
    state.manager.moves = [
      { change: 0.12, cause: { kind: 'place', expected: 5, position: 1 } },
      { change: -0.1, cause: { kind: 'debts' } },
    ]
  })
  const moves = within(dialog.getByRole('region', { name: 'Your reputation after season 1, in stars' }))
  expect(moves.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Tipped for 5th, finished 1st',
    'Debts at the season’s end',
  ])
  expect(moves.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['+0.12', '−0.1'])
  expect(dialog.getByText('One of the greats')).toBeVisible()
  expect(dialog.getByText(/drifts towards 58%, against 50% for a newcomer/)).toBeVisible()
})

it('name and face are changed, and stay as they are on Cancel and without a name', async () => {
  const { dialog, game, user } = await openManager()
  const { name, face } = game.state.manager
  await user.click(dialog.getByRole('button', { name: 'Change name and face' }))
  await user.clear(dialog.getByLabelText('Your name'))
  await user.click(dialog.getByRole('button', { name: 'Another face' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('A manager needs a name.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(game.state.manager).toMatchObject({ name, face })
  await user.click(dialog.getByRole('button', { name: 'Change name and face' }))
  await user.clear(dialog.getByLabelText('Your name'))
  await user.click(dialog.getByRole('button', { name: 'Another face' }))
  await user.type(dialog.getByLabelText('Your name'), 'Sam Carter{Enter}')
  expect(dialog.getByText('Sam Carter')).toBeVisible()
  expect(game.state.manager.name).toBe('Sam Carter')
  expect(game.state.manager.face).not.toBe(face)
})
