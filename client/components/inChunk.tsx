import { lazy, type ComponentType, type FunctionComponent } from 'react'

/** Loads the chunks that have been declared so far. */
const loaders: (() => Promise<unknown>)[] = []

/**
 * A component in a chunk of its own, loaded when it is first shown. Needs a Suspense above it until
 * then; once it is loaded it is shown at once, which React's own `lazy` never does the first time.
 */
export function inChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const loadOnce = async () => (Loaded ??= await load())
  const Late = lazy(async () => ({ default: await loadOnce() }))
  loaders.push(loadOnce)
  return function InChunk(props: Props) {
    const Part: ComponentType<Props> = Loaded ?? Late
    return <Part {...props} />
  }
}

/** Loads every chunk before it is asked for. Rejects when one can't be loaded. */
export async function loadChunks(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}
