import { lazy, type ComponentType, type FunctionComponent } from 'react'

/** Loads the chunks that have been declared so far. */
const loaders: (() => Promise<unknown>)[] = []

/** Prepare another try for each chunk that could not be loaded. */
const retries = new Set<() => void>()

/**
 * A component in a chunk of its own, loaded when it is first shown. Needs a Suspense above it until
 * then; once it is loaded it is shown at once, which React's own `lazy` never does the first time.
 * With `isLoadedAhead` false, `loadChunks` leaves it out.
 */
export function inChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isLoadedAhead = true }: { isLoadedAhead?: boolean } = {},
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => (Loaded ??= await load())
  // React keeps a lazy component that has failed as failed: another try needs another one.
  const tryLater = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() }
      } catch (error) {
        retries.add(() => {
          Late = tryLater()
        })
        throw error
      }
    })
  let Late = tryLater()
  if (isLoadedAhead) loaders.push(loadOnce)
  return function InChunk(props: Props) {
    const Part: ComponentType<Props> = Loaded ?? Late
    return <Part {...props} />
  }
}

/** Loads every chunk before it is asked for. Rejects when one can't be loaded. */
export async function loadChunks(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}

/** Lets the chunks that could not be loaded be asked for again. */
export function retryChunks(): void {
  for (const retry of retries) retry()
  retries.clear()
}
