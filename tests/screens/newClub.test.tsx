import { act, screen, waitFor, within } from '@testing-library/react'
import { newClubOf } from '../../client/stores/useNewClub.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '../../client/api/Api.ts'
import { OWN_KITS } from '../../client/simulation/clubs/clubNames.ts'
import { unreachable } from '../stores/makeApi.ts'
import { makeClock } from '../stores/makeStores.ts'
import { loadChunks } from '../../client/components/lazyComponent.tsx'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const start = () => screen.findByRole('button', { name: 'Start the career' })

async function openNewClub(parts: Parameters<typeof openPage>[1] = { storage: GUEST }) {
  const page = await openPage('/game', parts)
  await start()
  return page
}

async function type(user: Awaited<ReturnType<typeof openNewClub>>['user'], label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text !== '') await user.type(screen.getByLabelText(label), text)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('Enter alone starts a career with the club that is suggested, the same for the same seed', async () => {
  const { user, gameStores, root } = await openNewClub()
  const name = screen.getByLabelText<HTMLInputElement>('Club name').value
  const town = screen.getByLabelText<HTMLInputElement>('Town').value
  expect(name.startsWith(town)).toBe(true)
  await waitFor(async () => expect(await start()).toHaveFocus())
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.club).toMatchObject({ name, shortName: town })
  expect(root.team.team.name).toBe(name)
})

test('the focus was lost with the form of a career on the page that had been opened first', async () => {
  const { user } = await openNewClub()
  await user.click(await start())
  const heading = await screen.findByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test.each([
  ['a keyboard', '(hover: hover) and (pointer: fine)', 'just press Enter.'],
  ['touch alone', '(hover: none) and (pointer: coarse)', 'start straight away.'],
])('with %s the lead ends accordingly', async (_, device, end) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === device,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await openNewClub()
  expect(screen.getByText(/^It’s all filled in/)).toHaveTextContent(
    `It’s all filled in: change what you like, or ${end}`,
  )
})

test('name, town, colours and crest are those chosen, in the header too', async () => {
  const { user, gameStores, root } = await openNewClub()
  await type(user, 'Club name', 'Harbour Road Rovers')
  await type(user, 'Town', 'Bude')
  await user.click(screen.getByRole('radio', { name: 'Teal and cream' }))
  const before = newClubOf(gameStores, root).club.crestSeed
  await user.click(screen.getByRole('radio', { name: 'Crest 4' }))
  const { crestSeed } = newClubOf(gameStores, root).club
  expect(crestSeed).not.toBe(before)
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { club } = gameStores.game.state
  expect(club).toMatchObject({ name: 'Harbour Road Rovers', shortName: 'Bude', crestSeed })
  expect(club.colours).toEqual(OWN_KITS[10]?.slice(0, 2))
  const [header] = screen.getAllByRole('banner')
  expect(within(header as HTMLElement).getByText('Harbour Road Rovers')).toBeVisible()
})

test('the manager has a name and a face that are filled in, and those chosen', async () => {
  const { user, gameStores, root } = await openNewClub()
  const suggested = screen.getByLabelText<HTMLInputElement>('Manager').value
  expect(suggested).toMatch(/^\S+ \S/)
  const { face } = newClubOf(gameStores, root)
  await user.click(screen.getByRole('button', { name: 'Draw another club' }))
  expect(screen.getByLabelText('Manager')).toHaveValue(suggested)
  expect(newClubOf(gameStores, root).face).toBe(face)
  await type(user, 'Manager', 'Alex Ferris')
  await user.click(screen.getByRole('button', { name: 'Another face' }))
  const chosen = newClubOf(gameStores, root).face
  expect(chosen).not.toBe(face)
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.manager).toMatchObject({ name: 'Alex Ferris', face: chosen, reputation: 2 })
})

test('a manager without a name gets the suggested one', async () => {
  const { user, gameStores } = await openNewClub()
  const suggested = screen.getByLabelText<HTMLInputElement>('Manager').value
  await type(user, 'Manager', '')
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gameStores.game.state.manager.name).toBe(suggested)
})

test('a registered player is the manager by the name of the account', async () => {
  await openNewClub({ storage: REGISTERED })
  expect(screen.getByLabelText('Manager')).toHaveValue('gaffer')
})

test('a later name from the team settings leaves colours and crest as they were chosen', async () => {
  const { user, gameStores, root } = await openNewClub()
  await user.click(screen.getByRole('radio', { name: 'Black and red' }))
  await user.click(await start())
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { colours, crestSeed } = gameStores.game.state.club
  await act(async () => void (await root.team.update({ name: 'Lower Quarry' })))
  expect(gameStores.game.state.club).toMatchObject({ name: 'Lower Quarry', colours, crestSeed })
})

test('a registered player starts from the team settings, and another club can be drawn instead', async () => {
  const team = () => Promise.resolve({ name: 'Lantern Street', logoUrl: '' })
  const { user } = await openNewClub({ storage: REGISTERED, calls: { team } })
  await waitFor(() => expect(screen.getByLabelText('Club name')).toHaveValue('Lantern Street'))
  await user.click(screen.getByRole('button', { name: 'Draw another club' }))
  expect(screen.getByLabelText('Club name')).not.toHaveValue('Lantern Street')
})

test.each([
  ['Club name', '', 'Team name is required'],
  ['Club name', 'norwich weavers', 'Another club of the league has this name'],
  ['Town', 'Leeds', 'Another club of the league goes by this name'],
])('%s “%s” is refused: %s', async (field, text, message) => {
  const { user, gameStores } = await openNewClub()
  await type(user, field, text)
  await user.click(await start())
  expect(screen.getByText(message)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus())
  expect(gameStores.game.career).toBeNull()
})

test('the way without an account from the landing page opens the game as a guest', async () => {
  const { root } = await openPage('/game?as=guest')
  await start()
  expect(root.session.user?.isGuest).toBe(true)
  expect(window.location.pathname + window.location.search).toBe('/game')
})

test('that way leaves a manager who is logged in as they are', async () => {
  const { root } = await openPage('/game?as=guest', { storage: REGISTERED })
  await start()
  expect(root.session.isRegistered).toBe(true)
})

describe('the ranked run of a challenge', () => {
  const week = { clock: makeClock(new Date('2026-11-25T12:00:00Z')) }
  const table = { isOpen: true, total: 0, rows: [], own: null, percentile: null }

  async function openChallenge(run: { run: string; rounds: number } | null = null, storage = REGISTERED) {
    const calls = {
      challengeTable: () => Promise.resolve(table),
      challengeEntries: () => Promise.resolve({ nickname: null, entries: [], run }),
      startRun: vi.fn<Api['startRun']>(() => Promise.resolve()),
    }
    const page = await openPage('/game?challenge=2026-W48', { storage, calls, environment: week })
    await screen.findByRole('button', { name: 'Start the challenge' })
    return { ...page, calls }
  }

  const box = () => screen.findByRole('checkbox', { name: /^Ranked run/ })
  const startIt = () => screen.getByRole('button', { name: 'Start the challenge' })

  test('is started with the server, and is that of the career', async () => {
    const { user, gameStores, calls } = await openChallenge()
    await user.click(await box())
    await user.click(startIt())
    await screen.findByRole('heading', { name: 'Dashboard' })
    const [[started]] = calls.startRun.mock.calls as [[{ challenge: string; run: string }]]
    expect(started.challenge).toBe('2026-W48')
    expect(started.run).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(gameStores.game.state.challenge?.run).toBe(started.run)
    await act(loadChunks)
    const panel = await screen.findByRole('region', { name: /^Challenge: / })
    expect(panel).toHaveTextContent('RunRanked')
  })

  test('is open without the box', async () => {
    const { user, gameStores, calls } = await openChallenge()
    await box()
    await user.click(startIt())
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(calls.startRun).not.toHaveBeenCalled()
    expect(gameStores.game.state.challenge?.run).toBeNull()
  })

  test('whose start got lost is started again under the same id', async () => {
    const lost = '0b7f3a52-6c1d-4e88-8f10-2d3c4b5a6978'
    const { user, gameStores } = await openChallenge({ run: lost, rounds: 0 })
    await user.click(await box())
    await user.click(startIt())
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(gameStores.game.state.challenge?.run).toBe(lost)
  })

  test('is not offered a second time', async () => {
    await openChallenge({ run: '0b7f3a52-6c1d-4e88-8f10-2d3c4b5a6978', rounds: 1 })
    const started = await screen.findByText(/^You’ve started your ranked run already/)
    expect(started).toHaveTextContent('If it’s still going, load it in the office.')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('that was chosen and is not offered any more does not hold up an open one', async () => {
    const { user, gameStores, root, calls } = await openChallenge()
    await user.click(await box())
    await user.click(screen.getByRole('link', { name: 'Back to the office' }))
    await screen.findByRole('heading', { level: 1, name: /office/i })
    expect(newClubOf(gameStores, root).choices.run).toBeNull()
    expect(calls.startRun).not.toHaveBeenCalled()
  })

  test('takes an account', async () => {
    await openChallenge(null, GUEST)
    expect(await screen.findByText(/you need an account/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('that cannot be started says why, and starts no career', async () => {
    const { user, gameStores, calls } = await openChallenge()
    calls.startRun.mockImplementationOnce(unreachable)
    await user.click(await box())
    await user.click(startIt())
    await waitFor(async () => {
      expect(await box()).toHaveAccessibleDescription(/^We couldn’t be reached to start your ranked run/)
    })
    await waitFor(async () => expect(await box()).toHaveFocus())
    expect(gameStores.game.career).toBeNull()
    await user.click(startIt())
    await screen.findByRole('heading', { name: 'Dashboard' })
  })
})
