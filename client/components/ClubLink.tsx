import { createContext, useContext, type ReactNode } from 'react'
import type { ClubId } from '../simulation/core/ids.ts'
import styles from './ClubLink.module.css'

const OpenClub = createContext<((club: ClubId) => void) | null>(null)

/** Provides the function that opens the page of a club. */
export const OpenClubProvider = OpenClub.Provider

/** Disables the links of the club names inside unless `enabled`. */
export function ClubLinks({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const open = useContext(OpenClub)
  return <OpenClub.Provider value={enabled ? open : null}>{children}</OpenClub.Provider>
}

/** Button that opens a club's page; plain content without a provider. */
export function ClubLink({ club, children }: { club: ClubId; children: ReactNode }) {
  const open = useContext(OpenClub)
  if (!open) return children
  return (
    <button type="button" className={styles.link} onClick={() => open(club)}>
      {children}
    </button>
  )
}
