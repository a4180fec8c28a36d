import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { holdIntake } from '../../client/simulation/season/youthIntake.ts'
import { openGame, openTab } from './openGame.tsx'

async function openAcademy(prepare: (state: GameState) => void = (state) => void holdIntake(state, 1)) {
  const opened = await openGame({ prepare })
  await openTab(opened.user, 'Squad')
  await opened.user.click(await screen.findByRole('tab', { name: 'Academy' }))
  await screen.findByRole('heading', { name: 'Intake' })
  return opened
}

test('youngsters are signed or let go, one by one', async () => {
  const { user, game } = await openAcademy()
  const [first, second] = game.state.academy.intake
  expect(screen.getByRole('heading', { name: '3 youngsters are waiting for your decision' })).toBeVisible()
  expect(screen.getByText(/^Decide by season 1, week 2\./)).toBeVisible()
  const card = within(screen.getByRole('listitem', { name: first!.name }))
  expect(card.getByText(/^Potential/).textContent).toMatch(/^Potential \d\.\d–\d\.\d$/)
  expect(card.getByText(/a week until the end of season 4$/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: `Sign: ${first!.name}` }))
  expect(game.state.players.at(-1)?.name).toBe(first!.name)
  expect(document.activeElement?.textContent).toBe('2 youngsters are waiting for your decision')

  screen.getByRole('button', { name: `Let go: ${second!.name}` }).focus()
  await user.keyboard('{Enter}')
  expect(game.state.academy.released.map(({ name }) => name)).toEqual([second!.name])
  expect(screen.getByRole('heading', { name: 'One youngster is waiting for your decision' })).toBeVisible()
  const prospects = within(screen.getByRole('table', { name: 'Players under 25' }))
  expect(prospects.getByRole('rowheader', { name: new RegExp(`^${first!.name}`) })).toBeVisible()
})

test('the focus stays in the view after the last decision', async () => {
  const { user, game } = await openAcademy()
  for (const { name } of game.state.academy.intake.slice()) {
    await user.click(screen.getByRole('button', { name: `Let go: ${name}` }))
  }
  expect(document.activeElement?.textContent).toBe('Nobody is waiting for your decision')
})

test('what stands in the way of a signing is said', async () => {
  await openAcademy((state) => {
    holdIntake(state, 1)
    state.wageBudget = 0
  })
  for (const button of screen.getAllByRole('button', { name: /^Sign: / })) {
    expect((button as HTMLButtonElement).disabled).toBe(true)
  }
  expect(screen.getAllByText(/^Insufficient wage budget\. Need £/)).toHaveLength(3)
})

test('without an intake the next one is announced', async () => {
  await openAcademy((state) => {
    state.assistant.signsYoungsters = true
  })
  expect(screen.queryByRole('button', { name: /^Sign: / })).toBeNull()
  expect(
    screen.getByText(
      /^Next intake: the first day of next season\. .* 3 youngsters will come through\. The assistant will decide on them\.$/,
    ),
  ).toBeVisible()
})
