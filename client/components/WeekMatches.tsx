import { useId, type ReactNode } from 'react'
import type { ClubId } from '../simulation/core/ids.ts'
import type { ProgrammeMatch } from '../simulation/reports/programme.ts'
import { ClubName } from './ClubName.tsx'
import styles from './WeekMatches.module.css'

interface WeekMatchesProps {
  /** Accessible name of the list. */
  label: string
  matches: readonly ProgrammeMatch[]
  /** Club whose match stands out. */
  own: ClubId
  /** Renders what can be done with a match, if anything; `matchId` is the id of the element that names it. */
  children?: ((match: ProgrammeMatch, matchId: string) => ReactNode) | false | null
}

/** Matches of a week, with their scores once they are played. */
export function WeekMatches({ label, matches, own, children }: WeekMatchesProps) {
  const id = useId()
  return (
    <ul aria-label={label}>
      {matches.map((match) => {
        const { home, away, score } = match
        const matchId = `${id}-${home.id}`
        return (
          <li
            key={home.id}
            className={styles.match}
            data-own={home.id === own || away.id === own || undefined}
          >
            <span id={matchId} hidden>{`${home.name} v ${away.name}`}</span>
            <span className={styles.home}>
              <ClubName club={home} short />
            </span>
            <span className={styles.score}>{score ? `${score.home}–${score.away}` : 'v'}</span>
            <ClubName club={away} short />
            {children && <span className={styles.watch}>{children(match, matchId)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
