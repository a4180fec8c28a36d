/** Renders any page of the site, with mocked API calls and a clock that the test controls. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../../client/App.tsx'
import { StoresProvider } from '../../client/stores/useStores.tsx'
import type { Environment } from '../../client/stores/environment.ts'
import type { FakeCalls } from '../stores/makeApi.ts'
import { makeStores } from '../stores/makeStores.ts'

interface Parts {
  calls?: FakeCalls
  storage?: Record<string, string>
  sessionStorage?: Record<string, string>
  environment?: Partial<Environment>
}

/** Storage of a registered player’s browser. */
export const REGISTERED = {
  token: 'secret',
  user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }),
}

export const GUEST = {
  token: 'guest_1',
  user: JSON.stringify({ id: 'guest_1', username: 'Guest Player', isGuest: true }),
}

export async function openPage(path: string, parts: Parts = {}) {
  const stores = makeStores(parts)
  window.history.replaceState(null, '', path)
  const view = render(
    <StoresProvider stores={stores.root}>
      <App />
    </StoresProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return {
    ...stores,
    ...view,
    user: userEvent.setup(),
    /** Advances time by milliseconds. */
    wait: (ms: number) => {
      act(() => {
        stores.clock.advance(ms)
      })
    },
  }
}
