/** Milliseconds between two looks for a new version while the page stays open. */
const CHECK_MS = 1_800_000

const listeners = new Set<() => void>()
let isReady = false
let isStarted = false

/**
 * Registers the service worker with the first listener, and calls all of them when a new version of the game waits
 * to be used. Returns a function that unsubscribes.
 */
export function watchUpdates(listener: () => void): () => void {
  listeners.add(listener)
  if (!isStarted) {
    isStarted = true
    // A browser may refuse: the game then needs a network, as without a service worker.
    register().catch(() => {})
    document.addEventListener('visibilitychange', check)
    window.addEventListener('online', check)
    setInterval(check, CHECK_MS)
    void navigator.serviceWorker.ready.then(follow)
  }
  return () => listeners.delete(listener)
}

/** True when a new version of the game waits to be used. */
export function isUpdateReady(): boolean {
  return isReady
}

/** Activates the waiting version, then reloads the page. */
export async function takeUpdate(reload: () => void): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('activate')
  } else {
    // Another tab has put it in place.
    reload()
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting) announce()
  }
  const followInstalling = () => registration.installing?.addEventListener('statechange', look)
  look()
  followInstalling()
  registration.addEventListener('updatefound', followInstalling)
  // The first change of a page that no worker controlled is the installation.
  let hasController = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasController) announce()
    hasController = true
  })
}

const register = () => navigator.serviceWorker.register('/service-worker.js')

/** Looks for a new version. Registers the worker again if its files could not be had before. */
function check(): void {
  if (document.visibilityState !== 'visible') return
  // Without a network there is nothing new.
  void register()
    .then((registration) => registration.update())
    .catch(() => {})
}

function announce(): void {
  isReady = true
  for (const listener of listeners) listener()
}
