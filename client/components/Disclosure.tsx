import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { ToolPlace } from './toolPlace.ts'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  title: string
  /** Content opposite the title. */
  aside?: ReactNode
  /** Disclosures of the same group are exclusive: opening one closes the others. */
  group?: string
  /** Initial state. */
  isOpen?: boolean
  children: ReactNode
}

/** Collapsible section under a heading. */
export function Disclosure({ title, aside, group, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.details} name={group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {aside}
        <span className={styles.mark}>
          <Icon name="down" />
        </span>
      </summary>
      {/* A tool in the heading of the panel would not show which of its tables it is for, nor that one is closed. */}
      <ToolPlace value={undefined}>{children}</ToolPlace>
    </details>
  )
}
