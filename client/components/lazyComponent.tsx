import { lazy, type ComponentType, type FunctionComponent } from 'react'

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

/** Loads every chunk that is loaded ahead. Rejects when one fails to load. */
export async function loadChunks(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}

/** Makes chunks that failed to load retry on their next render. */
export function retryChunks(): void {
  for (const retry of retries) retry()
  retries.clear()
}
