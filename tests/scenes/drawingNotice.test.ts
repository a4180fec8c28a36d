// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { makeAutoObservable } from 'mobx'

/** Page with a part that loads late, and a picture in a root of its own that a store hears of. */
async function setUp() {
  // React keeps the timers that it finds when it loads: here, as this project has no setup that loads it before.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { createElement, lazy, Suspense, useLayoutEffect } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { observer } = await import('mobx-react-lite')
  const { useDrawingNotice } = await import('../../scenes/SeparateRoot.tsx')
  const store = makeAutoObservable({
    isDrawn: false,
    setDrawn: (isDrawn: boolean) => {
      store.isDrawn = isDrawn
    },
  })
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const Late = lazy(async () => {
    await loaded
    return { default: () => 'loaded' }
  })
  const Page = observer(() =>
    createElement(Suspense, { fallback: 'loading' }, createElement(Late), store.isDrawn ? ' and drawn' : ''),
  )
  let reportShown = () => {}
  const shown = new Promise<void>((resolve) => {
    reportShown = resolve
  })
  function Picture() {
    useDrawingNotice(true, store.setDrawn)
    useLayoutEffect(() => {
      // The commit uses the scheduler's share of the frame up, so that passive effects wait for the next.
      vi.advanceTimersByTime(20)
      reportShown()
    }, [])
    return null
  }
  const [place, separate] = [document.createElement('div'), document.createElement('div')]
  return {
    place,
    showPage: () => createRoot(place).render(createElement(Page)),
    showPicture: () => createRoot(separate).render(createElement(Picture)),
    load,
    shown,
  }
}

/** Flushes all work of React that needs no timer. */
async function settle(isDone: () => boolean) {
  for (let task = 0; task < 200 && !isDone(); task++) await new Promise((done) => setImmediate(done))
}

test('a picture that starts to draw while the page waits to show a loaded part lets the page show it', async () => {
  const { place, showPage, showPicture, load, shown } = await setUp()
  const faults: unknown[] = []
  showPage()
  await settle(() => place.textContent === 'loading')
  load()
  await settle(() => false)
  expect(place.textContent).toBe('loading')
  showPicture()
  await shown
  try {
    vi.advanceTimersByTime(1_000)
  } catch (fault) {
    faults.push(fault)
  }
  await settle(() => place.textContent === 'loaded and drawn')
  expect(faults).toEqual([])
  expect(place.textContent).toBe('loaded and drawn')
})
