import { formatMoney, formatMoneyShort } from './formatMoney.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Pounds. */
  amount: number
  /** Three significant figures, the whole figure on hover. */
  short?: boolean
}

/** An amount in pounds; debts are red and carry a minus. */
export function Money({ amount, short = false }: MoneyProps) {
  const whole = formatMoney(amount)
  return (
    <data
      className={styles.money}
      value={String(Math.round(amount))}
      data-debt={amount < 0 || undefined}
      title={short ? whole : undefined}
    >
      {short ? formatMoneyShort(amount) : whole}
    </data>
  )
}
