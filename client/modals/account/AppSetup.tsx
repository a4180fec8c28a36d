import { useEffect, useRef } from 'react'
import { QrCode } from '../../components/QrCode.tsx'
import { TextField } from '../../components/TextField.tsx'
import type { TwoStepSecret } from '../../stores/TwoStepStore.ts'
import styles from './TwoStepDialog.module.css'

interface AppSetupProps {
  secret: TwoStepSecret
  code: string
  error: string | undefined
  onCode: (code: string) => void
}

/** The secret for an authenticator app, as QR code, link and text, and the field for the app's first code. */
export function AppSetup({ secret, code, error, onCode }: AppSetupProps) {
  const start = useRef<HTMLParagraphElement>(null)
  // The password, which had the focus, is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <>
      <p ref={start} tabIndex={-1}>
        Scan this with an authenticator app, or <a href={secret.address}>open it in the app</a> on this
        device. Then type the six digits that it shows.
      </p>
      <QrCode text={secret.address} label="QR code for the authenticator app" />
      <p>
        No camera? Type this key into the app: <code className={styles.secret}>{inFours(secret.secret)}</code>
      </p>
      <TextField
        label="Code from your authenticator app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={onCode}
        error={error}
      />
    </>
  )
}

/** Groups of four, easier to type; apps ignore the spaces. */
function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? text
}
