import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from './openPage.tsx'

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['/login', '/register', '/forgot-password'])(
  '%s says what needs a network while there is none',
  async (path) => {
    await openPage(path)
    expect(screen.queryByText(/You are offline/)).toBeNull()
    setOnline(false)
    expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\. Accounts need a network/)
    setOnline(true)
    expect(screen.queryByText(/You are offline/)).toBeNull()
  },
)
