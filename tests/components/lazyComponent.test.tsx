// In a module of its own: chunks are declared for the whole page.
import type { FunctionComponent } from 'react'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { laterComponent, lazyComponent, loadChunks } from '../../client/components/lazyComponent.tsx'

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
