import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { characterOf } from '../../client/simulation/people/character.ts'
import { namesOfCharacter } from '../../client/simulation/people/characterWords.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { askedTerms, leastWage } from '../../client/simulation/contracts/contractTerms.ts'
import { openGame, openTab } from './openGame.tsx'

/** Ends the contract of one player with the season, and extends all others. */
function letOneEnd(state: GameState) {
  for (const [i, player] of state.players.entries()) player.contract.until = i === 0 ? 1 : 4
  Object.assign(state.players[0]!, { morale: 3.5, quality: 2.6, age: 25, wage: 4_000 })
}

async function openTalks(parts: Partial<GameState> = {}) {
  const opened = await openGame({
    prepare: (state) => {
      letOneEnd(state)
      Object.assign(state, parts)
    },
  })
  const { user, game } = opened
  const player = game.state.players[0]!
  await openTab(user, 'Squad')
  await user.click(await screen.findByRole('tab', { name: 'Contracts' }))
  expect(await screen.findByRole('heading', { name: 'Contracts: 1 ends this season' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Offer Contract/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: `Offer Contract: ${player.name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Contract of ${player.name}` }))
  const wage = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Wage per week in £' })
  const offer = async (amount: number) => {
    await user.clear(wage)
    await user.type(wage, String(amount))
    await user.click(dialog.getByRole('button', { name: 'Make the offer' }))
  }
  const own = () => game.state.players[0]!
  return { ...opened, dialog, wage, offer, own }
}

test('a contract that ends is renewed after a declined offer', async () => {
  const { dialog, wage, offer, own, game } = await openTalks()
  const { until, status } = askedTerms(game.state, own())
  const least = leastWage(game.state, own(), { until, status })
  // An ambitious or a loyal player asks for another wage.
  expect(dialog.getByText(namesOfCharacter(characterOf(game.state.seed, own())))).toBeVisible()
  expect(dialog.getByText(/^On these terms .* You have 3 offers\.$/)).toBeVisible()
  await offer(500)
  expect(dialog.getByText(/ said no\. .* You have 2 offers\.$/)).toBeVisible()
  expect(wage.value).toBe('500')
  await offer(least)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(own().wage).toBe(least)
  expect(own().contract).toMatchObject({ until, status })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Squad' })).toHaveFocus())
})

test('an offer above the demand or the wage budget is refused at its field, and is not counted', async () => {
  const { dialog, wage, offer } = await openTalks({ wageBudget: 0 })
  await offer(Number(wage.value) + 1)
  expect(dialog.getByText(/ a week on these terms: no need to pay more\.$/)).toBeVisible()
  expect(wage.getAttribute('aria-invalid')).toBe('true')
  await offer(Number(wage.value) - 1)
  expect(dialog.getByText(/^Insufficient wage budget\. Need £/)).toBeVisible()
  expect(dialog.getByText(/You have 3 offers\.$/)).toBeVisible()
})

test('a lower status costs more, and the third refusal ends the talks with the reason', async () => {
  const { user, dialog, wage, offer, own } = await openTalks()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Promised status' }), 'Key player')
  const asked = Number(wage.value)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Promised status' }), 'Rotation player')
  expect(Number(wage.value)).toBeGreaterThan(asked)
  for (let i = 0; i < 3; i++) await offer(500)
  const reason = await within(screen.getByRole('dialog')).findByText(/has broken off talks/)
  expect(reason.textContent).toMatch(/won’t talk again before day 29\.$/)
  expect(own().contract.until).toBe(1)
})

test('details of a player show the contract and lead to the talks', async () => {
  const { user, game } = await openGame({ prepare: letOneEnd })
  await openTab(user, 'Squad')
  const { name } = game.state.players[0]!
  const [details] = await screen.findAllByRole('button', { name: new RegExp(`^View Details: ${name}`) })
  await user.click(details!)
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(dialog.getByText(/^Until the end of season 1, /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Offer Contract' }))
  expect(await screen.findByRole('dialog', { name: `Contract of ${name}` })).toBeVisible()
})
