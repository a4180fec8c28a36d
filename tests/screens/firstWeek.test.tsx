import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { StaffMember } from '../../client/simulation/people/staffMember.ts'
import { openGame, press, settle } from './openGame.tsx'

const STEPS = ['objective', 'eleven', 'tactics', 'price', 'investment', 'match']
const list = () => screen.queryByRole('region', { name: 'Your first week' })
const done = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(', done'))
    .map((item) => within(item).getAllByRole('button')[0]?.textContent)

test('each item leads to its tab, and only an eleven that is fit is ticked off before a click', async () => {
  const { user, root, wait } = await openGame()
  expect(screen.getByText('1 of 6 done')).toBeVisible()
  for (const [name, tab] of [
    ['Pick your eleven', 'squad'],
    ['Set your tactics', 'tactics'],
    ['Set the ticket price', 'tickets'],
    ['Make one investment', 'facilities'],
    ['Fitness Coach', 'staff'],
  ] as const) {
    wait(1_000)
    await press(user, name)
    expect(root.ui.tab).toBe(tab)
    await user.keyboard('1')
  }
  expect(done()).toEqual(['Pick your eleven'])
})

test('an item is ticked off by its action', async () => {
  const opened = await openGame()
  const { user, game, wait } = opened
  const changed = copyGame(game.state)
  launchCampaign(changed, 'local-advertising')
  act(() => {
    game.resume(changed)
  })
  expect(done()).toEqual(['Pick your eleven', 'Make one investment'])
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
  const kept = { seed: 1, done: STEPS.filter((step) => step !== 'price'), isWanted: true }
  const { user, gameStores } = await openGame({ storage: { 'first-week': JSON.stringify(kept) } })
  expect(screen.getByText('5 of 6 done')).toBeVisible()
  act(() => {
    gameStores.tickets.decide('setTicketPrice', 35)
  })
  expect(list()).toBeNull()
  await press(user, 'Settings')
  await press(user, 'Show the first-week checklist')
  expect(done()).toHaveLength(6)
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
  expect(done()).toEqual(['Pick your eleven', 'Set the ticket price'])
  await press(user, 'Skip the checklist')
  expect(JSON.parse(environment.storage.getItem('first-week') ?? '')).toEqual({
    seed: 5,
    done: ['eleven', 'price'],
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

test('the board’s objective comes first, and is ticked off once it is chosen', async () => {
  const { user, gameStores } = await openGame()
  await press(user, 'Choose the board’s objective')
  expect(await screen.findByRole('dialog')).toBeVisible()
  act(() => {
    gameStores.ui.closeModal()
    gameStores.game.decide('chooseObjective', 'ambitious')
  })
  expect(done()[0]).toBe('Choose the board’s objective')
})

test.each([
  ['facilities', (state: GameState) => state.facilities.forEach((one) => (one.level = 2))],
  [
    'staff',
    (state: GameState) => state.staff.push({ ...(state.staff[0] as StaffMember), id: 's99', role: 'Doctor' }),
  ],
])('%s count as the one investment', async (_, invest) => {
  await openGame({ prepare: (state) => void invest(state) })
  expect(done()).toEqual(['Pick your eleven', 'Make one investment'])
})
