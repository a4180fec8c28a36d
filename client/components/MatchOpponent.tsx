import type { ClubIdentity } from '../simulation/club/club.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import { COMPETITION_NAMES, type CompetitionId } from '../simulation/core/tie.ts'
import { ClubCountry } from './ClubCountry.tsx'
import { ClubName } from './ClubName.tsx'
import styles from './MatchOpponent.module.css'

interface MatchOpponentProps {
  match: {
    competition: CompetitionId
    /** Null in the league. */
    round: string | null
    opponent: DeepReadonly<ClubIdentity>
  }
}

/** Opponent of a match in a table; below it competition and round, but for the league. */
export function MatchOpponent({ match: { competition, round, opponent } }: MatchOpponentProps) {
  return (
    <>
      <span className={styles.club}>
        <ClubName club={opponent} short />
        <ClubCountry club={opponent.id} isShort />
      </span>
      {round !== null && (
        <span className={styles.round}>
          {COMPETITION_NAMES[competition]}, {round}
        </span>
      )}
    </>
  )
}
