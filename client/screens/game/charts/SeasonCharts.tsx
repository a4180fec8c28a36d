import { FieldPoints } from './FieldPoints.tsx'
import { MomentumByMatch, MomentumByMinute } from './MomentumCharts.tsx'
import { RollingGoals } from './RollingGoals.tsx'
import { SeasonShots } from './SeasonShots.tsx'
import styles from './charts.module.css'

/** View of the running season in charts: points, chances, shots and momentum. */
export function SeasonCharts() {
  return (
    <div className={styles.page}>
      <div className={styles.season}>
        <FieldPoints />
        <RollingGoals />
        <div className={styles.tall}>
          <SeasonShots />
        </div>
        <MomentumByMatch />
        <MomentumByMinute />
      </div>
    </div>
  )
}
