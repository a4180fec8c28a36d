import { observer } from 'mobx-react-lite'
import { mainReasons } from '../../../simulation/reports/lastMatchStory.ts'
import { useReport } from '../../../stores/useReport.ts'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { useIsWide } from '../useIsWide.ts'
import styles from './LastResult.module.css'

/** Low screen, where the result stands below a queue beside the board. As in the styles. */
const LOW = '(900px <= width) and (height < 800px)'

/** Weightiest reason for the result of the last match; three where the page has room. */
export const MatchReason = observer(function MatchReason() {
  const isLow = useMediaQuery(LOW)
  const reasons = useReport(mainReasons, useIsWide() || isLow ? 3 : 1)
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      <Unbroken text={reason} />
    </p>
  ))
})
