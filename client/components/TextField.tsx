import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './TextField.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'id'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Error message, shown below and announced: when it appears, and with the field. */
  error?: string | undefined
  /** Control at the end of the field. */
  aside?: ReactNode
  /** Help text below the field. */
  hint?: string
}

/** Single-line text input under its label. */
export function TextField({ label, onChange, error, aside, hint, ...rest }: TextFieldProps) {
  const inputId = useId()
  const noteId = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error !== undefined || undefined}>
        <input
          {...rest}
          id={inputId}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.target.value)}
        />
        {aside}
      </div>
      {error !== undefined ? (
        <p id={noteId} className={styles.error} role="alert">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

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
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Focuses the form's field of that name, so that its error is announced and can be corrected at once. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
