/**
 * Service worker: keeps all files of its build, so that the game starts and plays without a network. Each version
 * has a cache of its own, and requests of the API never reach one.
 */
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { Route, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const VERSION: string
declare const FILES: PrecacheEntry[]

/** Paths of no page. */
const FILES_AND_API = /^\/api\/|\/[^/]*\.[^/]*$/

const CACHES = 'floodlight-'
const cacheName = `${CACHES}${VERSION}`
const precache = new PrecacheController({ cacheName })
precache.addToCacheList(FILES)
const openLanding = precache.createHandlerBoundToURL('/')
const openPage = precache.createHandlerBoundToURL('/index.html')

self.addEventListener('install', (event) => {
  void precache.install(event)
})
self.addEventListener('activate', (event) => {
  // The page of the first visit may lose its network too.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('message', ({ data }) => {
  // Only the player decides when a new version replaces the one that is open.
  if (data === 'activate') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(forgetOldVersions(event.resultingClientId))
})

registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
// Pages by their path alone, as the server answers them: a query may contain anything.
registerRoute(
  new Route(
    ({ request, url }) => request.mode === 'navigate' && !FILES_AND_API.test(url.pathname),
    (options) => (options.url.pathname === '/' ? openLanding : openPage)(options),
  ),
)
// A page of an earlier version, open in another tab, finds its own files in that version's cache.
registerRoute(
  new Route(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('range'),
    async ({ request }) => (await caches.match(request)) ?? (await fetch(request)),
  ),
)

/** Deletes the caches of other versions when a page opens and no other page is open. */
async function forgetOldVersions(openingPage: string): Promise<void> {
  // Listed first: a version that is installed meanwhile is not among them.
  const names = await caches.keys()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  if (installing || waiting || pages.some(({ id }) => id !== openingPage)) return
  const old = names.filter((name) => name.startsWith(CACHES) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}
