import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openGame, press } from './openGame.tsx'

const hint = () => screen.queryByRole('region', { name: 'Hint from your assistant' })

/** Second week of a career in which nothing has happened yet. */
function quietWeek(state: GameState) {
  Object.assign(state, { currentMatchWeek: 1, day: 8 })
  for (const player of state.players) {
    Object.assign(player, { injured: false, injury: null, suspensions: 0, stamina: 100 })
  }
}

/** Storage in which all tabs have been opened but these. */
function allMetBut(...unmet: string[]) {
  const tabs = ['squad', 'tickets', 'staff', 'facilities', 'tactics', 'marketing', 'transfers', 'league']
  const kept = {
    seed: 1,
    tabs: tabs.filter((tab) => !unmet.includes(tab)),
    topics: [],
    week: 0,
    isClosed: false,
  }
  return { hints: JSON.stringify(kept) }
}

test('a hint leads to a tab that has not been met, and is gone for the week and for good', async () => {
  const { user, root, gameStores } = await openGame({ prepare: quietWeek, storage: allMetBut('league') })
  expect(within(hint()!).queryByRole('button', { name: 'Do it for me' })).toBeNull()
  await press(user, 'See the league')
  expect(root.ui.tab).toBe('league')
  await user.keyboard('1')
  expect(hint()).toBeNull()
  expect(gameStores.hints.known.topics).toEqual(['league'])
  expect(gameStores.hints.known.tabs).toContain('league')
})

test('the assistant does it by a command', async () => {
  const { user, game, root } = await openGame({ prepare: quietWeek, storage: allMetBut('staff') })
  expect(hint()!.textContent).toContain('We could do with a Fitness Coach.')
  await press(user, 'Do it for me')
  expect(game.state.staff.map(({ role }) => role)).toContain('Fitness Coach')
  // It shows where, the first time.
  expect(root.ui.tab).toBe('staff')
  expect(hint()).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('hints are turned off where they stand, and on again in the settings', async () => {
  const { user, root } = await openGame({ prepare: quietWeek, storage: allMetBut('league', 'staff') })
  await press(user, 'Turn hints off')
  expect(hint()).toBeNull()
  expect(root.ui.settings.hints).toBe('off')
  await press(user, 'Settings')
  const setting = await screen.findByRole('group', { name: 'Hints' })
  await user.click(within(setting).getByRole('button', { name: 'On' }))
  expect(root.ui.settings.hints).toBe('on')
})

test.each([
  ['before the first match', (state: GameState) => void (state.currentMatchWeek = 0)],
  ['in the second season', (state: GameState) => void (state.currentSeason = 2)],
])('there is none %s', async (_, change) => {
  await openGame({
    prepare: (state) => {
      quietWeek(state)
      change(state)
    },
    storage: allMetBut('league'),
  })
  expect(hint()).toBeNull()
})

test('a hint that was put away stays away in its week after a reload', async () => {
  const kept = { seed: 1, tabs: [], topics: ['staff'], week: 1, isClosed: true }
  await openGame({ prepare: quietWeek, storage: { hints: JSON.stringify(kept) } })
  expect(hint()).toBeNull()
})

test.each(['{', '{"seed":1,"week":"one"}', '{"seed":1,"week":0,"tabs":3,"topics":[4]}'])(
  'hints stored as %s begin anew',
  async (text) => {
    await openGame({ prepare: quietWeek, storage: { hints: text } })
    expect(hint()).not.toBeNull()
  },
)
