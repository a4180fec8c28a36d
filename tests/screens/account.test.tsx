import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ACCOUNT, refused, unreachable } from '../stores/makeApi.ts'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const me = () => Promise.resolve({ ...ACCOUNT, credits: 50 })
const team = () => Promise.resolve({ name: 'Rovers', logoUrl: '/logos/abc.png' })
const done = () => Promise.resolve()
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openDialog(name: string, calls: object, storage: Record<string, string> = REGISTERED) {
  const page = await openPage('/dashboard', { storage, calls: { me, team, ...calls } })
  await press(name)
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  return {
    ...page,
    fill: (label: string, value: string) => {
      fireEvent.change(inside.getByLabelText(label), { target: { value } })
    },
    submit: (button: string) => userEvent.click(inside.getByRole('button', { name: button })),
    alert: async () => (await inside.findByRole('alert')).textContent,
    fault: async (message: string) => (await inside.findByText(message)).id,
    focused: () => document.activeElement?.getAttribute('aria-describedby'),
  }
}

test('a guest has no account to change', async () => {
  await openPage('/dashboard', { storage: GUEST })
  expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull()
  for (const name of ['Change password', 'Log out everywhere', 'Delete account'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([
  ['Change password', 'Current Password'],
  ['Delete account', 'Password'],
])('%s opens with the focus in its first field', async (name, label) => {
  await openDialog(name, {})
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  })
})

describe('changing the password', () => {
  test('requires the current one, validates the new one as at registration, and confirms the change', async () => {
    const changePassword = vi.fn(done)
    const { fill, submit, fault, focused, root } = await openDialog('Change password', { changePassword })
    const save = () => submit('Save the password')
    const mistakes: [string, string, string][] = [
      ['Current password is required', 'Current Password', 'the old one'],
      ['Password is required', 'New Password', '12345'],
      ['Password must be at least 6 characters long', 'New Password', '123456'],
      ['Passwords do not match', 'Confirm Password', '123456'],
    ]
    for (const [message, label, text] of mistakes) {
      await save()
      const note = await fault(message)
      await waitFor(() => expect(focused()).toBe(note))
      fill(label, text)
    }
    await save()
    const note = await fault('This password is too easy to guess. Please choose another one.')
    await waitFor(() => expect(focused()).toBe(note))
    fill('New Password', '123456 yards')
    fill('Confirm Password', '123456 yards')
    await save()
    expect(await screen.findByText('Password changed. Everywhere else you are logged out.')).toBeVisible()
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'the old one',
      password: '123456 yards',
    })
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(root.session.isRegistered).toBe(true)
  })

  test('names the account to password managers', async () => {
    await openDialog('Change password', {})
    const name = screen.getByRole('dialog').querySelector('input[autocomplete="username"]')
    await waitFor(() => {
      expect(name).toHaveValue(ACCOUNT.email)
    })
    expect(name).not.toBeVisible()
  })

  test.each([
    ['the server’s words', refused('That password isn’t right.', 403), 'That password isn’t right.'],
    ['its own without an answer', unreachable, 'We couldn’t change your password. Please try again.'],
  ])('shows a failure in %s', async (_, changePassword, message) => {
    const { fill, submit, alert } = await openDialog('Change password', { changePassword })
    fill('Current Password', 'guess')
    for (const label of ['New Password', 'Confirm Password']) fill(label, 'kick-off')
    await submit('Save the password')
    expect(await alert()).toBe(message)
  })
})

test.each([
  ['Change password', 'Save the password', 'Current Password', 403, 'That password isn’t right.'],
  ['Change password', 'Save the password', 'New Password', 400, 'This password is too easy to guess.'],
  ['Delete account', 'Delete for good', 'Password', 403, 'That password isn’t right.'],
])(
  '%s, %s: a refusal is at its field, %s, which has the focus',
  async (opener, button, label, status, message) => {
    const refusal = refused(message, status)
    const { fill, submit, fault } = await openDialog(opener, {
      changePassword: refusal,
      deleteAccount: refusal,
    })
    for (const field of within(screen.getByRole('dialog')).getAllByLabelText(/Password$/, {
      selector: 'input',
    }))
      fireEvent.change(field, { target: { value: 'six yards out' } })
    fill(label, 'six yards out')
    await submit(button)
    await fault(message)
    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getAllByText(message)).toHaveLength(1)
  },
)

describe('logging out everywhere', () => {
  test('asks for confirmation, ends this session too and confirms at the login', async () => {
    const logOutEverywhere = vi.fn(done)
    const { submit, environment } = await openDialog('Log out everywhere', { logOutEverywhere })
    expect(logOutEverywhere).not.toHaveBeenCalled()
    await submit('Log out everywhere')
    expect(await screen.findByText('You are logged out everywhere.')).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    for (const key of ['token', 'user', 'teamData']) expect(environment.storage.getItem(key)).toBeNull()
  })

  test('leaves everything as it is when the server cannot be reached', async () => {
    const { submit, alert, root } = await openDialog('Log out everywhere', {})
    await submit('Log out everywhere')
    expect(await alert()).toBe('We couldn’t log you out everywhere. Please try again.')
    expect(root.session.isRegistered).toBe(true)
  })
})

describe('deleting the account', () => {
  test('requires the password, clears this browser and confirms at the login', async () => {
    const deleteAccount = vi.fn(done)
    const storage = { ...REGISTERED, rememberedEmail: ACCOUNT.email }
    const page = await openDialog('Delete account', { deleteAccount }, storage)
    await page.submit('Delete for good')
    const note = await page.fault('Password is required')
    await waitFor(() => expect(page.focused()).toBe(note))
    page.fill('Password', 'kick-off')
    await page.submit('Delete for good')
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('kick-off')
    expect(window.location.pathname).toBe('/login')
    expect(await screen.findByLabelText<HTMLInputElement>('Email')).toHaveProperty('value', '')
    for (const key of ['token', 'user', 'teamData', 'rememberedEmail'])
      expect(page.environment.storage.getItem(key)).toBeNull()
  })

  test('a wrong password shows an error and deletes nothing', async () => {
    const deleteAccount = refused('That password isn’t right.', 403)
    const { fill, submit, alert, root } = await openDialog('Delete account', { deleteAccount })
    fill('Password', 'guess')
    await submit('Delete for good')
    expect(await alert()).toBe('That password isn’t right.')
    expect(root.session.isRegistered).toBe(true)
  })
})
