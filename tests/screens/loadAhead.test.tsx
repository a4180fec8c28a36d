// In a module of its own: chunks are declared for the whole page.
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyComponent } from '../../client/components/lazyComponent.tsx'
import { WAIT_MS } from '../support/timeouts.ts'
import { openGame } from './openGame.tsx'

test('chunks that could not be loaded ahead are requested again once the network is back', async () => {
  const { user } = await openGame()
  const requests: string[] = []
  let isOnline = false
  lazyComponent(() => {
    requests.push(isOnline ? 'online' : 'offline')
    return isOnline ? Promise.resolve(() => null) : Promise.reject(new TypeError('Failed to fetch'))
  })
  // The first input, with which all chunks are requested.
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  await vi.waitFor(() => {
    expect(requests).toEqual(['offline'])
  }, WAIT_MS)
  isOnline = true
  await vi.waitFor(() => {
    // The failure may not have been noticed yet.
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(requests).toEqual(['offline', 'online'])
  }, WAIT_MS)
})

test('chunks that failed after the network was back were missing until a reload', async () => {
  const { user, clock } = await openGame()
  let fail: (error: Error) => void = () => {}
  let requests = 0
  lazyComponent(() => {
    requests += 1
    return requests === 1
      ? new Promise<() => null>((_, reject) => (fail = reject))
      : Promise.resolve(() => null)
  })
  await user.click(screen.getByRole('tab', { name: 'Tickets' }))
  await vi.waitFor(() => {
    expect(requests).toBe(1)
  }, WAIT_MS)
  fail(new TypeError('Failed to fetch'))
  await vi.waitFor(() => {
    // The failure may not have been noticed yet.
    act(() => clock.advance(10_000))
    expect(requests).toBe(2)
  }, WAIT_MS)
})
