import { createContext, use, type ReactNode } from 'react'
import type { RootStore } from './RootStore.ts'

const StoresContext = createContext<RootStore | null>(null)

/** Provides the stores to its children. */
export function StoresProvider({ stores, children }: { stores: RootStore; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>
}

/** Stores of a surrounding provider; null without one. */
export function useGivenStores(): RootStore | null {
  return use(StoresContext)
}

/** Stores of the page. Throws outside a StoresProvider. */
export function useStores(): RootStore {
  const stores = use(StoresContext)
  if (!stores) throw new Error('useStores needs a StoresProvider around it')
  return stores
}
