import styles from './FormBadges.module.css'

const WORDS = { W: 'won', D: 'drawn', L: 'lost' } as const

/** Recent results, oldest first. Won is solid, drawn hatched, lost an outline. */
export function FormBadges({ form }: { form: readonly (keyof typeof WORDS)[] }) {
  if (form.length === 0) return <span className={styles.none}>–</span>
  return (
    <span
      className={styles.form}
      role="img"
      aria-label={`Form: ${form.map((outcome) => WORDS[outcome]).join(', ')}`}
    >
      {form.map((outcome, match) => (
        <span key={match} className={styles.badge} data-outcome={outcome}>
          {outcome}
        </span>
      ))}
    </span>
  )
}
