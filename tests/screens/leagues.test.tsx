/** Private leagues on the page of the challenges: invitation, table, link, and what members and makers can do. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { InvitationCard, LeagueCard, LeagueRow } from '../../server/schemas/leagues.ts'
import { makeClock } from '../stores/makeStores.ts'
import { refused, unreachable } from '../stores/makeApi.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'
import { makeServer } from './openResult.tsx'

const CODE = '0123456789abcdef01234567'
const ID = '6e6f7468-696e-4000-8000-000000000001'
const environment = { clock: makeClock(new Date('2026-11-27T12:00:00Z')) }

const CARD: LeagueCard = { id: ID, name: 'Friday night', code: CODE, members: 3, isMaker: true }
const result = (place: number, score: number, tries = 1) => ({
  place,
  score,
  decisions: 10 + place,
  tries,
  entry: `entry-${place}`,
})
const ROWS: LeagueRow[] = [
  { member: 1, nickname: 'Idle', isOwn: true, isMaker: true, ranked: null, open: null },
  { member: 2, nickname: null, isOwn: false, isMaker: false, ranked: null, open: result(1, 52, 3) },
  { member: 3, nickname: 'Ace', isOwn: false, isMaker: false, ranked: result(1, 48), open: result(2, 44) },
]

/** Calls of an account in some leagues, which change as the calls do. */
function makeLeagues(leagues: LeagueCard[] = [CARD], nickname: string | null = 'Idle') {
  const own = { nickname, leagues }
  const invitation: InvitationCard = {
    name: 'Sunday League',
    maker: 'Boss',
    members: 12,
    isFull: false,
    league: null,
  }
  const add = (card: LeagueCard) => {
    own.leagues = [...own.leagues, card]
    return Promise.resolve(card)
  }
  const drop = () => {
    own.leagues = own.leagues.slice(1)
    return Promise.resolve()
  }
  const change = (changed: Partial<LeagueCard>) => {
    own.leagues = own.leagues.map((card) => ({ ...card, ...changed }))
    return Promise.resolve(own.leagues[0]!)
  }
  const calls = {
    ...makeServer().calls,
    setNickname: vi.fn((name: string) => {
      own.nickname = name
      return Promise.resolve(name)
    }),
    ownLeagues: vi.fn(() => Promise.resolve({ ...own })),
    leagueInvitation: vi.fn(() => Promise.resolve({ ...invitation })),
    leagueTable: vi.fn(() => Promise.resolve({ isOpen: true, rows: ROWS })),
    leagueChallenges: vi.fn(() => Promise.resolve([])),
    makeLeague: vi.fn((name: string) => add({ ...CARD, name, members: 1 })),
    joinLeague: vi.fn(() => {
      invitation.league = 'joined'
      return add({ ...CARD, id: 'joined', name: invitation.name, isMaker: false })
    }),
    leaveLeague: vi.fn(drop),
    deleteLeague: vi.fn(drop),
    renameLeague: vi.fn((_: string, name: string) => change({ name })),
    renewLeagueCode: vi.fn(() => change({ code: 'f'.repeat(24) })),
    removeLeagueMember: vi.fn(() => Promise.resolve()),
    reportLeague: vi.fn(() => Promise.resolve()),
  }
  return { calls, invitation }
}

async function openLeagues(calls: ReturnType<typeof makeLeagues>['calls'], storage = REGISTERED) {
  const page = await openPage('/challenges', { calls, storage, environment })
  await page.user.click(screen.getByRole('tab', { name: 'My leagues' }))
  return page
}

const rowTexts = () =>
  within(screen.getByRole('table', { name: 'Table of Friday night' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('a league', () => {
  test('has both results of each member, ordered by ranked or by open runs', async () => {
    const { calls } = makeLeagues()
    const { user } = await openLeagues(calls)
    expect(await screen.findByRole('region', { name: 'Friday night' })).toBeVisible()
    await screen.findByRole('table', { name: 'Table of Friday night' })
    expect(calls.leagueTable).toHaveBeenLastCalledWith(ID, '2026-W48')
    expect(rowTexts()).toEqual([
      '1Ace 48 points Verified44 points, first try11',
      '–Name taken off –52 points, 3 tries–',
      '–Idle Runs it–––',
    ])
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(rowTexts()).toEqual([
      '1Name taken off –52 points, 3 tries11',
      '2Ace 48 points Verified44 points, first try12',
      '–Idle Runs it–––',
    ])
  })

  test('is ordered by open runs while nobody has finished a ranked one', async () => {
    const { calls } = makeLeagues()
    calls.leagueTable.mockResolvedValue({ isOpen: true, rows: ROWS.slice(0, 2) })
    await openLeagues(calls)
    expect(await screen.findByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true')
    expect(rowTexts()[0]).toMatch(/^1Name taken off/)
  })

  test('has a link that is copied, or selected by hand', async () => {
    const { calls } = makeLeagues()
    const { user } = await openLeagues(calls)
    const field = await screen.findByRole('textbox', { name: 'Invitation link' })
    const link = `${window.location.origin}/challenges?league=${CODE}`
    expect(field).toHaveValue(link)
    const copy = screen.getByRole('button', { name: 'Copy the link' })
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(copy)
    expect(await screen.findByText('Copied.')).toHaveRole('status')
    expect(write).toHaveBeenCalledWith(link)
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await user.click(copy)
    expect(await screen.findByText(/copy it by hand/)).toHaveRole('status')
    await user.click(field)
    expect((field as HTMLInputElement).selectionEnd).toBe(link.length)
  })

  test('is chosen among several', async () => {
    const other = { ...CARD, id: 'other', name: 'Works team', isMaker: false }
    const { calls } = makeLeagues([CARD, other])
    const { user } = await openLeagues(calls)
    await user.click(await screen.findByRole('button', { name: 'Works team' }))
    expect(await screen.findByRole('table', { name: 'Table of Works team' })).toBeVisible()
    expect(calls.leagueTable).toHaveBeenLastCalledWith('other', '2026-W48')
    expect(screen.queryByText('Run the league')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Report this league' }))
    expect(await screen.findByText('Thanks. We’ll have a look at what it’s called.')).toHaveRole('status')
  })

  test('is renamed, gets a new link and loses a member by its maker', async () => {
    const { calls } = makeLeagues()
    const { user } = await openLeagues(calls)
    await user.click(await screen.findByText('Run the league'))
    const name = screen.getByRole('textbox', { name: 'New name' })
    await user.clear(name)
    await user.type(name, 'Thursday night')
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('region', { name: 'Thursday night' })).toBeVisible()
    expect(calls.renameLeague).toHaveBeenCalledWith(ID, 'Thursday night')
    await user.click(screen.getByRole('button', { name: 'Make a new link' }))
    expect(await screen.findByText(/The old one is dead/)).toHaveRole('status')
    expect(screen.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(
      `${window.location.origin}/challenges?league=${'f'.repeat(24)}`,
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manager' }), 'Ace')
    const loads = calls.leagueTable.mock.calls.length
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Ace is out.')).toHaveRole('status')
    expect(calls.removeLeagueMember).toHaveBeenCalledWith(ID, 3)
    expect(calls.leagueTable.mock.calls.length).toBeGreaterThan(loads)
  })

  test.each([
    ['Leave the league', 'Leave', 'leaveLeague', 'You’ve left Friday night.'],
    ['Delete the league', 'Delete it', 'deleteLeague', 'Friday night is gone.'],
  ] as const)('asks before %s', async (button, answer, call, said) => {
    const { calls } = makeLeagues()
    const { user } = await openLeagues(calls)
    await user.click(await screen.findByText('Run the league'))
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: /Friday night\?$/ })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls[call]).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: button }))
    await user.click(
      within(await screen.findByRole('dialog', { name: /Friday night\?$/ })).getByRole('button', {
        name: answer,
      }),
    )
    expect(await screen.findByText(said)).toHaveRole('status')
    expect(calls[call]).toHaveBeenCalledWith(ID)
    expect(screen.getByText(/^No league yet/)).toBeVisible()
  })

  test('is made by an account without a nickname once it has one', async () => {
    const { calls } = makeLeagues([], null)
    const { user } = await openLeagues(calls)
    await user.type(await screen.findByRole('textbox', { name: 'Name of the league' }), 'Works team')
    const nickname = screen.getByRole('textbox', { name: 'Your name in the table' })
    expect(nickname).toHaveValue('gaffer')
    calls.setNickname.mockImplementationOnce(refused('Somebody else has this nickname.', 409))
    await user.click(screen.getByRole('button', { name: 'Make the league' }))
    await waitFor(() => expect(nickname).toHaveAccessibleDescription('Somebody else has this nickname.'))
    expect(calls.makeLeague).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Make the league' }))
    expect(await screen.findByText('Your league is up. Send the link round.')).toHaveRole('status')
    expect(calls.makeLeague).toHaveBeenCalledWith('Works team')
    expect(await screen.findByRole('region', { name: 'Works team' })).toBeVisible()
  })

  test('that is refused says why, and one without a name is not sent', async () => {
    const { calls } = makeLeagues([])
    calls.makeLeague.mockImplementation(refused('You’re in 20 leagues.', 409))
    const { user } = await openLeagues(calls)
    await user.click(await screen.findByRole('button', { name: 'Make the league' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Give your league a name')
    expect(calls.makeLeague).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'Name of the league' }), 'One more')
    await user.click(screen.getByRole('button', { name: 'Make the league' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You’re in 20 leagues.'))
  })

  test.each([
    ['ownLeagues', 'Your leagues can’t be reached right now.', 'Load the leagues'],
    ['leagueTable', 'The table of this league can’t be reached right now.', 'Load the table'],
  ] as const)('that can’t be reached (%s) is loaded again by hand', async (call, fault, button) => {
    const { calls } = makeLeagues()
    calls[call].mockImplementationOnce(unreachable)
    const { user } = await openLeagues(calls)
    expect(await screen.findByRole('alert')).toHaveTextContent(fault)
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('table', { name: 'Table of Friday night' })).toBeVisible()
  })
})

describe('an invitation', () => {
  const open = (
    calls: ReturnType<typeof makeLeagues>['calls'],
    storage: Record<string, string> = REGISTERED,
  ) => openPage(`/challenges?league=${CODE}`, { calls, storage, environment })

  test('is accepted, and the table of the league follows', async () => {
    const { calls } = makeLeagues()
    const { user } = await open(calls)
    const card = await screen.findByRole('region', { name: 'Sunday League' })
    expect(card).toHaveTextContent('Run by Boss. 12 managers so far.')
    expect(calls.leagueInvitation).toHaveBeenCalledWith(CODE)
    await user.click(within(card).getByRole('button', { name: 'Join' }))
    expect(await screen.findByText('You’re in.')).toHaveRole('status')
    expect(calls.joinLeague).toHaveBeenCalledWith(CODE)
    expect(await screen.findByRole('table', { name: 'Table of Sunday League' })).toBeVisible()
    expect(screen.queryByText('You’re invited')).toBeNull()
  })

  test('that its account has accepted before opens the league', async () => {
    const { calls, invitation } = makeLeagues([{ ...CARD, id: 'first', name: 'First' }, CARD])
    invitation.league = ID
    await open(calls)
    expect(await screen.findByRole('table', { name: 'Table of Friday night' })).toBeVisible()
    expect(screen.queryByText('You’re invited')).toBeNull()
  })

  test('to a full league can’t be accepted', async () => {
    const { calls, invitation } = makeLeagues([])
    invitation.isFull = true
    await open(calls)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This league is full: 200 managers is the limit.',
    )
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  test('that doesn’t work any more says so, and leaves room for a league of one’s own', async () => {
    const { calls } = makeLeagues([])
    calls.leagueInvitation.mockImplementation(refused('This invitation doesn’t work any more.', 404))
    await open(calls)
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation doesn’t work any more.')
    expect(screen.queryByRole('button', { name: 'Try the link again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Make the league' })).toBeVisible()
  })

  test.each([
    ['a guest', GUEST],
    ['nobody', {}],
  ])('of %s leads to log in, and back to the invitation', async (_, storage) => {
    const { calls } = makeLeagues([])
    const logIn = vi.fn(() =>
      Promise.resolve({ token: 't', user: { id: 'u1', username: 'gaffer', email: 'g@example.org' } }),
    )
    const clock = makeClock(new Date('2026-11-27T12:00:00Z'))
    const page = await openPage(`/challenges?league=${CODE}`, {
      calls: { ...calls, logIn },
      storage,
      environment: { clock },
    })
    const card = await screen.findByRole('region', { name: 'Sunday League' })
    expect(within(card).queryByRole('button', { name: 'Join' })).toBeNull()
    expect(within(card).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/register?league=${CODE}`,
    )
    await page.user.click(within(card).getByRole('link', { name: 'Log in' }))
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      `/register?league=${CODE}`,
    )
    await page.user.type(screen.getByLabelText('Email'), 'g@example.org')
    await page.user.type(screen.getByLabelText('Password'), 'a long secret')
    await page.user.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByRole('button', { name: 'Success!' })
    act(() => clock.advance(800))
    expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe(`/challenges?league=${CODE}`)
  })
})

test('guests read what a league is, and that it takes an account', async () => {
  const { calls } = makeLeagues()
  await openLeagues(calls, GUEST)
  expect(await screen.findByText(/You need an account for that/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  expect(calls.ownLeagues).not.toHaveBeenCalled()
})

test('the office leads to the leagues', async () => {
  const { user } = await openPage('/dashboard', {
    storage: REGISTERED,
    calls: makeLeagues().calls,
    environment,
  })
  await user.click(await screen.findByRole('link', { name: 'Private leagues with your mates' }))
  expect(await screen.findByRole('tab', { name: 'My leagues' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('table', { name: 'Table of Friday night' })).toBeVisible()
})
