import { createContext, use, useId, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './Icon.tsx'
import { ToolPlace } from './toolPlace.ts'
import styles from './Panel.module.css'

export interface PanelProps {
  heading: string
  /** Content opposite the heading: badges, a button. */
  aside?: ReactNode
  /** Content of a row of its own below the heading. */
  row?: ReactNode
  /** Removes the padding of the body, for tables and lists that reach the edges. */
  flush?: boolean
  children: ReactNode
}

/** True where panels show their headings alone until they are opened: on a page that would be too long. */
export const FoldedPanels = createContext(false)

/** Small control of what a panel shows, in its heading; outside panels where it stands. */
export function PanelTool({ children }: { children: ReactNode }) {
  const place = use(ToolPlace)
  if (place === undefined) return <p className={styles.loose}>{children}</p>
  return place && createPortal(children, place)
}

/** Part of a panel under a heading of its own, beside which the tools of its content stand. */
export function PanelPart({ heading, children }: { heading: string; children: ReactNode }) {
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null)
  return (
    <div>
      <div className={styles.partHeader}>
        <h4 className={styles.partHeading}>{heading}</h4>
        <div ref={setToolPlace} className={styles.tools} />
      </div>
      <ToolPlace value={toolPlace}>{children}</ToolPlace>
    </div>
  )
}

/** Section of a screen on an opaque background, under a ruled heading. */
export function Panel({ heading, aside, row, flush = false, children }: PanelProps) {
  const headingId = useId()
  const isFolded = use(FoldedPanels)
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null)
  const title = (
    <h2 id={headingId} className={styles.heading}>
      {heading}
    </h2>
  )
  const actions = (
    <>
      <div className={styles.aside}>
        {aside}
        <div ref={setToolPlace} className={styles.tools} />
      </div>
      {row && <div className={styles.row}>{row}</div>}
    </>
  )
  const body = (
    <div className={styles.body} data-flush={flush || undefined}>
      <ToolPlace value={toolPlace}>{children}</ToolPlace>
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
          <div className={styles.actions}>{actions}</div>
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
