import { createContext, useContext, type ReactNode } from 'react'
import type { PlayerId } from '../simulation/people/player.ts'
import styles from './ClubLink.module.css'

const OpenPlayer = createContext<((player: PlayerId) => void) | null>(null)

/** Provides the function that opens the page of a player. */
export const OpenPlayerProvider = OpenPlayer.Provider

interface PlayerLinkProps {
  id: PlayerId
  /** Stands in a sentence, whose lines it does not move apart. */
  inText?: boolean
  children: ReactNode
}

/** Button that opens a player's page; plain content without a provider. */
export function PlayerLink({ id, inText = false, children }: PlayerLinkProps) {
  const open = useContext(OpenPlayer)
  if (!open) return children
  return (
    <button type="button" className={inText ? styles.inText : styles.link} onClick={() => open(id)}>
      {children}
    </button>
  )
}
