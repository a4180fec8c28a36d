/** A ranked run whose match cannot kick off. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Api } from '../../client/api/Api.ts'
import { loadChunks } from '../../client/components/lazyComponent.tsx'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { refused, unreachable } from '../stores/makeApi.ts'
import { openPage, REGISTERED } from './openPage.tsx'

async function openMatchDay() {
  const drawLuck = vi.fn<Api['drawLuck']>(unreachable)
  const storage = { ...REGISTERED, settings: JSON.stringify({ matchdayMode: 'instant' }) }
  const page = await openPage('/game?seed=5', { storage, calls: { drawLuck } })
  const run = '0b7f3a52-6c1d-4e88-8f10-2d3c4b5a6978'
  const career = createGame({ seed: 5, challenge: CHALLENGES[0]!, run })
  while (!career.awaitingKickOff) beginDay(career)
  act(() => page.gameStores.game.resume(career))
  await act(loadChunks)
  await page.user.click(screen.getByRole('button', { name: /^Play: / }))
  const dialog = await screen.findByRole('dialog', { name: 'No kick-off yet' })
  return { ...page, dialog, drawLuck }
}

const panel = () => screen.findByRole('region', { name: /^Challenge: / })

test('a match without the server is tried again until it kicks off', async () => {
  const { user, dialog, drawLuck, gameStores } = await openMatchDay()
  expect(within(dialog).getByText(/^We couldn’t be reached for the coin toss/)).toBeVisible()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Try again' })).toHaveFocus())
  drawLuck.mockResolvedValue(7)
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(gameStores.game.state.lastMatch?.day).toBe(7)
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await panel()).toHaveTextContent('RunRanked')
})

test('a run of a challenge that has closed goes on unranked', async () => {
  const { user, drawLuck, gameStores, dialog } = await openMatchDay()
  drawLuck.mockImplementation(refused('This challenge is over and its table is final.', 409))
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  const again = await screen.findByRole('dialog', { name: 'No kick-off yet' })
  expect(await within(again).findByText('This challenge is over and its table is final.')).toBeVisible()
  await user.click(within(again).getByRole('button', { name: 'Carry on unranked' }))
  expect(await panel()).toHaveTextContent('RunJust for fun')
  await user.click(screen.getByRole('button', { name: /^Play: / }))
  expect(gameStores.game.state.lastMatch?.day).toBe(7)
  expect(drawLuck).toHaveBeenCalledTimes(2)
})

test('a run that has gone on elsewhere offered nothing but a try that failed again', async () => {
  const { user, drawLuck, dialog } = await openMatchDay()
  drawLuck.mockImplementation(refused(challengeRules.runGoneOn, 409))
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  const again = await screen.findByRole('dialog', { name: 'No kick-off yet' })
  expect(await within(again).findByText(/^Your ranked run has gone on from here/)).toBeVisible()
  expect(within(again).queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(() => expect(within(again).getByRole('button', { name: 'Load Game' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Load Game' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'No kick-off yet' })).toBeNull()
})

test.each([challengeRules.closed, challengeRules.runUnknown])(
  'no other try is offered for good: %s',
  async (reason) => {
    const { user, drawLuck, dialog } = await openMatchDay()
    drawLuck.mockImplementation(refused(reason, 409))
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    const again = await screen.findByRole('dialog', { name: 'No kick-off yet' })
    expect(await within(again).findByText(reason)).toBeVisible()
    expect(within(again).queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(within(again).getByRole('button', { name: 'Carry on unranked' }))
    expect(await panel()).toHaveTextContent('RunJust for fun')
  },
)
