import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { nextMatchLabel, nextSuggestion, type Suggestion } from '../simulation/reports/nextSuggestion.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './NextWeek.module.css'

interface NextWeekProps {
  /** Verdict on the last change of plan; null without one. */
  verdict: string | null
}

/** Verdict on the last change of plan, and one change for the next match, which a click sets up. */
export const NextWeek = observer(function NextWeek({ verdict }: NextWeekProps) {
  const suggestion = useReport(nextSuggestion)
  const [taken, setTaken] = useState<Suggestion | null>(null)
  const label = useReport(nextMatchLabel)
  const shown = taken ?? suggestion
  if (!shown && verdict === null) return null
  return (
    <section className={styles.next} aria-label={label}>
      {verdict !== null && <p>{verdict}</p>}
      {shown && (
        <Advice
          label={label}
          suggestion={shown}
          isTaken={taken !== null}
          onToggle={() => setTaken(taken ? null : shown)}
        />
      )}
    </section>
  )
})

interface AdviceProps {
  /** Name of the next match. */
  label: string
  suggestion: Suggestion
  isTaken: boolean
  onToggle: () => void
}

const Advice = observer(function Advice({
  label,
  suggestion: { text, choice, change },
  isTaken,
  onToggle,
}: AdviceProps) {
  const { tactics } = useGameStores()
  return (
    <div className={styles.advice}>
      <p className={styles.text}>
        <span className={styles.label}>{label}</span> {text}
      </p>
      <span role="status" className={styles.done}>
        {isTaken && `Set up: ${choice}`}
      </span>
      <Button
        size="small"
        onClick={() => {
          onToggle()
          if (isTaken) tactics.undo()
          else tactics.decide('setTactics', change)
        }}
      >
        {isTaken ? 'Undo' : `Set up ${choice}`}
      </Button>
    </div>
  )
})
