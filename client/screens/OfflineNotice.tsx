import { useSyncExternalStore, type ReactNode } from 'react'
import { Notice } from '../components/Notice.tsx'

/** Notice shown while the device has no network: which parts of the page need one. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  return isOnline ? null : <Notice tone="bad">You are offline. {children}</Notice>
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
