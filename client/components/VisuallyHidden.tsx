import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** Live region, announced when its text changes; '' is silent. Kept out of buttons, whose name it would replace. */
export function Announcement({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  )
}
