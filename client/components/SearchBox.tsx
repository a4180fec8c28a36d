import { useId, type Ref } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>
  /** Label of the field, also its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchBox({ ref, label, value, onChange }: SearchBoxProps) {
  const inputId = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        ref={ref}
        id={inputId}
        className={styles.input}
        type="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
