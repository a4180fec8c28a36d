import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { PageHeading } from '../PageHeading.tsx'
import { AccountCover } from './AccountCover.tsx'
import { RequestResetForm } from './RequestResetForm.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import styles from './accountForm.module.css'

/** Requests a reset mail; opened from the link in that mail, sets the new password. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const [resetToken] = useState(() => query.get('token'))
  return (
    <AccountCover
      heading={
        <PageHeading title="Forgot password" description="Set a new password for your Floodlight account.">
          Floodlight
        </PageHeading>
      }
    >
      {resetToken === null ? <RequestResetForm /> : <ResetPasswordForm resetToken={resetToken} />}
      <div className={styles.doors}>
        <Link to="/login">Log In</Link>
        <Link to="/register">Create Account</Link>
      </div>
    </AccountCover>
  )
}
