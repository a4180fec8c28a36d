import { act, screen, waitFor } from '@testing-library/react'
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
    // Found, not got: the page follows the network from the effect after its first paint on.
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toMatch(/^You are offline\. An account needs a connection/)
    setOnline(true)
    await waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull()
    })
  },
)
