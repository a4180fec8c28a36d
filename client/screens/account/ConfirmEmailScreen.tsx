import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { AccountCover } from './AccountCover.tsx'
import styles from './accountForm.module.css'

/**
 * Opened from the link in the mail of a registration. Confirms at the press of a button: mail servers follow links
 * by themselves.
 */
export const ConfirmEmailScreen = observer(function ConfirmEmailScreen() {
  const { session } = useStores()
  const [query] = useSearchParams()
  const [confirmToken] = useState(() => query.get('token') ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'pending' | 'confirmed'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  const isConfirmed = state === 'confirmed'

  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isConfirmed) heading.current?.focus()
  }, [isConfirmed])

  const confirm = async () => {
    if (state === 'pending') return
    setRefusal(null)
    setState('pending')
    const outcome = await session.confirmEmail(confirmToken)
    setState(outcome.ok ? 'confirmed' : 'idle')
    if (!outcome.ok) setRefusal(outcome.message)
  }

  return (
    <AccountCover title="Confirm your email" description="Confirm the email of your Floodlight account.">
      <div className={styles.form}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {isConfirmed ? 'Email confirmed' : 'Is this your email?'}
        </h2>
        {isConfirmed ? (
          <Notice tone="good">Your email is confirmed and belongs to your account.</Notice>
        ) : (
          <>
            <p className={styles.lead}>One click, and it belongs to the account you made with it.</p>
            {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
            <Button variant="primary" size="large" busy={state === 'pending'} onClick={() => void confirm()}>
              {state === 'pending' ? 'Confirming...' : 'Confirm my email'}
            </Button>
          </>
        )}
      </div>
      <div className={styles.doors}>
        <Link to="/login">Log In</Link>
        <Link to="/forgot-password">Forgot Password?</Link>
      </div>
    </AccountCover>
  )
})
