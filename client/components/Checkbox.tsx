import { useId, type ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Error message, shown below and announced with the box. */
  error?: string | undefined
  name?: string
  /** Content after the label, such as a link to the terms. */
  children?: ReactNode
}

/** Checkbox with a label. */
export function Checkbox({ label, isChecked, onChange, error, name, children }: CheckboxProps) {
  const boxId = useId()
  const errorId = useId()
  return (
    <div className={styles.field}>
      <p className={styles.line}>
        <input
          id={boxId}
          className={styles.box}
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={boxId}>{label}</label>
        {children}
      </p>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
