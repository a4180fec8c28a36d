import { Link, useSearchParams } from 'react-router-dom'
import { AccountCover } from './AccountCover.tsx'
import { RequestResetForm } from './RequestResetForm.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import styles from './accountForm.module.css'

/** Requests a reset mail; opened from the link in that mail, sets the new password. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const resetToken = query.get('token')
  return (
    <AccountCover title="Forgot password" description="Set a new password for your Floodlight account.">
      {resetToken === null ? <RequestResetForm /> : <ResetPasswordForm resetToken={resetToken} />}
      <div className={styles.doors}>
        <Link to="/login">Log In</Link>
        <Link to="/register">Create Account</Link>
      </div>
    </AccountCover>
  )
}
