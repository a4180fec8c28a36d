import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { refused } from '../stores/makeApi.ts'
import { openPage } from './openPage.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }))

describe('the link of a registration', () => {
  test('confirms at the press of the button, and not when a mail server opens it', async () => {
    const confirmEmail = vi.fn(() => Promise.resolve())
    await openPage('/confirm-email?token=abc', { calls: { confirmEmail } })
    expect(await screen.findByRole('heading', { name: 'Is this your email?' })).toBeVisible()
    expect(confirmEmail).not.toHaveBeenCalled()
    await press()
    expect(await screen.findByText(/^Your email is confirmed/)).toBeVisible()
    expect(confirmEmail).toHaveBeenCalledExactlyOnceWith('abc')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Email confirmed' })).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible()
  })

  test('shows the server’s refusal', async () => {
    const confirmEmail = refused('This link no longer works.')
    await openPage('/confirm-email?token=abc', { calls: { confirmEmail } })
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('This link no longer works.')
  })
})
