import type { ReactNode } from 'react'
import styles from './ClubPage.module.css'

/** Section of a club's page. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  )
}
