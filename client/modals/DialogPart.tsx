import type { ReactNode } from 'react'
import styles from './DialogPart.module.css'

/** Part of a long dialog under a heading of its own. */
export function DialogPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  )
}
