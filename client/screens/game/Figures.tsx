import type { ReactNode } from 'react'
import styles from './Figures.module.css'

/** A list of named figures, as in a set of accounts. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

export function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
