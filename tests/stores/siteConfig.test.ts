import { afterEach, expect, it, vi } from 'vitest'
import { fetchSiteConfig } from '../../client/api/fetchSiteConfig.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(answer: Response) {
  const fetch = vi.fn(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const config = { analyticsUrl: 'https://count.test/events', adClient: 'ca-pub-1', adSlot: null }

it('the site’s configuration is loaded from the address of the API', async () => {
  const fetch = answerWith(Response.json(config))
  expect(await fetchSiteConfig()).toEqual(config)
  expect(fetch).toHaveBeenCalledWith('/api/site/config')
})

it('a configuration of another shape switches everything off', async () => {
  answerWith(Response.json({ analyticsUrl: 7, adClient: ['ca-pub-1'] }))
  expect(await fetchSiteConfig()).toEqual({ analyticsUrl: null, adClient: null, adSlot: null })
})

it.each([
  ['a refusal', Response.json({ message: 'Too many requests' }, { status: 429 })],
  ['no object', Response.json(null)],
  ['a page of a proxy', new Response('<html></html>')],
])('%s is a failed call', async (_, answer) => {
  answerWith(answer)
  await expect(fetchSiteConfig()).rejects.toThrow()
})
