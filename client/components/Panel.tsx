import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  heading: string
  /** Content opposite the heading: badges, a button. */
  aside?: ReactNode
  /** Removes the padding of the body, for tables and lists that reach the edges. */
  flush?: boolean
  children: ReactNode
}

/** Section of a screen on an opaque background, under a ruled heading. */
export function Panel({ heading, aside, flush = false, children }: PanelProps) {
  const headingId = useId()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
