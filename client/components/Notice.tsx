import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Framed message, announced when it appears. A 'bad' one is assertive. */
export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
