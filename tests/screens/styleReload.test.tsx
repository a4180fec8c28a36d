import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openGame } from './openGame.tsx'
import { openPage, REGISTERED } from './openPage.tsx'

/** Adds a style sheet to the page as the loader of chunks does, and lets its request fail. */
function failStyleSheet(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/part.css'
  document.head.append(link)
  fail(link)
}

const fail = (link: Element) => {
  act(() => {
    link.dispatchEvent(new Event('error'))
  })
}

const sheet = () => document.querySelector('link[href="/assets/part.css"]')!

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

afterEach(() => {
  vi.restoreAllMocks()
  sheet().remove()
})

const PAGES = {
  'the game': () => openGame(),
  'the office': () => openPage('/dashboard', { storage: REGISTERED }),
}

test.each(Object.entries(PAGES))(
  'a style sheet that failed in %s is requested again with a network, and not without one',
  async (_, open) => {
    const { user } = await open()
    failStyleSheet()
    const first = sheet()
    setOnline(false)
    await user.click(document.body)
    await user.keyboard('x')
    expect(sheet()).toBe(first)

    setOnline(true)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    const second = sheet()
    expect(second).not.toBe(first)
    // Nothing has failed since.
    await user.click(document.body)
    expect(sheet()).toBe(second)
    // The server did not answer, although there is a network.
    fail(second)
    await user.click(document.body)
    expect(sheet()).not.toBe(second)
  },
)

test('a style sheet that failed in the office is requested again in the game', async () => {
  const office = await openPage('/dashboard', { storage: REGISTERED })
  failStyleSheet()
  const first = sheet()
  office.unmount()
  const { user } = await openGame()
  await user.click(document.body)
  expect(sheet()).not.toBe(first)
})
