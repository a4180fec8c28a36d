import styles from './EventAnswers.module.css'

interface Choice {
  label: string
  effects: string
  /** Reason why it cannot be chosen; null when it can. */
  hurdle: string | null
}

interface EventAnswersProps {
  choices: readonly Choice[]
  /** True if the first one is taken without an answer. */
  hasDefault?: boolean
  /** Consequence of no answer. */
  note: string
  /** Called with the index of the answer. */
  onAnswer: (index: number) => void
}

/** Answers to an event or to a player as buttons, each with its effects. */
export function EventAnswers({ choices, hasDefault = false, note, onAnswer }: EventAnswersProps) {
  return (
    <section aria-labelledby="event-answers">
      <h3 id="event-answers" className={styles.heading}>
        Your Answer
      </h3>
      <ul className={styles.answers} data-default={hasDefault || undefined}>
        {choices.map(({ label, effects, hurdle }, index) => (
          <li key={label}>
            <button
              type="button"
              className={styles.answer}
              aria-labelledby={`event-answer-${index}`}
              aria-describedby={`event-effects-${index}`}
              aria-disabled={hurdle !== null || undefined}
              onClick={() => {
                if (hurdle === null) onAnswer(index)
              }}
            >
              <span id={`event-answer-${index}`} className={styles.label}>
                {label}
              </span>
              <span id={`event-effects-${index}`} className={styles.effects}>
                {effects}
                {hurdle !== null && <strong className={styles.hurdle}>{hurdle}</strong>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
