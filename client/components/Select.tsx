import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Select.module.css'

interface SelectProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  labelHidden?: boolean
  /** Receives the focus when its dialog opens. */
  'data-initial-focus'?: boolean
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  labelHidden = false,
  ...rest
}: SelectProps<Value>) {
  return (
    <label className={styles.field}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <span className={styles.box}>
        <select
          {...rest}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  )
}
