import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '../../components/Button.tsx'
import { focusField, TextField } from '../../components/TextField.tsx'
import styles from './accountForm.module.css'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
}

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, new every 30 seconds',
    inputMode: 'numeric',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten you kept. Each works once.',
    inputMode: 'text',
    other: 'Use the app’s code',
  },
} as const

/** Second step of the login: the app's code, or a recovery code. Takes the focus when it appears. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const { label, hint, inputMode, other } = KINDS[kind]

  useEffect(() => focusField(place.current?.closest('form') ?? null, 'code'), [kind])

  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    onChange('')
  }

  return (
    <div ref={place} className={styles.fields}>
      <TextField
        label={label}
        name="code"
        hint={hint}
        inputMode={inputMode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={onChange}
      />
      <div>
        <LinkButton onClick={change}>{other}</LinkButton>
      </div>
    </div>
  )
}
