import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { focusField } from '../../components/TextField.tsx'
import styles from './accountForm.module.css'

const CHANGED = 'Your password has been changed. Anyone logged in with the old one has been logged out.'

/** `resetToken` comes from the link in the reset mail. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ resetToken }: { resetToken: string }) {
  const { session } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof session.rules.passwordFault>>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'pending' | 'changed'>('idle')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state === 'pending') return
    setRefusal(null)
    setState('pending')
    const found =
      session.rules.passwordFault({ password, confirmation }) ??
      (await session.rules.commonPasswordFault(password))
    setFault(found)
    if (found) {
      setState('idle')
      focusField(form.current, found.field)
      return
    }
    const outcome = await session.resetPassword(resetToken, password)
    setState(outcome.ok ? 'changed' : 'idle')
    if (!outcome.ok) setRefusal(outcome.message)
  }

  if (state === 'changed') {
    return <PasswordSet />
  }

  const errorAt = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.title}>Set a new password</h2>
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        maxLength={200}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={200}
        value={confirmation}
        onChange={setConfirmation}
        error={errorAt('confirmation')}
      />
      {refusal !== null && (
        <>
          <Notice tone="bad">{refusal}</Notice>
          <p>
            <Link to="/forgot-password">Ask for a new link</Link>
          </p>
        </>
      )}
      <Button type="submit" variant="primary" size="large" busy={state === 'pending'}>
        {state === 'pending' ? 'Saving...' : 'Save the password'}
      </Button>
    </form>
  )
})

function PasswordSet() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        New password set
      </h2>
      <Notice tone="good">{CHANGED}</Notice>
      <p>
        <Link to="/login">Log In with the new password</Link>
      </p>
    </div>
  )
}
