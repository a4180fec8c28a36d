import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SitePage.module.css'

interface SitePageProps {
  /** Links of the header. */
  ways: ReactNode
  children: ReactNode
}

/** Public page with header and footer. */
export function SitePage({ ways, children }: SitePageProps) {
  return (
    <div className={styles.page}>
      <SiteHeader>{ways}</SiteHeader>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
