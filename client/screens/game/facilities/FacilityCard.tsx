import type { ReactNode } from 'react'
import styles from './FacilityCard.module.css'

interface FacilityCardProps {
  name: string
  aside?: ReactNode
  description: string
  /** Figures of the facility. */
  children: ReactNode
  /** Buttons. */
  action: ReactNode
}

export function FacilityCard({ name, aside, description, children, action }: FacilityCardProps) {
  return (
    <li>
      <article className={styles.card} aria-label={name}>
        <header className={styles.header}>
          <h3 className={styles.name}>{name}</h3>
          {aside}
        </header>
        <p className={styles.description}>{description}</p>
        <div className={styles.figures}>{children}</div>
        <div className={styles.action}>{action}</div>
      </article>
    </li>
  )
}

/** Cards in a grid. */
export function FacilityCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}
