import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ACCOUNT, refused, unreachable } from '../stores/makeApi.ts'
import { openPage } from './openPage.tsx'

async function openGuestDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Play as Guest' }))
  return screen.findByRole('dialog', { name: 'Guest Mode Limitations' })
}

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
}

const loggedIn = () => Promise.resolve({ token: 't1', user: ACCOUNT })

describe('addresses', () => {
  test.each(['/game', '/dashboard', '/no-such-page', '/nowhere/at/all'])(
    '%s leads a visitor to the login page',
    async (path) => {
      await openPage(path)
      // Pages are lazy chunks, and the guard redirects once the page has loaded.
      await waitFor(() => {
        expect(window.location.pathname).toBe('/login')
        expect(document.title).toBe('Log in · Floodlight')
        expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
      })
    },
  )

  test('a stored token opens the game', async () => {
    await openPage('/game', { storage: { token: 'anything' } })
    expect(window.location.pathname).toBe('/game')
  })
})

describe('the login form', () => {
  test('requires the email first, then the password, and sends nothing', async () => {
    const logIn = vi.fn(loggedIn)
    await openPage('/login', { calls: { logIn } })
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.queryByText('Password is required')).toBeNull()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    await fill('gaffer@example.org', '')
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(logIn).not.toHaveBeenCalled()
  })

  test.each(['Email', 'Password'])('Enter in %s submits', async (label) => {
    const logIn = vi.fn(loggedIn)
    await openPage('/login', { calls: { logIn } })
    await fill('gaffer@example.org', 'secret')
    screen.getByLabelText(label).focus()
    await userEvent.keyboard('{Enter}')
    expect(logIn).toHaveBeenCalledExactlyOnceWith('gaffer@example.org', 'secret', undefined)
  })

  test('shows its state, and opens the game 0.8 s after success', async () => {
    let answer: (value: Awaited<ReturnType<typeof loggedIn>>) => void = () => {}
    const logIn = () => new Promise<Awaited<ReturnType<typeof loggedIn>>>((resolve) => (answer = resolve))
    const { wait, environment } = await openPage('/login', { calls: { logIn } })
    await fill('gaffer@example.org', 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    expect(screen.getByRole('button', { name: 'Logging in...' }).getAttribute('aria-busy')).toBe('true')
    // Within act, so that the time to the redirect runs before the clock is advanced.
    await act(async () => {
      answer({ token: 't1', user: ACCOUNT })
      await Promise.resolve()
    })
    expect(await screen.findByRole('button', { name: 'Success!' })).toBeVisible()
    expect(environment.storage.getItem('token')).toBe('t1')
    expect(JSON.parse(environment.storage.getItem('user') ?? '')).toEqual({
      id: 'u1',
      username: 'gaffer',
      isGuest: false,
    })
    wait(799)
    expect(window.location.pathname).toBe('/login')
    wait(1)
    await waitFor(() => {
      expect(window.location.pathname).toBe('/game')
    })
  })

  test.each([
    ['the server’s words', refused('Too many attempts.', 429), 'Too many attempts.'],
    [
      'its own when there is no answer',
      unreachable,
      'Login failed. Please check your credentials and try again.',
    ],
  ])('a failure shows %s, and the button shakes for 0.5 s', async (_, logIn, message) => {
    const { wait, environment, container } = await openPage('/login', { calls: { logIn } })
    await fill('gaffer@example.org', 'wrong1')
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(container.querySelector('[data-state="error"]')).toBeInTheDocument()
    wait(499)
    expect(container.querySelector('[data-state="error"]')).toBeInTheDocument()
    wait(1)
    expect(container.querySelector('[data-state="idle"]')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible()
    expect(environment.storage.getItem('token')).toBeNull()
  })

  test('remembers the email only if the box is ticked', async () => {
    const first = await openPage('/login', { calls: { logIn: loggedIn } })
    await fill('gaffer@example.org', 'secret')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByRole('button', { name: 'Success!' })
    expect(first.environment.storage.getItem('rememberedEmail')).toBe('gaffer@example.org')
    first.unmount()

    const storage = { rememberedEmail: 'gaffer@example.org' }
    const second = await openPage('/login', { storage, calls: { logIn: loggedIn } })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('gaffer@example.org')
    await fill('', 'secret')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByRole('button', { name: 'Success!' })
    expect(second.environment.storage.getItem('rememberedEmail')).toBeNull()
  })

  test('shows and hides the password', async () => {
    await openPage('/login')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })

  test('leads to registration and to the forgotten password', async () => {
    await openPage('/login')
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Forgot Password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })
})

describe('guest login', () => {
  test('lists the limitations before it starts', async () => {
    const { environment } = await openPage('/login')
    const dialog = await openGuestDialog()
    for (const limit of [
      "Progress won't be saved permanently",
      'Some features may be restricted',
      'No persistent account',
    ]) {
      expect(dialog.textContent).toContain(limit)
    }
    expect(environment.storage.getItem('token')).toBeNull()
  })

  test('Cancel closes the dialog, restores the focus and stores nothing', async () => {
    const { environment } = await openPage('/login')
    await openGuestDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play as Guest' }))
    })
    expect(environment.storage.getItem('token')).toBeNull()
  })

  test('by keyboard alone it leads into the game', async () => {
    const { environment } = await openPage('/login')
    screen.getByRole('button', { name: 'Play as Guest' }).focus()
    await userEvent.keyboard('{Enter}')
    const guestButton = await screen.findByRole('button', { name: 'Continue as Guest' })
    await waitFor(() => {
      expect(document.activeElement).toBe(guestButton)
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => {
      expect(window.location.pathname).toBe('/game')
    })
    expect(environment.storage.getItem('token')).toMatch(/^guest_/)
    expect(environment.storage.getItem('user')).toContain('"isGuest":true')
  })
})

describe('theme', () => {
  test('is chosen on the page and kept', async () => {
    const { environment } = await openPage('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(environment.storage.getItem('settings')).toContain('"theme":"dark"')
  })
})
