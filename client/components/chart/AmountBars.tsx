import styles from './AmountBars.module.css'

interface AmountBar {
  label: string
  /** Solid above 0, hatched below. */
  amount: number
}

interface AmountBarsProps {
  /** The chart in one sentence, for screen readers. */
  summary: string
  bars: readonly AmountBar[]
  format: (amount: number) => string
}

/** Horizontal bars of income and spending on a common scale. */
export function AmountBars({ summary, bars, format }: AmountBarsProps) {
  const greatest = Math.max(1, ...bars.map(({ amount }) => Math.abs(amount)))
  return (
    <div role="img" aria-label={summary} className={styles.bars}>
      {bars.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <span>{label}</span>
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
