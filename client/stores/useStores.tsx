import { createContext, use, type ReactNode } from 'react'
import type { RootStore } from './RootStore.ts'

const StoresContext = createContext<RootStore | null>(null)

/** Makes the stores known to everything inside. */
export function StoresProvider({ stores, children }: { stores: RootStore; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>
}

/** The stores that something outside has provided; null without any. */
export function useGivenStores(): RootStore | null {
  return use(StoresContext)
}

/** The stores of the page; throws outside a StoresProvider. */
export function useStores(): RootStore {
  const stores = use(StoresContext)
  if (!stores) throw new Error('useStores needs a StoresProvider around it')
  return stores
}
