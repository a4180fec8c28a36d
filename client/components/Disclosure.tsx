import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  title: string
  /** What stands opposite the title. */
  aside?: ReactNode
  /** Of those with the same group, one is open at a time. */
  group?: string
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A heading that opens and closes what stands under it. */
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
      {children}
    </details>
  )
}
