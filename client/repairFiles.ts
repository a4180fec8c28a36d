const WORKER = '/service-worker.js'

/**
 * Drops what this browser keeps of the files of the game, after one of them could not be loaded, so that the next
 * load gets all of them from the server. Does nothing without the server: what is left is then the best there is.
 * Saves are stored elsewhere and stay.
 */
export async function repairFiles(): Promise<void> {
  try {
    if (!(await isServerThere())) return
    // The browser's own cache may contain the answers of another network.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = loaded.filter((address) => address.startsWith(`${window.location.origin}/assets/`))
    await Promise.allSettled(files.map(reloadFile))
    // Undefined on a plain HTTP address other than localhost.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    await (await workers?.getRegistration())?.unregister()
    if (workers) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // The browser refuses: reloading is all that is left.
  }
}

/** Loads a file past the browser's own cache, whose copy the login page of a network must not replace. */
async function reloadFile(address: string): Promise<void> {
  const { ok, headers } = await fetch(address, { cache: 'no-store' })
  if (ok && headers.get('Content-Type')?.includes('text/html') === false)
    await fetch(address, { cache: 'reload' })
}

/** True when the game's server answers, and no page at which a network asks for a login. */
async function isServerThere(): Promise<boolean> {
  const { ok, headers } = await fetch(WORKER, { cache: 'no-store' })
  return ok && (headers.get('Content-Type') ?? '').includes('javascript')
}
