import type { ReactNode } from 'react'
import styles from './FigureList.module.css'

interface FigureListProps {
  /** Two columns where the width allows. */
  inTwoColumns?: boolean
  children: ReactNode
}

/** Description list of figures, as in a set of accounts. */
export function FigureList({ inTwoColumns = false, children }: FigureListProps) {
  return <dl className={inTwoColumns ? styles.columns : undefined}>{children}</dl>
}

export function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
