import { formatMoney } from './formatMoney.ts'
import styles from './Money.module.css'

/** An amount in pounds; debts are red and carry a minus. */
export function Money({ amount }: { amount: number }) {
  return (
    <data className={styles.money} value={String(Math.round(amount))} data-debt={amount < 0 || undefined}>
      {formatMoney(amount)}
    </data>
  )
}
