import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../client/App.tsx'
import { browserEnvironment } from '../../client/environment.ts'
import { RootStore } from '../../client/stores/RootStore.ts'
import { StoresProvider } from '../../client/stores/useStores.tsx'

function openPage(path: string) {
  window.history.replaceState(null, '', path)
  render(
    <StoresProvider stores={new RootStore(browserEnvironment())}>
      <App />
    </StoresProvider>,
  )
}

async function openGuestDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Play as Guest' }))
  return screen.findByRole('dialog', { name: 'Guest Mode Limitations' })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('addresses', () => {
  test.each(['/', '/game', '/no-such-page'])('%s leads a visitor to the login page', (path) => {
    openPage(path)
    expect(window.location.pathname).toBe('/login')
    expect(document.title).toBe('Log in · Floodlight')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('a stored token opens the game', () => {
    localStorage.setItem('token', 'anything')
    openPage('/game')
    expect(window.location.pathname).toBe('/game')
  })
})

describe('guest login', () => {
  test('names the limitations before it starts', async () => {
    openPage('/login')
    const dialog = await openGuestDialog()
    for (const limit of [
      "Progress won't be saved permanently",
      'Some features may be restricted',
      'No persistent account',
    ]) {
      expect(dialog.textContent).toContain(limit)
    }
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('Cancel closes the dialog, gives the focus back and stores nothing', async () => {
    openPage('/login')
    await openGuestDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play as Guest' }))
    })
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('by keyboard alone it leads into the game', async () => {
    openPage('/login')
    screen.getByRole('button', { name: 'Play as Guest' }).focus()
    await userEvent.keyboard('{Enter}')
    const goOn = await screen.findByRole('button', { name: 'Continue as Guest' })
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(goOn)
    })
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => {
      expect(window.location.pathname).toBe('/game')
    })
    expect(localStorage.getItem('token')).toMatch(/^guest_/)
    expect(localStorage.getItem('user')).toContain('"isGuest":true')
  })
})

describe('theme', () => {
  test('is chosen on the page and kept', async () => {
    openPage('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('settings')).toContain('"theme":"dark"')
  })
})
