import { observer } from 'mobx-react-lite'
import { mainReason } from '../../../simulation/reports/lastMatchStory.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import styles from './LastResult.module.css'

/** Weightiest reason for the result of the last match. */
export const MatchReason = observer(function MatchReason() {
  const reason = useReport(mainReason)
  return reason === null ? null : (
    <p className={styles.reason}>
      <Unbroken text={reason} />
    </p>
  )
})
