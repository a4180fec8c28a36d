import { lazy, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react'

/** Loaders of all chunks declared so far. */
const loaders: (() => Promise<unknown>)[] = []

/** Resets the chunks that failed to load. */
const retries = new Set<() => void>()

/**
 * Component in a chunk of its own, loaded on first render. Suspends until then; renders without suspending once
 * the chunk has loaded, which React's `lazy` never does on its first render.
 * With `isLoadedAhead` false, `loadChunks` skips it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isLoadedAhead = true }: { isLoadedAhead?: boolean } = {},
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => (Loaded ??= await load())
  // React caches the failure of a lazy component: a retry needs a new one.
  const makeLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() }
      } catch (error) {
        retries.add(() => {
          Lazy = makeLazy()
        })
        throw error
      }
    })
  let Lazy = makeLazy()
  if (isLoadedAhead) loaders.push(loadOnce)
  return function LazyComponent(props: Props) {
    const Rendered: ComponentType<Props> = Loaded ?? Lazy
    return <Rendered {...props} />
  }
}

/**
 * Component that is shown once `loadChunks` has loaded its chunk, and takes nothing from the first load of the page.
 * Until then there is the fallback, if any.
 */
export function laterComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  loaders.push(async () => {
    Loaded ??= await load()
    for (const watcher of watchers) watcher()
  })
  return function LaterComponent(props: Props) {
    const Rendered = useSyncExternalStore(watch, () => Loaded) ?? Fallback
    return Rendered && <Rendered {...props} />
  }
}

/**
 * Loads every chunk that is loaded ahead, and those that these declare. Each is requested in a task of its own,
 * because requesting all at once blocks input. Rejects when one fails to load.
 */
export async function loadChunks(): Promise<void> {
  const loading: Promise<unknown>[] = []
  // A chunk that arrives may declare others.
  while (loading.length < loaders.length) {
    for (const load of loaders.slice(loading.length)) {
      const chunk = load()
      // Awaited below; until then a failure is not unhandled.
      chunk.catch(() => {})
      loading.push(chunk)
      await nextTask()
    }
    await Promise.allSettled(loading)
  }
  await Promise.all(loading)
}

/** Resolves in a task of its own, before which the browser can handle input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Makes chunks that failed to load retry on their next render. */
export function retryChunks(): void {
  for (const retry of retries) retry()
  retries.clear()
}
