import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SitePage.module.css'

interface SitePageProps {
  /** Links of the header. */
  links: ReactNode
  children: ReactNode
}

/** Public page with header and footer. */
export function SitePage({ links, children }: SitePageProps) {
  return (
    <div className={styles.page}>
      <SiteHeader>{links}</SiteHeader>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
