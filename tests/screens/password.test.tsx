import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { refused, unreachable } from '../stores/makeApi.ts'
import { openPage } from './openPage.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the forgotten password', () => {
  test('asks for a valid email', async () => {
    await openPage('/forgot-password')
    await press('Send the link')
    expect(screen.getByText('Email is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Email'), 'no address')
    await press('Send the link')
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  })

  test('responds the same for known and unknown emails', async () => {
    const forgotPassword = vi.fn(() => Promise.resolve())
    await openPage('/forgot-password', { calls: { forgotPassword } })
    await userEvent.type(screen.getByLabelText('Email'), 'gaffer@example.org{Enter}')
    expect(await screen.findByText(/^If this email has an account/)).toBeVisible()
    expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('gaffer@example.org')
  })

  test('shows an error when the server can’t be reached', async () => {
    await openPage('/forgot-password', { calls: { forgotPassword: unreachable } })
    await userEvent.type(screen.getByLabelText('Email'), 'gaffer@example.org{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again/)
  })
})

describe('the new password', () => {
  test('is validated as at registration, and sent with the token of the mail', async () => {
    const resetPassword = vi.fn(() => Promise.resolve())
    await openPage('/forgot-password?token=abc', { calls: { resetPassword } })
    const save = () => press('Save the password')
    await save()
    expect(screen.getByText('Password is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('New Password'), '12345')
    await save()
    expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible()
    await userEvent.type(screen.getByLabelText('New Password'), '6')
    await save()
    expect(screen.getByText('Passwords do not match')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Confirm Password'), '123456')
    await save()
    expect(await screen.findByText(/^This password is too easy to guess/)).toBeVisible()
    for (const label of ['New Password', 'Confirm Password'])
      await userEvent.type(screen.getByLabelText(label), ' yards')
    await save()
    expect(await screen.findByRole('heading', { name: 'New password set' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New password set' })).toHaveFocus())
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith('abc', '123456 yards')
    expect(screen.getByRole('link', { name: 'Log In with the new password' })).toBeVisible()
  })

  test('shows the server’s refusal', async () => {
    const resetPassword = refused('This link has expired.')
    await openPage('/forgot-password?token=abc', { calls: { resetPassword } })
    await userEvent.type(screen.getByLabelText('New Password'), 'kick-off')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'kick-off{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('This link has expired.')
  })

  test('a link that no longer works leads to the request of another', async () => {
    await openPage('/forgot-password?token=abc', {
      calls: { resetPassword: refused('This link has expired.') },
    })
    await userEvent.type(screen.getByLabelText('New Password'), 'kick-off')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'kick-off{Enter}')
    await userEvent.click(await screen.findByRole('link', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeVisible()
  })
})
