import { Panel } from '../../../components/Panel.tsx'
import type { Change } from '../../../simulation/reports/clubLook.ts'
import styles from './SinceLastLook.module.css'

/** Figures of the club that have changed since the player last looked. */
export function SinceLastLook({ changes }: { changes: readonly Change[] }) {
  return (
    <Panel heading="Since you last looked" flush>
      <dl className={styles.changes}>
        {changes.map(({ name, text }) => (
          <div key={name} className={styles.change}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
