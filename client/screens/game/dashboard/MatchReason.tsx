import { observer } from 'mobx-react-lite'
import { mainReasons } from '../../../simulation/reports/lastMatchStory.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { useIsWide } from '../useIsWide.ts'
import styles from './LastResult.module.css'

/** Weightiest reason for the result of the last match; three where the page has room. */
export const MatchReason = observer(function MatchReason() {
  const reasons = useReport(mainReasons, useIsWide() ? 3 : 1)
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      <Unbroken text={reason} />
    </p>
  ))
})
