import { ClubLink } from './ClubLink.tsx'
import { Crest } from './Crest.tsx'
import type { ClubIdentity } from '../simulation/club/club.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import styles from './ClubName.module.css'

interface ClubNameProps {
  club: DeepReadonly<ClubIdentity>
  /** The name for narrow places. */
  short?: boolean
}

/** A club's crest and name in a line of text, which open its page. */
export function ClubName({ club, short = false }: ClubNameProps) {
  return (
    <ClubLink club={club.id}>
      <span className={styles.club}>
        <Crest club={club} size={18} />
        <span className={styles.name}>{short ? club.shortName : club.name}</span>
      </span>
    </ClubLink>
  )
}
