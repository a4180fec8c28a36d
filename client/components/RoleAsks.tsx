import { Fragment } from 'react'
import { ROLES, type Role } from '../simulation/club/roles.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { TraitName, Traits } from '../simulation/people/traits.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './RoleAsks.module.css'

interface RoleAsksProps {
  role: Role
  /** Traits to mark: + for a strength, − for a weakness. Null for none. */
  traits: DeepReadonly<Traits> | null
}

/** Traits that a role asks for: 'Pace +, Positioning, Crossing −'. */
export function RoleAsks({ role, traits }: RoleAsksProps) {
  return (
    <span className={styles.asks}>
      {ROLES[role].asks.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && ', '}
          <Asked name={name} traits={traits} />
        </Fragment>
      ))}
    </span>
  )
}

function Asked({ name, traits }: { name: TraitName; traits: RoleAsksProps['traits'] }) {
  const isStrength = traits?.strengths.includes(name) ?? false
  const isWeakness = traits?.weaknesses.includes(name) ?? false
  if (!isStrength && !isWeakness) return name
  return (
    <b className={styles.marked}>
      {name}
      <span aria-hidden="true">{isStrength ? ' +' : ' −'}</span>
      <VisuallyHidden>{isStrength ? ' (strength)' : ' (weakness)'}</VisuallyHidden>
    </b>
  )
}
