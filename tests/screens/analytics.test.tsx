import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { openAnalytics, type PageEvent } from '../../client/analytics.ts'
import { App } from '../../client/App.tsx'
import { AdSlot } from '../../client/components/AdSlot.tsx'

function openSite(loadConfig: () => Promise<{ analyticsUrl: string | null }>) {
  const sent: [string, PageEvent][] = []
  const analytics = openAnalytics({
    loadConfig,
    send: (url, event) => sent.push([url, event]),
    now: () => new Date('2026-08-15T14:00:00Z'),
  })
  window.history.replaceState(null, '', '/about?from=a-friend')
  render(<App analytics={analytics} />)
  return sent
}

describe('analytics', () => {
  test('reports presence and view at load and at each change of page', async () => {
    const url = 'https://stats.example/events'
    const sent = openSite(() => Promise.resolve({ analyticsUrl: url }))
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    const ways = screen.getByRole('navigation', { name: 'Site' })
    await userEvent.click(ways.querySelector('a[href="/terms-of-service"]') ?? ways)
    await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
    const timestamp = '2026-08-15T14:00:00.000Z'
    expect(sent).toEqual([
      [url, { event: 'user_presence', timestamp, page: '/about' }],
      [url, { event: 'page_view', page_path: '/about' }],
      [url, { event: 'user_presence', timestamp, page: '/terms-of-service' }],
      [url, { event: 'page_view', page_path: '/terms-of-service' }],
    ])
  })

  test.each([
    ['no address is configured', () => Promise.resolve({ analyticsUrl: null })],
    ['the server cannot be reached', () => Promise.reject(new Error('no answer'))],
  ])('is silent when %s', async (_, loadConfig) => {
    const sent = openSite(loadConfig)
    await screen.findByRole('heading', { level: 1 })
    expect(sent).toEqual([])
  })
})

describe('the advertising slot', () => {
  const scripts = () => [...document.querySelectorAll('script[src*="googlesyndication"]')]

  test('shows a message of our own until it is configured', () => {
    render(<AdSlot adClient={null} adSlot={null} />)
    expect(screen.getByText('This space is yours.')).toBeVisible()
    expect(scripts()).toEqual([])
    expect(window.adsbygoogle).toBeUndefined()
  })

  test('asks the network for one advertisement once it is', () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    render(<AdSlot adClient="ca-pub-1" adSlot="4242" />)
    expect(append).toHaveBeenCalledOnce()
    expect(window.adsbygoogle).toHaveLength(1)
    expect(document.querySelector('ins')?.dataset).toMatchObject({ adClient: 'ca-pub-1', adSlot: '4242' })
  })
})
