import { StrictMode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '../../client/App.tsx'
import { RootStore } from '../../client/stores/RootStore.ts'
import { StoresProvider } from '../../client/stores/useStores.tsx'
import {
  makeClock,
  makeEnvironment,
  makeLocks,
  makeRefusingStorage,
  makeStorage,
} from '../stores/makeStores.ts'
import { REGISTERED } from './openPage.tsx'

/** Opens the game under StrictMode with no stores built before. */
async function openRoute(parts: Parameters<typeof makeEnvironment>[0]) {
  const page = makeEnvironment(parts)
  const root = new RootStore(page.environment)
  window.history.replaceState(null, '', '/game?seed=1')
  render(
    <StrictMode>
      <StoresProvider stores={root}>
        <App />
      </StoresProvider>
    </StrictMode>,
  )
  await screen.findByRole('button', { name: /^Continue: / })
  return { root, ...page }
}

/** Shows another address, as the browser's back and forward buttons do. */
function visit(path: string) {
  act(() => {
    window.history.replaceState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

test('StrictMode builds the stores of the game once, with one career and one recovery copy', async () => {
  const held = new Set<string>()
  const { root, hide } = await openRoute({ storage: makeStorage(REGISTERED), locks: makeLocks(held) })
  expect(root.gameStores?.game.career?.day).toBe(1)
  hide()
  expect([...held].filter((name) => name.startsWith('recovery/'))).toHaveLength(1)
})

test('A career that the browser refuses to store survives a visit to the office', async () => {
  const refusing = makeRefusingStorage()
  const { root } = await openRoute({
    storage: { ...refusing, getItem: makeStorage({ token: 'guest_test' }).getItem },
    sessionStorage: refusing,
  })
  const stores = root.gameStores
  const career = stores?.game.career
  visit('/dashboard')
  await screen.findByRole('heading', { level: 1, name: "The manager's office" })
  visit('/game')
  await screen.findByRole('button', { name: /^Continue: / })
  expect(root.gameStores).toBe(stores)
  expect(root.gameStores?.game.career).toBe(career)
})

test('Leaving the game stops its timers and listeners, and coming back starts them once', async () => {
  const listeners = new Set<() => void>()
  const clock = makeClock()
  const { root } = await openRoute({
    storage: makeStorage({ token: 'guest_test' }),
    clock,
    onHidden: (act) => {
      listeners.add(act)
      return () => void listeners.delete(act)
    },
  })
  const { size } = listeners
  expect(size).toBeGreaterThan(0)
  const passTime = (ms: number) => {
    act(() => {
      clock.advance(ms)
    })
    return root.gameStores?.game.career?.day
  }
  fireEvent.click(screen.getByRole('button', { name: 'Normal' }))
  expect(passTime(1_500)).toBe(2)
  visit('/dashboard')
  await screen.findByRole('heading', { level: 1, name: "The manager's office" })
  expect(listeners.size).toBe(0)
  expect(passTime(60_000)).toBe(2)
  visit('/game')
  fireEvent.click(await screen.findByRole('button', { name: 'Normal' }))
  expect(listeners.size).toBe(size)
  expect(passTime(1_500)).toBe(3)
})
