import type { ReactNode } from 'react'
import styles from './NoPlayers.module.css'

/** What stands in place of a list, and what can be done about it. */
export function NoPlayers({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {children}
    </div>
  )
}
