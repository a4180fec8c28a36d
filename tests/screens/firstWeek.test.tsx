import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { openGame, press, settle } from './openGame.tsx'

const STEPS = ['eleven', 'tactics', 'price', 'staff', 'facility', 'campaign', 'match']
const list = () => screen.queryByRole('region', { name: 'Your first week' })
const done = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(', done'))
    .map((item) => within(item).getByRole('button').textContent)

test('each item leads to its tab, and is not ticked off just by opening it', async () => {
  const { user, root } = await openGame()
  expect(screen.getByText('0 of 7 done')).toBeVisible()
  for (const [name, tab] of [
    ['Pick your eleven', 'squad'],
    ['Set your tactics', 'tactics'],
    ['Set the ticket price', 'tickets'],
    ['Hire a specialist', 'staff'],
    ['Build or upgrade', 'facilities'],
    ['Launch a campaign', 'marketing'],
  ] as const) {
    await press(user, name)
    expect(root.ui.tab).toBe(tab)
    await user.keyboard('1')
  }
  expect(done()).toEqual([])
})

test('an item is ticked off by its action', async () => {
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

test('a decision stays ticked off when it is undone', async () => {
  const { gameStores } = await openGame()
  const { lineUp, tactics, tickets } = gameStores
  act(() => {
    lineUp.decide('autoPick')
    tactics.decide('setTactics', { formation: '4-3-3' })
    tickets.decide('setTicketPrice', 35)
    for (const decisions of [lineUp, tactics, tickets]) decisions.undo()
  })
  expect(done()).toEqual(['Pick your eleven', 'Set your tactics', 'Set the ticket price'])
})

test('disappears with the last item, also when reopened, and can be shown again', async () => {
  const kept = { seed: 1, done: STEPS.slice(1), isWanted: true }
  const { user, gameStores } = await openGame({ storage: { 'first-week': JSON.stringify(kept) } })
  expect(screen.getByText('6 of 7 done')).toBeVisible()
  act(() => {
    gameStores.lineUp.decide('autoPick')
  })
  expect(list()).toBeNull()
  await press(user, 'Settings')
  await press(user, 'Show the first-week checklist')
  expect(done()).toHaveLength(7)
  await press(user, 'Close the checklist')
  expect(list()).toBeNull()
})

test('the item of the match advances to the match day', async () => {
  const { user, wait, game } = await openGame()
  await press(user, 'Play your first match')
  wait(8 * 400)
  expect(game.state.day).toBe(7)
})

test('can be skipped for this career, and shown again from the settings', async () => {
  const { user, environment, gameStores, unmount } = await openGame({ seed: 5 })
  await press(user, 'Skip the checklist')
  expect(list()).toBeNull()
  act(() => {
    gameStores.tickets.decide('setTicketPrice', 35)
  })
  await press(user, 'Settings')
  await press(user, 'Show the first-week checklist')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(done()).toEqual(['Set the ticket price'])
  await press(user, 'Skip the checklist')
  expect(JSON.parse(environment.storage.getItem('first-week') ?? '')).toEqual({
    seed: 5,
    done: ['price'],
    isWanted: false,
  })
  unmount()
})

test.each([
  [9, 1, 0, false],
  [1, 1, 0, true],
  [1, 1, 3, true],
  [1, 1, 4, false],
  [1, 2, 0, false],
])(
  'skipped in a career of seed 9, in one of seed %s, season %s, week %s it is shown: %s',
  async (seed, season, week, shown) => {
    const kept = { seed: 9, done: [], isWanted: false }
    await openGame({
      seed,
      storage: { 'first-week': JSON.stringify(kept) },
      prepare: (state) => {
        Object.assign(state, { currentSeason: season, currentMatchWeek: week })
      },
    })
    expect(list() !== null).toBe(shown)
  },
)

test.each([
  ['{"seed":1,"done":["price","moon"],"isWanted":false}', false],
  ['{"seed":1,"done":"price","isWanted":false}', true],
  ['{', true],
  ['null', true],
])('what was kept as %s is read', async (text, shown) => {
  await openGame({ storage: { 'first-week': text } })
  expect(list() !== null).toBe(shown)
})
