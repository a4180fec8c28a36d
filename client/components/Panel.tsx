import { createContext, use, useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Panel.module.css'

interface PanelProps {
  heading: string
  /** Content opposite the heading: badges, a button. */
  aside?: ReactNode
  /** Removes the padding of the body, for tables and lists that reach the edges. */
  flush?: boolean
  children: ReactNode
}

/** True where panels show their headings alone until they are opened: on a page that would be too long. */
export const FoldedPanels = createContext(false)

/** Section of a screen on an opaque background, under a ruled heading. */
export function Panel({ heading, aside, flush = false, children }: PanelProps) {
  const headingId = useId()
  const isFolded = use(FoldedPanels)
  const title = (
    <h2 id={headingId} className={styles.heading}>
      {heading}
    </h2>
  )
  const actions = aside !== undefined && <div className={styles.aside}>{aside}</div>
  const body = (
    <div className={styles.body} data-flush={flush || undefined}>
      {children}
    </div>
  )
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      {isFolded ? (
        <details>
          <summary className={styles.header}>
            {title}
            <Icon name="down" />
          </summary>
          {actions && <div className={styles.actions}>{actions}</div>}
          {body}
        </details>
      ) : (
        <>
          <header className={styles.header}>
            {title}
            {actions}
          </header>
          {body}
        </>
      )}
    </section>
  )
}
