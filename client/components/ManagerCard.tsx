import type { ReactNode } from 'react'
import { ManagerFace } from './face/ManagerFace.tsx'
import styles from './ManagerCard.module.css'
import { Stars } from './Stars.tsx'

interface ManagerCardProps {
  name: string
  /** Seed of the face. */
  face: number
  /** 1–5. */
  reputation: number
  /** The reputation in words. */
  standing: string
  children?: ReactNode
}

/** Face, name and reputation of a manager, with lines below. */
export function ManagerCard({ name, face, reputation, standing, children }: ManagerCardProps) {
  return (
    <div className={styles.card}>
      <ManagerFace face={face} size={110} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.standing}>
          <Stars value={reputation} label="Reputation" /> {standing}
        </p>
        {children}
      </div>
    </div>
  )
}
