import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { sealCareer } from '../support/sealCareer.ts'
import { ACCOUNT, refused, unreachable } from '../stores/makeApi.ts'
import { makeAccount } from '../stores/makeAccount.ts'
import { openPage as openDesk } from '../stores/openSavePage.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const me = () => Promise.resolve({ ...ACCOUNT, credits: 50 })
const team = () => Promise.resolve({ name: 'Rovers', logoUrl: '/logos/abc.png' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the office of a registered manager', () => {
  test('shows club, profile and credits', async () => {
    const { container } = await openPage('/dashboard', { storage: REGISTERED, calls: { me, team } })
    expect(await screen.findByText('Rovers')).toBeVisible()
    expect(await screen.findByText('gaffer@example.org')).toBeVisible()
    expect(screen.getByText('50')).toBeVisible()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/logos/abc.png')
    expect(screen.getByRole('link', { name: 'Start a new career' }).getAttribute('href')).toBe('/game')
  })

  test('changes the username', async () => {
    const updateProfile = vi.fn(({ username }: { username: string }) =>
      Promise.resolve({ ...ACCOUNT, username }),
    )
    await openPage('/dashboard', { storage: REGISTERED, calls: { me, team, updateProfile } })
    await press('Change username')
    await userEvent.clear(screen.getByLabelText('New username'))
    await press('Save')
    expect(screen.getByText('Username is required')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('New username')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('New username'), 'boss{Enter}')
    expect(await screen.findByText('Username changed')).toBeVisible()
    expect(screen.getByText('boss')).toBeVisible()
  })

  test('the form of the username takes the focus, which returns to its button when it is cancelled', async () => {
    await openPage('/dashboard', { storage: REGISTERED, calls: { me, team } })
    await press('Change username')
    await waitFor(() => expect(screen.getByLabelText('New username')).toHaveFocus())
    await press('Cancel')
    expect(screen.queryByLabelText('New username')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change username' })).toHaveFocus())
  })

  test('logging out revokes the token and clears the account’s data', async () => {
    const logOut = vi.fn(() => Promise.resolve())
    const { environment } = await openPage('/dashboard', { storage: REGISTERED, calls: { me, team, logOut } })
    await screen.findByText('Rovers')
    await press('Log Out')
    await screen.findByRole('button', { name: 'Log In' })
    expect(window.location.pathname).toBe('/login')
    expect(logOut).toHaveBeenCalledOnce()
    for (const key of ['token', 'user', 'teamData']) expect(environment.storage.getItem(key)).toBeNull()
  })

  test('a token that the server no longer accepts leads to the login', async () => {
    const calls = { me: refused('Please log in.', 401), team: refused('Please log in.', 401) }
    await openPage('/dashboard', { storage: REGISTERED, calls })
    await screen.findByRole('button', { name: 'Log In' })
    expect(window.location.pathname).toBe('/login')
    expect(screen.getByText('Please log in.')).toBeVisible()
  })
})

describe('the saves of the account in the office of a second device', () => {
  async function openOffice(account = makeAccount()) {
    const desk = openDesk(new Map(), { connectApi: account.connectApi })
    await desk.saving.save('Of the desk')
    await (await desk.root.account.open()).send()
    const calls = { ...account.connectApi(), me, team }
    const page = await openPage('/dashboard', { storage: REGISTERED, calls })
    return { ...page, panel: within(screen.getByRole('region', { name: 'Saved games' })) }
  }

  test('are listed with their device, and nothing says that there are none', async () => {
    const { panel } = await openOffice()
    const list = within(await panel.findByRole('list', { name: 'Saves in your account' }))
    expect(list.getByText(/Kept in the account/)).toBeVisible()
    expect(list.getByText(/Season 1, day 1 · Chrome on Linux/)).toBeVisible()
    expect(panel.queryByText('No saved games found.')).toBeNull()
    expect(panel.getByText('No saved games in this browser.')).toBeVisible()
  })

  test('open the game with the career that was chosen', async () => {
    const { panel, user } = await openOffice()
    await user.click(await panel.findByRole('button', { name: /^Load from the account: Of the desk/ }))
    expect(await screen.findByText('Game "Of the desk" loaded successfully! Game is paused.')).toBeVisible()
    expect(window.location.pathname).toBe('/game')
  })

  test('an account and a browser without saves have none', async () => {
    const calls = { ...makeAccount().connectApi(), me, team }
    await openPage('/dashboard', { storage: REGISTERED, calls })
    expect(await screen.findByText('No saves in your account.')).toBeVisible()
    expect(screen.getByText('No saved games found.')).toBeVisible()
  })
})

describe('logging out in the office with a career that is not saved', () => {
  async function comeBack(user: { id: string; username: string; isGuest: boolean }) {
    const page = await openPage('/dashboard', {
      storage: { token: 'secret', user: JSON.stringify(user) },
      calls: { me, team },
    })
    act(() => {
      page.gameStores.enter({ seed: 5, clubName: 'Rovers' })
      page.gameStores.time.advanceDay()
    })
    await press('Log Out')
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Unsaved Progress' })) }
  }

  test('asks for confirmation; leaving keeps nothing for the next login', async () => {
    const { dialog, root, environment } = await comeBack({ id: 'u1', username: 'gaffer', isGuest: false })
    expect(dialog.getByText('You have unsaved changes. Leaving now will discard them.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave Anyway' }))
    expect(window.location.pathname).toBe('/login')
    expect(root.hasCareer).toBe(false)
    expect(environment.sessionStorage.getItem('career/u1')).toBeNull()
  })

  test('saves first on request', async () => {
    const { dialog, root } = await comeBack({ id: 'u1', username: 'gaffer', isGuest: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Save Game' }))
    expect(window.location.pathname).toBe('/game')
    expect(root.ui.modal).toEqual({ kind: 'save-game', then: 'log-out' })
  })

  test('offers a guest, who can’t save, to stay', async () => {
    const { dialog, root } = await comeBack({ id: 'guest_1', username: 'Guest Player', isGuest: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(root.hasCareer).toBe(true)
    expect(window.location.pathname).toBe('/dashboard')
  })
})

describe('the club card', () => {
  const career = createGame({ seed: 42, clubName: 'Rovers' })
  const kept = (running: Snapshot) => ({
    'career/guest': sealCareer({ name: '', savedAt: 0, career: running }, { revision: '', isSaved: false }),
  })
  const field = (place: Element) => place.querySelector('svg rect')?.getAttribute('fill')
  const open = async (parts: Parameters<typeof openPage>[1]) => {
    const page = await openPage('/dashboard', { storage: GUEST, ...parts })
    return { ...page, card: screen.getByRole('region', { name: 'Club' }) }
  }

  test('shows the crest of the stored career, and so do its settings', async () => {
    const { card } = await open({ sessionStorage: kept(career) })
    expect(field(card)).toBe(career.club.colours[0])
    expect(card.querySelector('img')).toBeNull()
    await press('Team Settings')
    const dialog = await screen.findByRole('dialog', { name: 'Team Settings' })
    const crest = within(dialog).getByRole('img', { name: 'Team logo' })
    expect(crest.querySelector('rect')?.getAttribute('fill')).toBe(career.club.colours[0])
  })

  test('shows the club’s own logo where there is one', async () => {
    const teamData = JSON.stringify({ name: 'Rovers', logoUrl: '/logos/own.png' })
    const { card } = await open({ storage: { ...GUEST, teamData }, sessionStorage: kept(career) })
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/logos/own.png')
    expect(field(card)).toBeUndefined()
  })

  test.each([
    ['without a career', {}],
    ['with one that can’t be read', { 'career/guest': 'torn' }],
    ['with one of another version', kept({ ...career, club: { name: 'Rovers' } } as never)],
  ])('shows the default logo %s', async (_, sessionStorage) => {
    const { card } = await open({ sessionStorage })
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/logo.png')
  })
})

describe('the office of a guest', () => {
  test('makes no account call', async () => {
    const calls = { me: vi.fn(me), team: vi.fn(team) }
    await openPage('/dashboard', { storage: GUEST, calls })
    expect(screen.getByText('Guest Player')).toBeVisible()
    expect(screen.getByText('Your Club')).toBeVisible()
    expect(screen.queryByText('Credits')).toBeNull()
    expect(calls.me).not.toHaveBeenCalled()
    expect(calls.team).not.toHaveBeenCalled()
  })

  test('starts in the league of a seed', async () => {
    const { gameStores } = await openPage('/dashboard', { storage: GUEST })
    await userEvent.click(screen.getByRole('link', { name: 'Start a new career' }))
    await userEvent.click(await screen.findByText('Play a shared league'))
    await userEvent.type(screen.getByLabelText('Seed'), 'abc')
    await press('Start the career')
    expect(screen.getByText('A seed is a whole number from 0 to 4294967295')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Seed'))
    await userEvent.type(screen.getByLabelText('Seed'), '42')
    await press('Start the career')
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(window.location.pathname).toBe('/game')
    expect(gameStores.game.state.seed).toBe(42)
  })
})

describe('team settings', () => {
  async function openSettings(parts: Parameters<typeof openPage>[1]) {
    const page = await openPage('/dashboard', parts)
    await press('Team Settings')
    const dialog = within(await screen.findByRole('dialog', { name: 'Team Settings' }))
    return { ...page, dialog, name: dialog.getByLabelText<HTMLInputElement>('Team Name') }
  }

  test('load on opening, save and confirm', async () => {
    const updateTeam = vi.fn(({ name }: { name: string }) =>
      Promise.resolve({ name, logoUrl: '/logos/n.png' }),
    )
    const loadTeam = vi.fn(team)
    const { name, environment } = await openSettings({
      storage: REGISTERED,
      calls: { me, team: loadTeam, updateTeam },
    })
    await waitFor(() => {
      expect(name.value).toBe('Rovers')
    })
    expect(loadTeam).toHaveBeenCalledTimes(2)
    await userEvent.clear(name)
    await press('Save Changes')
    expect(screen.getByText('Team name is required')).toBeVisible()
    await userEvent.type(name, 'United{Enter}')
    expect(await screen.findByText('Team settings updated successfully!')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.getByText('United')).toBeVisible()
    expect(updateTeam).toHaveBeenCalledExactlyOnceWith({ name: 'United' })
    expect(JSON.parse(environment.storage.getItem('teamData') ?? '')).toEqual({
      name: 'United',
      logoUrl: '/logos/n.png',
    })
  })

  test('show an error when loading fails, with the team stored in this browser', async () => {
    const storage = { ...REGISTERED, teamData: JSON.stringify({ name: 'Kept Here', logoUrl: '/k.png' }) }
    const { dialog, name } = await openSettings({ storage, calls: { me, team: unreachable } })
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to load team data')
    expect(name.value).toBe('Kept Here')
  })

  test('show progress while saving', async () => {
    const updateTeam = () => new Promise<never>(() => {})
    const { name } = await openSettings({ storage: REGISTERED, calls: { me, team, updateTeam } })
    await userEvent.type(name, '{Enter}')
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible()
  })

  test('are stored locally and count as saved when the server can’t be reached', async () => {
    const { name, environment } = await openSettings({ storage: REGISTERED, calls: { me, team } })
    await waitFor(() => {
      expect(name.value).toBe('Rovers')
    })
    await userEvent.clear(name)
    await userEvent.type(name, 'Wanderers{Enter}')
    expect(await screen.findByText('Team settings updated successfully!')).toBeVisible()
    expect(environment.storage.getItem('teamData')).toContain('Wanderers')
  })

  test('show the server’s refusal in the dialog', async () => {
    const updateTeam = refused('The logo must be a PNG, JPEG or WebP picture.')
    const { name, dialog } = await openSettings({ storage: REGISTERED, calls: { me, team, updateTeam } })
    await userEvent.type(name, '{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The logo must be a PNG, JPEG or WebP picture.',
    )
  })

  test('of a guest are stored locally, including the logo', async () => {
    URL.createObjectURL = () => 'blob:preview'
    URL.revokeObjectURL = () => {}
    const updateTeam = vi.fn(unreachable)
    const { name, dialog, environment } = await openSettings({ storage: GUEST, calls: { updateTeam } })
    const picture = new File([new Uint8Array([1, 2, 3])], 'crest.png', { type: 'image/png' })
    await userEvent.upload(dialog.getByLabelText('Select Logo'), picture)
    expect(dialog.getByRole('img', { name: 'Team logo' }).getAttribute('src')).toBe('blob:preview')
    await userEvent.clear(name)
    await userEvent.type(name, 'Guests{Enter}')
    expect(await screen.findByText('Team settings updated successfully!')).toBeVisible()
    expect(updateTeam).not.toHaveBeenCalled()
    expect(JSON.parse(environment.storage.getItem('teamData') ?? '')).toEqual({
      name: 'Guests',
      logoUrl: 'data:image/png;base64,AQID',
    })
  })

  test('a logo that fails to load is replaced by the default one', async () => {
    const { container } = await openPage('/dashboard', { storage: REGISTERED, calls: { me, team } })
    await screen.findByText('Rovers')
    const logo = container.querySelector('img')
    if (logo) fireEvent.error(logo)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/logo.png')
  })

  test('Cancel changes nothing', async () => {
    const updateTeam = vi.fn(unreachable)
    await openSettings({ storage: GUEST, calls: { updateTeam } })
    await press('Cancel')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(updateTeam).not.toHaveBeenCalled()
  })
})
