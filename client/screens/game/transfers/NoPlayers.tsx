import type { ReactNode } from 'react'
import styles from './NoPlayers.module.css'

/** Message in place of an empty list, with optional actions. */
export function NoPlayers({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {children}
    </div>
  )
}
