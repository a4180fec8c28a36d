import { observer } from 'mobx-react-lite'
import { useNewsDesk } from '../../../stores/useNewsDesk.ts'
import styles from './LastResult.module.css'

/** Weightiest reason for the result of the last match. */
export const MatchReason = observer(function MatchReason() {
  const reason = useNewsDesk().lastMatch?.reasons[0]
  return reason === undefined ? null : <p className={styles.reason}>{reason}</p>
})
