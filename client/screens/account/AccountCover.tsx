import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OfflineNotice } from '../OfflineNotice.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { FloodlitGround } from './FloodlitGround.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './AccountCover.module.css'

interface AccountCoverProps {
  /** Title of the document. */
  title: string
  /** Meta description for search engines. */
  description: string
  children: ReactNode
}

/** Cover of a programme: name across the top, picture beside the form. */
export function AccountCover({ title, description, children }: AccountCoverProps) {
  return (
    <main className={styles.page}>
      <header className={styles.edition}>
        <Link to="/" className={styles.home}>
          Matchday programme
        </Link>
        <ThemeSwitch />
      </header>
      <PageHeading title={title} description={description}>
        Floodlight
      </PageHeading>
      <div className={styles.spread}>
        <div className={styles.picture}>
          <FloodlitGround />
        </div>
        <div className={styles.text}>
          <OfflineNotice>An account needs a connection. You can play as a guest without one.</OfflineNotice>
          {children}
        </div>
      </div>
    </main>
  )
}
