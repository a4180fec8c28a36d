import { createContext, createElement, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { GameStores } from './GameStores.ts'
import type { RootStore } from './RootStore.ts'
import { useStores } from './useStores.tsx'
import type { WatchedRun } from './WatchedRun.ts'

const GameStoresContext = createContext<GameStores | null>(null)

/**
 * Provides the stores of the game to its route. Only the game's own chunk imports this, so that no other page
 * loads the simulation. Builds the stores in an effect, once per page: a second effect of StrictMode, or a
 * later visit, finds them in the root, with a career that the browser may have refused to store.
 */
export function GameStoresProvider({ children }: { children: ReactNode }) {
  const root = useStores()
  const build = useCallback(
    (onBuilt: () => void) => {
      if (!builtStores(root)) {
        buildStores(root)
        onBuilt()
      }
      return () => {}
    },
    [root],
  )
  const stores = useSyncExternalStore(build, () => builtStores(root))
  return stores && createElement(GameStoresContext, { value: stores }, children)
}

/** Provides the stores in which matches of a run of somebody else are watched, once it has been played again. */
export function WatchedRunProvider({
  stores,
  children,
}: {
  stores: WatchedRun['stores']
  children: ReactNode
}) {
  return stores && createElement(GameStoresContext, { value: stores }, children)
}

/** Stores of the game; throws outside a GameStoresProvider. */
export function useGameStores(): GameStores {
  const stores = use(GameStoresContext)
  if (!stores) throw new Error('useGameStores needs a GameStoresProvider around it')
  return stores
}

function buildStores(root: RootStore): void {
  root.gameStores = new GameStores(root)
}

function builtStores({ gameStores }: RootStore): GameStores | null {
  return gameStores instanceof GameStores ? gameStores : null
}
