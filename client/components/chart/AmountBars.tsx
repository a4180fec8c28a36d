import styles from './AmountBars.module.css'

interface AmountBar {
  label: string
  /** Above 0 it is drawn solid, below hatched. */
  amount: number
}

interface AmountBarsProps {
  /** The bars in one sentence, for those who do not see them. */
  summary: string
  bars: readonly AmountBar[]
  format: (amount: number) => string
}

/** Amounts under each other on one scale, those gained and those spent. */
export function AmountBars({ summary, bars, format }: AmountBarsProps) {
  const greatest = Math.max(1, ...bars.map(({ amount }) => Math.abs(amount)))
  return (
    <div role="img" aria-label={summary} className={styles.bars}>
      {bars.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              data-spent={amount < 0 || undefined}
              style={{ inlineSize: `${((Math.abs(amount) / greatest) * 100).toFixed(1)}%` }}
            />
          </span>
          <span className={styles.amount}>{format(amount)}</span>
        </div>
      ))}
    </div>
  )
}
