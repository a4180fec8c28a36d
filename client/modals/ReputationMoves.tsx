import type { ManagerReport } from '../simulation/reports/managerReport.ts'
import styles from './ReputationMoves.module.css'

/** Causes that moved the manager's reputation at a season's end, in stars. */
export function ReputationMoves({ moves }: Pick<ManagerReport, 'moves'>) {
  return (
    <dl className={styles.moves}>
      {moves.map(({ text, change }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{change}</dd>
        </div>
      ))}
    </dl>
  )
}
