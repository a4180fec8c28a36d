import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Analytics } from './analytics.ts'

/** Reports the page that is open, without its query, which may hold a secret. */
export function PageVisits({ analytics }: { analytics: Analytics }) {
  const { pathname } = useLocation()
  useEffect(() => {
    analytics.visit(pathname)
  }, [analytics, pathname])
  return null
}
