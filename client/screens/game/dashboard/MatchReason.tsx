import { observer } from 'mobx-react-lite'
import { mainReasons } from '../../../simulation/reports/lastMatchStory.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import styles from './LastResult.module.css'

const MOST = 3

/** Weightiest reasons for the result of the last match; the styles hide all but the first where the page has no room. */
export const MatchReason = observer(function MatchReason() {
  const reasons = useReport(mainReasons, MOST)
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      <Unbroken text={reason} />
    </p>
  ))
})
