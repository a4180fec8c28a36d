import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { openGame, press, settle } from './openGame.tsx'

const list = () => screen.queryByRole('region', { name: 'Your first week' })
const done = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(', done'))
    .map((item) => within(item).getByRole('button').textContent)

test('each item leads to where it is done, and what has been looked at is ticked off', async () => {
  const { user, root } = await openGame()
  expect(screen.getByText('0 of 7 done')).toBeTruthy()
  for (const [name, tab] of [
    ['Check your eleven', 'squad'],
    ['Look at your tactics', 'tactics'],
    ['Weigh the ticket price', 'tickets'],
    ['Hire a specialist', 'staff'],
    ['Build or upgrade', 'facilities'],
    ['Launch a campaign', 'marketing'],
  ] as const) {
    await press(user, name)
    expect(root.ui.tab).toBe(tab)
    await user.keyboard('1')
  }
  // Looking is not hiring, nor building, nor launching.
  expect(done()).toEqual(['Check your eleven', 'Look at your tactics', 'Weigh the ticket price'])
})

test('what has to be done is ticked off by what was done', async () => {
  const opened = await openGame()
  const { user, game, wait } = opened
  const changed = copyGame(game.state)
  const [member] = changed.staff
  const [facility] = changed.facilities
  if (member) changed.staff.push({ ...member, id: 'new', role: 'Doctor' })
  if (facility) facility.level = 2
  launchCampaign(changed, 'local-advertising')
  act(() => {
    game.resume(changed)
  })
  expect(done()).toEqual(['Hire a specialist', 'Build or upgrade', 'Launch a campaign'])
  await press(user, 'Fast')
  wait(7 * 400)
  await settle(opened)
  expect(done()).toContain('Play your first match')
})

test('the item of the match goes on to the match day', async () => {
  const { user, wait, game } = await openGame()
  await press(user, 'Play your first match')
  wait(8 * 400)
  expect(game.state.day).toBe(7)
})

test('is skipped, stays so for this career, and comes back from the settings', async () => {
  const { user, environment, unmount } = await openGame({ seed: 5 })
  await press(user, 'Skip the checklist')
  expect(list()).toBeNull()
  await user.keyboard('3')
  await press(user, 'Settings')
  await press(user, 'Show the first-week checklist')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  expect(done()).toEqual(['Weigh the ticket price'])
  await press(user, 'Skip the checklist')
  expect(JSON.parse(environment.storage.getItem('first-week') ?? '')).toEqual({
    seed: 5,
    seen: ['dashboard', 'tickets'],
    isWanted: false,
  })
  unmount()
})

test.each([
  [9, 1, false],
  [1, 1, true],
  [1, 2, false],
])(
  'skipped in a career of seed 9, in one of seed %s and season %s it is shown: %s',
  async (seed, season, shown) => {
    const kept = { seed: 9, seen: [], isWanted: false }
    await openGame({
      seed,
      storage: { 'first-week': JSON.stringify(kept) },
      prepare: (state) => {
        state.currentSeason = season
      },
    })
    expect(list() !== null).toBe(shown)
  },
)

test.each([
  ['{"seed":1,"seen":["squad","moon"],"isWanted":false}', false],
  ['{"seed":1,"seen":"squad","isWanted":false}', true],
  ['{', true],
  ['null', true],
])('what was kept as %s is read', async (text, shown) => {
  await openGame({ storage: { 'first-week': text } })
  expect(list() !== null).toBe(shown)
})
