import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SitePage.module.css'

interface SitePageProps extends Pick<ComponentProps<typeof SiteHeader>, 'isLoggedIn'> {
  /** Links of the header. Default to the other public pages. */
  links?: ReactNode
  children: ReactNode
}

const PAGE_LINKS = (
  <>
    <Link to="/">Home</Link>
    <Link to="/about">About</Link>
    <Link to="/terms-of-service">Terms of Service</Link>
    <Link to="/privacy-policy">Privacy Policy</Link>
  </>
)

/** Public page with header and footer. */
export function SitePage({ links = PAGE_LINKS, isLoggedIn = false, children }: SitePageProps) {
  return (
    <div className={styles.page}>
      <SiteHeader isLoggedIn={isLoggedIn}>{links}</SiteHeader>
      <main className={styles.main}>{children}</main>
      <SiteFooter />
    </div>
  )
}
