import { useId } from 'react'
import styles from './TextArea.module.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
}

/** Multi-line text input under its label. */
export function TextArea({ label, value, onChange, maxLength }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={4}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    </div>
  )
}
