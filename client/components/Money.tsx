import { formatMoney } from './formatMoney.ts'
import styles from './Money.module.css'

/** Amount in pounds; negative amounts are red with a minus sign. */
export function Money({ amount }: { amount: number }) {
  return (
    <data className={styles.money} value={String(Math.round(amount))} data-debt={amount < 0 || undefined}>
      {formatMoney(amount)}
    </data>
  )
}
