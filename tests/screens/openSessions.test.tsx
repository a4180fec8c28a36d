import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OpenSessionCard } from '../../server/schemas/account.ts'
import { ACCOUNT, unreachable, type FakeCalls } from '../stores/makeApi.ts'
import { openGame } from './openGame.tsx'
import { openPage, REGISTERED } from './openPage.tsx'

const SEEN = Date.UTC(2026, 10, 20, 9)

/** Account with sessions on three devices. */
function makeSessions() {
  let sessions: OpenSessionCard[] = [
    { id: 's1', device: 'Chrome on Linux', lastSeenAt: SEEN, isCurrent: true },
    { id: 's2', device: 'Safari on iPhone', lastSeenAt: SEEN, isCurrent: false },
    { id: 's3', device: 'Firefox on Windows', lastSeenAt: SEEN - 86_400_000, isCurrent: false },
  ]
  return {
    openSessions: () => Promise.resolve(sessions),
    endSession: (id) => {
      sessions = sessions.filter((session) => session.id !== id)
      return Promise.resolve()
    },
    logOutEverywhere: () => Promise.resolve(),
  } satisfies FakeCalls
}

const devices = async () =>
  within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem')

test('the office lists the sessions of the account: device, last seen, and which is this one', async () => {
  await openPage('/dashboard', { storage: REGISTERED, calls: makeSessions() })
  const [own, phone, desk] = await devices()
  expect(own?.textContent).toBe('Chrome on LinuxThis device')
  expect(phone?.textContent).toMatch(/Safari on iPhoneLast seen 20 Nov 2026/)
  expect(desk?.textContent).toMatch(/Firefox on WindowsLast seen 19 Nov 2026/)
  expect(screen.getAllByRole('button', { name: /^Log out: / })).toHaveLength(2)
})

test('one session is ended by keyboard, and the focus stays at the list', async () => {
  await openPage('/dashboard', { storage: REGISTERED, calls: makeSessions() })
  const end = await screen.findByRole('button', { name: /^Log out: Safari on iPhone/ })
  end.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible()
  expect(await devices()).toHaveLength(2)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Where you are logged in' })).toHaveFocus())
})

test('devices that a new password has logged out leave the list when its dialog closes', async () => {
  const { endSession, ...calls } = makeSessions()
  const changePassword = async () => {
    await endSession('s2')
    await endSession('s3')
  }
  const { user } = await openPage('/dashboard', { storage: REGISTERED, calls: { ...calls, changePassword } })
  expect(await devices()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }))
  await user.type(dialog.getByLabelText('Current Password'), 'secret')
  await user.type(dialog.getByLabelText('New Password'), 'six-yards')
  await user.type(dialog.getByLabelText('Confirm Password'), 'six-yards')
  await user.click(dialog.getByRole('button', { name: 'Save the password' }))
  const listed = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem')
  await waitFor(() => expect(listed()).toHaveLength(1))
})

test('an account that cannot be reached is said, and no session is shown as ended', async () => {
  const calls = { ...makeSessions(), endSession: unreachable }
  await openPage('/dashboard', { storage: REGISTERED, calls })
  await userEvent.click(await screen.findByRole('button', { name: /^Log out: Safari/ }))
  expect(await screen.findByText(/The device is still logged in/)).toBeVisible()
  expect(await devices()).toHaveLength(3)
})

test('the settings of the game list the same sessions, and log out everywhere', async () => {
  await openGame({ storage: REGISTERED, calls: makeSessions() })
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
  const dialog = await screen.findByRole('dialog', { name: 'Settings' })
  expect(await within(dialog).findByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(await devices()).toHaveLength(3)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
  const asking = await screen.findByRole('dialog', { name: 'Log Out Everywhere' })
  await userEvent.click(within(asking).getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible()
})

test('what the office could not load without a network is there once it is back', async () => {
  const { openSessions } = makeSessions()
  let isConnected = false
  const online =
    <Answer,>(answer: () => Promise<Answer>) =>
    () =>
      isConnected ? answer() : unreachable()
  const me = () => Promise.resolve({ ...ACCOUNT, credits: 7 })
  const calls = { me: online(me), openSessions: online(openSessions) }
  const { connect } = await openPage('/dashboard', { storage: REGISTERED, calls })
  expect(await screen.findByText(/The list couldn’t be loaded/)).toBeVisible()
  expect(screen.queryByText(ACCOUNT.email)).toBeNull()
  isConnected = true
  act(connect)
  expect(await devices()).toHaveLength(3)
  expect(await screen.findByText(ACCOUNT.email)).toBeVisible()
  expect(screen.queryByText(/The list couldn’t be loaded/)).toBeNull()
})
