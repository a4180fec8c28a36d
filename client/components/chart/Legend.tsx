import type { ReactNode } from 'react'
import styles from './Plot.module.css'

export interface LegendEntry {
  name: string
  /** SVG shapes on an area of 24 by 12 pixels. */
  mark: ReactNode
  /** Value of the chosen reading in words. */
  value?: string
}

/** Key to the marks of a plot. Screen readers hear the values with the readings. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, mark, value }) => (
        <li key={name}>
          <svg className={styles.key} width={24} height={12} aria-hidden="true">
            {mark}
          </svg>
          {name}
          {value !== undefined && <strong aria-hidden="true">{value}</strong>}
        </li>
      ))}
    </ul>
  )
}
