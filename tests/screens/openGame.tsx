/** Renders the game for a guest, with a clock that the test controls. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../../client/App.tsx'
import { afterPaint } from '../../client/components/BelowTheFold.tsx'
import { loadChunks } from '../../client/components/lazyComponent.tsx'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { StoresProvider } from '../../client/stores/useStores.tsx'
import type { Environment } from '../../client/stores/environment.ts'
import type { Settings } from '../../client/stores/settings.ts'
import type { FakeCalls } from '../stores/makeApi.ts'
import { makeStores } from '../stores/makeStores.ts'

interface Parts {
  seed?: number
  path?: string
  settings?: Partial<Settings>
  /** Content of the browser’s storage besides token and settings. */
  storage?: Record<string, string>
  /** Records in the browser’s database. */
  records?: Record<string, string>
  /** API calls mocked by the test. */
  calls?: FakeCalls
  /** Continues work that has yielded to the browser. Defaults to the test's clock. */
  soon?: Environment['soon']
  /** Loudspeakers. Defaults to a device without any. */
  openSound?: Environment['openSound']
  /** False for a test in which no animation frame comes. Defaults to true. */
  hasFrames?: boolean
  /** Changes the career before it is rendered. */
  prepare?: (state: GameState) => void
}

export async function openGame({
  seed = 1,
  path = '/game',
  settings = {},
  storage = {},
  records = {},
  calls = {},
  soon,
  openSound,
  hasFrames = true,
  prepare,
}: Parts = {}) {
  const stores = makeStores({
    seed,
    calls,
    records,
    environment: { ...(soon && { soon }), ...(openSound && { openSound }) },
    storage: {
      token: 'guest_test',
      settings: JSON.stringify({ matchdayMode: 'instant', ...settings }),
      ...storage,
    },
  })
  const { game } = stores.gameStores
  if (prepare) {
    game.start({ seed, clubName: 'Your Club' })
    const career = copyGame(game.state)
    prepare(career)
    game.resume(career)
  }
  const reloadPage = vi.fn<() => unknown>()
  // Without a career of its own, the route of the game asks for the club first.
  window.history.replaceState(null, '', path === '/game' && !prepare ? `/game?seed=${seed}` : path)
  const view = render(
    <StoresProvider stores={stores.root}>
      <App reloadPage={reloadPage} />
    </StoresProvider>,
  )
  await screen.findByRole('heading', { level: 1, hidden: true })
  await act(loadChunks)
  if (hasFrames) await painted()
  return {
    ...stores,
    ...view,
    game,
    reloadPage,
    user: userEvent.setup(),
    /** Advances time by milliseconds. */
    wait: (ms: number) => {
      act(() => {
        stores.clock.advance(ms)
      })
    },
  }
}

/** Milliseconds of seven days at each speed. */
export const WEEK_MS = { normal: 7 * 1_500, fast: 7 * 400 }

/** Waits until the lower parts of the page are there too, which are rendered after the first paint. */
export function painted(): Promise<void> {
  return act(() => new Promise<void>(afterPaint))
}

/** Selects a tab of the game and waits until it is whole. */
export async function openTab(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('tab', { name }))
  await painted()
}

export async function press(user: ReturnType<typeof userEvent.setup>, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name }))
}

/** Selects the best eleven and closes all dialogs of the past week. */
export async function settle({ user, gameStores, root }: Awaited<ReturnType<typeof openGame>>) {
  for (let dialogs = 0; root.ui.modal && dialogs < 3; dialogs += 1) await user.keyboard('{Escape}')
  act(() => {
    gameStores.lineUp.decide('autoPick')
  })
}
