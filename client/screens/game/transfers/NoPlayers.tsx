import type { ReactNode } from 'react'
import styles from './transfers.module.css'

/** Message when no player matches search and filter. */
export const NO_MATCHING_PLAYERS = 'No players found matching criteria.'

/** Message in place of an empty list, with optional actions. */
export function NoPlayers({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {children}
    </div>
  )
}
