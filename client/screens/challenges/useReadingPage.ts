import { useLayoutEffect } from 'react'

/** Removes the page that the server has written, which is shown until that of the client is there. */
export function useReadingPage(): void {
  useLayoutEffect(() => document.getElementById('reading')?.remove(), [])
}
