import { useId, useState } from 'react'
import styles from './PriceField.module.css'

interface PriceFieldProps {
  label: string
  /** Pounds. */
  price: number
  range: { min: number; max: number }
  onChange: (price: number) => void
}

/** Number input for a price, committed on Enter or blur. */
export function PriceField({ label, price, range, onChange }: PriceFieldProps) {
  const id = useId()
  /** Text typed but not committed yet. */
  const [typed, setTyped] = useState<string | null>(null)

  const confirm = () => {
    setTyped(null)
    if (typed !== null && typed !== '' && Number(typed) !== price) onChange(Number(typed))
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={range.min}
        max={range.max}
        step={1}
        value={typed ?? String(price)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={confirm}
        onKeyDown={({ key }) => {
          if (key === 'Enter') confirm()
        }}
      />
    </div>
  )
}
