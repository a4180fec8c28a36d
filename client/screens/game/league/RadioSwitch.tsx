import { useId } from 'react'
import styles from './RadioSwitch.module.css'

interface RadioSwitchProps<Value> {
  /** Accessible name of the group. */
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio group in a row above a view; arrow keys move along it. */
export function RadioSwitch<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: RadioSwitchProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.switch}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
