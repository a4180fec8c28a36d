import { useId } from 'react'
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
          <Bar share={Math.abs(amount) / greatest} isSpent={amount < 0} />
          <span className={styles.amount}>{format(amount)}</span>
        </div>
      ))}
    </div>
  )
}

function Bar({ share, isSpent }: { share: number; isSpent: boolean }) {
  const hatch = useId()
  return (
    <svg className={styles.track} aria-hidden="true">
      {isSpent && (
        <pattern
          id={hatch}
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
          className={styles.hatch}
        >
          <path d="M0 0.75H5" />
        </pattern>
      )}
      <rect
        className={styles.bar}
        data-spent={isSpent || undefined}
        style={{ width: `max(2px, ${(share * 100).toFixed(1)}%)` }}
        height="100%"
        fill={isSpent ? `url(#${hatch})` : undefined}
      />
      <path className={styles.axis} d="M0 0V12" />
    </svg>
  )
}
