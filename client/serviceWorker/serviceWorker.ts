/**
 * Service worker: keeps all files of its build, so that the game starts and plays without a network. Each version
 * has a cache of its own, and requests of the API never reach one. A file is kept, and answered with, only if its
 * hash is that of the build: networks that ask for a login answer everything with a page of theirs.
 */
export {}

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const VERSION: string
/** Hashes of the files, such as 'sha256-…', by their addresses. Inserted by the build. */
declare const FILES: Readonly<Record<string, string>>

/** Paths of no page. */
const FILES_AND_API = /^\/api\/|^\/licences$|\/[^/]*\.[^/]*$/

const CACHES = 'floodlight-'
const cacheName = `${CACHES}${VERSION}`
const hashes = new Map(Object.entries(FILES))

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => {
  // The page of the first visit may lose its network too.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('message', ({ data }) => {
  // Only the player decides when a new version replaces the one that is open.
  if (data === 'activate') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event
  const isPage = request.mode === 'navigate'
  if (isPage) event.waitUntil(forgetOldVersions(resultingClientId))
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const address = isPage && !FILES_AND_API.test(pathname) ? pageAt(pathname) : pathname + search
  if (hashes.has(address)) {
    // Without the right file, the server may have a later version of it.
    event.respondWith(fileAt(address).catch(() => fetch(request)))
  } else if (pathname.startsWith('/assets/') && !request.headers.has('range')) {
    // A page of an earlier version, open in another tab, finds its own files in that version's cache.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})

/** File of a page by its path alone, as the server chooses it: a query may contain anything. */
const pageAt = (path: string) => (path === '/' ? '/' : '/index.html')

/** One at a time, which leaves the network to the page. */
async function keepFiles(): Promise<void> {
  for (const address of hashes.keys()) await fileAt(address)
}

/** Returns a file as kept, or from the network if it is missing or damaged. Rejects unless its hash is right. */
async function fileAt(address: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  // Matched again for the answer: the browser keeps compiled code with a response that nobody has read.
  if (await isIntact(await cache.match(address), hashes.get(address))) {
    const kept = await cache.match(address)
    if (kept) return kept
  }
  const file = await download(address)
  await cache.put(address, file.clone())
  return file
}

async function isIntact(file: Response | undefined, hash: string | undefined): Promise<boolean> {
  try {
    if (!file) return false
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === hash
  } catch {
    // The browser cannot read it.
    return false
  }
}

/** Downloads a file. Rejects unless its hash is right. */
async function download(address: string): Promise<Response> {
  const integrity = hashes.get(address) ?? ''
  try {
    return await fetch(address, { integrity })
  } catch {
    // The browser's own cache may contain the answer of another network.
    return await fetch(address, { integrity, cache: 'reload' })
  }
}

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
