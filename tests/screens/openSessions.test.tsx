import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OpenSessionCard } from '../../server/schemas/account.ts'
import { unreachable, type FakeCalls } from '../stores/makeApi.ts'
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
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Where you are logged in' }))
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
