import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Analytics } from './analytics.ts'

/** Reports each page visit, without the query string, which may contain a secret. */
export function PageVisits({ analytics }: { analytics: Analytics }) {
  const { pathname } = useLocation()
  useEffect(() => {
    analytics.visit(pathname)
  }, [analytics, pathname])
  return null
}
