import { signedPounds } from '../simulation/core/money.ts'
import { formatMoney } from './formatMoney.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Pounds. */
  amount: number
  /** With a plus sign above 0. */
  isChange?: boolean
}

/** Amount in pounds; negative amounts are red with a minus sign. */
export function Money({ amount, isChange = false }: MoneyProps) {
  return (
    <data className={styles.money} value={String(Math.round(amount))} data-debt={amount < 0 || undefined}>
      {isChange ? signedPounds(amount) : formatMoney(amount)}
    </data>
  )
}
