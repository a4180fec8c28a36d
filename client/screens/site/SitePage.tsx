import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SitePage.module.css'

interface SitePageProps {
  /** The header's links. */
  ways: ReactNode
  children: ReactNode
}

/** A public page between its header and footer. */
export function SitePage({ ways, children }: SitePageProps) {
  return (
    <div className={styles.page}>
      <SiteHeader>{ways}</SiteHeader>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
