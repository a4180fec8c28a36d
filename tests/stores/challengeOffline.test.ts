/** A challenge whose chunk cannot be loaded. In a module of its own, for which the chunk is missing. */
import { expect, it, vi } from 'vitest'
import { makeStores } from './makeStores.ts'

vi.mock('../../client/simulation/reports/openChallenges.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/openChallenges.js')
})

const VISIT = { seed: null, clubName: 'Northgate', asks: true }
const messages = ({ ui }: ReturnType<typeof makeStores>['gameStores']) =>
  ui.toasts.map(({ message }) => message)

it('the link of a challenge without a network left the page empty', async () => {
  const { gameStores } = makeStores()
  const { arrival } = gameStores
  gameStores.enter({ ...VISIT, challenge: '2026-W48' })
  await vi.waitFor(() => expect(arrival.isAsking).toBe(true))
  expect(arrival.challenge).toBeNull()
  expect(messages(gameStores)).toEqual(['The challenge couldn’t be loaded. Please try again.'])
})

it('another try without a network did nothing, and leaves the career as it is', async () => {
  const { gameStores } = makeStores()
  const { arrival, game } = gameStores
  gameStores.enter({ ...VISIT, seed: 5, asks: false })
  const { career } = game
  await arrival.askForChallenge('2026-W48')
  expect(arrival.isAsking).toBe(false)
  expect(game.career).toBe(career)
  expect(messages(gameStores)).toHaveLength(1)
})
