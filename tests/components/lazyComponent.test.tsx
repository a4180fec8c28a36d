// In a module of its own: chunks are declared for the whole page.
import type { FunctionComponent } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { laterComponent, lazyComponent, loadChunks } from '../../client/components/lazyComponent.tsx'
import { OptionalPart } from '../../client/components/OptionalPart.tsx'
import { OverlayBoundary } from '../../client/components/OverlayBoundary.tsx'

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')

afterEach(() => {
  vi.restoreAllMocks()
})

/** Part whose chunk fails to load until the network is back. */
function partOffline() {
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const network = { isThere: false }
  const load = () => (network.isThere ? Promise.resolve(() => <p>Loaded</p>) : Promise.reject(NOT_LOADED))
  const Part = lazyComponent(load, { isLoadedAhead: false })
  const goOnline = () =>
    act(async () => {
      network.isThere = true
      window.dispatchEvent(new Event('online'))
      await Promise.resolve()
    })
  return { Part, goOnline }
}

test('a dialog that failed to load without a network opens by itself once it is back', async () => {
  const { Part, goOnline } = partOffline()
  render(
    <OverlayBoundary title="It could not be shown" onDismiss={null}>
      <Part />
    </OverlayBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('loads by itself')
  await goOnline()
  expect(await screen.findByText('Loaded')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the focus stays at the notice when another attempt fails too', async () => {
  const { Part } = partOffline()
  render(
    <OverlayBoundary title="It could not be shown" onDismiss={null}>
      <Part />
    </OverlayBoundary>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  await vi.waitFor(() => expect(again).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => {
    expect(again).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  })
})

test('an optional part that failed to load without a network is shown once it is back', async () => {
  const { Part, goOnline } = partOffline()
  render(
    <OptionalPart>
      <Part />
    </OptionalPart>,
  )
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled()
  })
  await goOnline()
  expect(await screen.findByText('Loaded')).toBeVisible()
})

test('a part that broke is not rendered again when the network comes back', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const renderPart = vi.fn<() => never>(() => {
    throw new Error('broken')
  })
  const Part = () => renderPart()
  render(
    <OverlayBoundary title="It could not be shown" onDismiss={null}>
      <Part />
    </OverlayBoundary>,
  )
  const renders = renderPart.mock.calls.length
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(renderPart).toHaveBeenCalledTimes(renders)
  expect(screen.getByRole('alert')).toBeVisible()
})

test('chunks are requested one by one, so that a click between them is answered', async () => {
  const log: string[] = []
  for (const name of ['first', 'second', 'third']) {
    lazyComponent(() => {
      log.push(name)
      return Promise.resolve(() => null)
    })
  }
  const loading = loadChunks()
  expect(log).toEqual(['first'])
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      log.push('click')
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
  await loading
  expect(log.indexOf('click')).toBeLessThan(log.indexOf('third'))
  expect(log.filter((entry) => entry !== 'click')).toEqual(['first', 'second', 'third'])
})

test('a part of a chunk that arrives last is loaded and shown, as the all-time tables of History are', async () => {
  let Part: FunctionComponent | undefined
  lazyComponent(async () => {
    // A slow connection: all other chunks have been requested by then.
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve))
    Part = laterComponent(() => Promise.resolve(() => <p>All-time table</p>))
    return () => null
  })
  await loadChunks()
  if (!Part) throw new Error('The chunk has not been loaded')
  render(<Part />)
  expect(screen.getByText('All-time table')).toBeVisible()
})

test('a later component has its fallback until it is loaded, and then shows itself', async () => {
  const Later = laterComponent(
    () => Promise.resolve(() => 'Linked text'),
    () => 'Plain text',
  )
  render(<Later />)
  expect(screen.getByText('Plain text')).toBeVisible()
  await act(loadChunks)
  expect(screen.getByText('Linked text')).toBeVisible()
})

test('a chunk that fails to load rejects, whichever comes after it', async () => {
  lazyComponent(() => Promise.reject(new Error('No connection')))
  let isRequested = false
  lazyComponent(() => {
    isRequested = true
    return Promise.resolve(() => null)
  })
  await expect(loadChunks()).rejects.toThrow('No connection')
  expect(isRequested).toBe(true)
})
