import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ACCOUNT, refused, unreachable } from '../stores/makeApi.ts'
import { openPage } from './openPage.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function type(label: string, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function passStepOne() {
  await type('Email', 'gaffer@example.org')
  await type('Username', 'gaffer')
  await type('Password', 'kick-off')
  await type('Confirm Password', 'kick-off')
  await press('Continue')
  await screen.findByText('Step 2/2')
}

describe('step 1', () => {
  test('shows errors in the order of the fields', async () => {
    await openPage('/register')
    expect(screen.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
    expect(screen.getByText('Step 1/2')).toBeVisible()
    const mistakes: [string, () => Promise<void>][] = [
      ['Email is required', () => type('Email', 'gaffer')],
      ['Username is required', () => type('Username', 'gaffer')],
      ['Please enter a valid email address', () => type('Email', 'gaffer@example.org')],
      ['Password is required', () => type('Password', '12345')],
      ['Password must be at least 6 characters long', () => type('Password', '123456')],
      ['Passwords do not match', () => type('Confirm Password', '123456')],
      [
        'This password is too easy to guess. Please choose another one.',
        async () => {
          for (const label of ['Password', 'Confirm Password']) await type(label, 'offside')
        },
      ],
    ]
    for (const [message, mend] of mistakes) {
      await press('Continue')
      expect(await screen.findByText(message)).toBeVisible()
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
      await mend()
    }
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Setup Your Team' })).toBeVisible()
    expect(screen.getByText('Step 2/2')).toBeVisible()
  })

  test('password managers store the email, which the login asks for, as the name of the account', async () => {
    await openPage('/register')
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'nickname')
  })

  test('a username without visible characters is missing, one with invisible characters is refused', async () => {
    await openPage('/register')
    await type('Email', 'gaffer@example.org')
    await type('Username', '\u200b\u202e')
    await press('Continue')
    expect(screen.getByText('Username is required')).toBeVisible()
    await type('Username', 'gaf\u202efer')
    await press('Continue')
    expect(screen.getByText('Username must not contain control or invisible characters')).toBeVisible()
  })

  test('Back returns to it with the fields filled in', async () => {
    await openPage('/register')
    await passStepOne()
    await press('Back')
    expect(screen.getByText('Step 1/2')).toBeVisible()
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('gaffer')
  })
})

describe('step 2', () => {
  test('needs a team name, then the consent', async () => {
    const register = vi.fn(unreachable)
    await openPage('/register', { calls: { register } })
    await passStepOne()
    await press('Create Team')
    expect(screen.getByText('Team name is required')).toBeVisible()
    await type('Team Name', '\u2066\u3164')
    await press('Create Team')
    expect(screen.getByText('Team name is required')).toBeVisible()
    await type('Team Name', 'Rovers')
    await press('Create Team')
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible()
    expect(register).not.toHaveBeenCalled()
  })

  test('shows the terms in ten sections', async () => {
    await openPage('/register')
    await passStepOne()
    await press('Read the terms')
    const dialog = await screen.findByRole('dialog', { name: 'Terms & Conditions' })
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(10)
    await press('I Understand')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  test('creates account and team, and goes to the office', async () => {
    let answer: () => void = () => {}
    const register = vi.fn(
      () =>
        new Promise<{ token: string; user: typeof ACCOUNT }>((resolve) => {
          answer = () => {
            resolve({ token: 't1', user: ACCOUNT })
          }
        }),
    )
    const { environment } = await openPage('/register', { calls: { register } })
    await passStepOne()
    await type('Team Name', ' Rovers ')
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }))
    await press('Create Team')
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeVisible()
    expect(register).toHaveBeenCalledExactlyOnceWith({
      email: 'gaffer@example.org',
      username: 'gaffer',
      password: 'kick-off',
      teamName: 'Rovers',
    })
    answer()
    await screen.findByRole('heading', { name: "The manager's office" })
    expect(window.location.pathname).toBe('/dashboard')
    expect(environment.storage.getItem('token')).toBe('t1')
  })

  test.each([
    [
      'the server’s words',
      refused('Too many attempts. Please try again in a minute.', 429),
      'Too many attempts. Please try again in a minute.',
    ],
    ['its own when there is no answer', unreachable, 'Registration failed. Please try again.'],
  ])('a failure shows %s', async (_, register, message) => {
    await openPage('/register', { calls: { register } })
    await passStepOne()
    await type('Team Name', 'Rovers')
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }))
    await press('Create Team')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByRole('button', { name: 'Create Team' })).toBeVisible()
  })
})

test('a guest from the register screen goes to the office', async () => {
  await openPage('/register')
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  await press('Play as Guest')
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as Guest' }))
  await screen.findByRole('heading', { name: "The manager's office" })
  expect(window.location.pathname).toBe('/dashboard')
})
