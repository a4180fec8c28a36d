import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { TacticChoices } from '../tactics/TacticChoices.tsx'
import { OpponentKnowledge } from './OpponentKnowledge.tsx'
import { OrdersToCome } from './OrdersToCome.tsx'
import styles from './Substitutions.module.css'

/** Tactics for the rest of the match. The clock is stopped; changes apply from the next minute. */
export const MatchTactics = observer(function MatchTactics() {
  const { touchline } = useGameStores()
  const { tacticsReport, opponent } = touchline
  if (!tacticsReport || !opponent) return null
  if (touchline.tooLate !== null) return <p>{touchline.tooLate}</p>
  return (
    <div className={styles.page}>
      <p>Changes count from the next minute, for this match only. Your usual set-up stays as it is.</p>
      <OpponentKnowledge opponent={opponent} />
      <TacticChoices
        report={tacticsReport}
        onChange={(change) => touchline.changeTactics({ ...tacticsReport.tactics, ...change })}
      />
      <OrdersToCome />
    </div>
  )
})
