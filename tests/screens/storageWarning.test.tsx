import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '../stores/makeApi.ts'
import { makeRefusingStorage } from '../stores/makeStores.ts'
import { openPage } from './openPage.tsx'

const notice = () =>
  screen.queryByText(/^Nothing is being saved: your browser won’t store data for this page\./)

const refusing = { environment: { storage: makeRefusingStorage(), sessionStorage: makeRefusingStorage() } }

test('a browser that stores data shows no warning', async () => {
  await openPage('/login')
  expect(notice()).toBeNull()
})

test('with a storage that refuses writes a guest can play, and sees the warning', async () => {
  const { user } = await openPage('/login', refusing)
  expect(notice()?.getAttribute('role')).toBe('alert')
  await user.click(screen.getByRole('button', { name: 'Play as Guest' }))
  await user.click(await screen.findByRole('button', { name: 'Continue as Guest' }))
  await user.click(await screen.findByRole('button', { name: 'Start the career' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(notice()).not.toBeNull()
})

test('with a storage that refuses writes a login works, and the page shows the warning', async () => {
  const calls = { logIn: () => Promise.resolve({ token: 't1', user: ACCOUNT }) }
  const { root, user } = await openPage('/login', { ...refusing, calls })
  await user.type(screen.getByLabelText('Email'), 'ann@example.org')
  await user.type(screen.getByLabelText('Password'), 'a long secret')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await waitFor(() => {
    expect(root.session.isAuthenticated).toBe(true)
  })
  expect(screen.queryByText(/Login failed/)).toBeNull()
  expect(notice()).not.toBeNull()
})
