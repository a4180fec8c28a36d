import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { TacticChoices } from '../tactics/TacticChoices.tsx'
import styles from './Substitutions.module.css'

/** How the side goes on; decided while the clock stands still, done from the next minute on. */
export const MatchTactics = observer(function MatchTactics() {
  const { touchline } = useGameStores()
  const { tacticsReport } = touchline
  if (!tacticsReport) return null
  if (touchline.tooLate !== null) return <p>{touchline.tooLate}</p>
  return (
    <div className={styles.page}>
      <p>Changes count from the next minute on, for this match only: the club keeps its own set-up.</p>
      <TacticChoices
        report={tacticsReport}
        onChange={(change) => {
          touchline.changeTactics({ ...tacticsReport.tactics, ...change })
        }}
      />
    </div>
  )
})
