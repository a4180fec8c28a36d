import { fitWithFigure } from '../components/playerWords.ts'
import { RoleAsks } from '../components/RoleAsks.tsx'
import type { Position } from '../simulation/people/position.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import { roleFit, rolesOf } from '../simulation/club/roles.ts'
import type { Traits } from '../simulation/people/traits.ts'
import traits from './PlayerTraits.module.css'
import styles from './RoleFits.module.css'

interface RoleFitsProps {
  player: DeepReadonly<Traits> & { readonly type: Position }
}

/** Roles of the player's position, how well they fit each, and which of their traits cause it. */
export function RoleFits({ player }: RoleFitsProps) {
  return (
    <section aria-label="Fit by role">
      <h3 className={traits.heading}>Fit by role</h3>
      <ul className={styles.roles}>
        {rolesOf(player.type).map((role) => (
          <li key={role} className={styles.role}>
            <b>{role}</b> <span className={styles.fit}>{fitWithFigure(roleFit(player, role))}</span>{' '}
            <RoleAsks role={role} traits={player} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        What each role asks for: + is a strength of this player, − a weakness. Two of each count at most. The
        percentage is added to quality or taken off.
      </p>
    </section>
  )
}
