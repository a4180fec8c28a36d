import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../stores/useGameStores.ts'
import styles from './AheadProgress.module.css'

/** Progress of days played ahead. */
export const AheadProgress = observer(function AheadProgress() {
  const { progress } = useGameStores().ahead
  if (!progress) return null
  const { day, fromDay, untilDay } = progress
  const percent = Math.round((100 * (day - fromDay)) / Math.max(1, untilDay - fromDay))
  const text = `Day ${day} of ${untilDay}`
  return (
    <div className={styles.progress}>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Days played ahead"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
})
